import type { Donation } from '@/domain/donation/donation'
import { paths } from '@/lib/paths'
import { Card } from '@/ui/Card'
import { LinkButton } from '@/ui/LinkButton'
import { StatusBadge } from '@/features/donation/components/StatusBadge'
import classes from './StatusCard.module.css'
import { statusView } from './status-view'

/** The donation's status, with the date that matters for it (spec §4 Donation status). */
export function StatusCard({ code, donation }: { code: string; donation: Donation }) {
  const { tone, badge, label, date } = statusView(donation)
  return (
    <Card className={classes['card']}>
      {/* A change is worth telling: "Belum Lunas" becomes "Lunas" while one looks at it. */}
      <div role="status" className={classes['status']}>
        <StatusBadge tone={tone}>{badge}</StatusBadge>
        <p>
          {label} <strong className={classes['date']}>{date}</strong>
        </p>
      </div>
      {donation.status === 'unpaid' && (
        <>
          <p className={classes['text']}>
            Donasi yang belum lunas harus dibayar sebelum batas waktu. Jika tidak, donasi otomatis
            dibatalkan.
          </p>
          <LinkButton to={paths.checkout(code)} fullWidth>
            Lihat instruksi pembayaran
          </LinkButton>
        </>
      )}
    </Card>
  )
}
