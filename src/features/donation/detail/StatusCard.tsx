import type { Donation } from '@/domain/donation/donation'
import { paths } from '@/lib/paths'
import { Card } from '@/ui/Card'
import { LinkButton } from '@/ui/LinkButton'
import { StatusBadge } from '@/features/donation/components/StatusBadge'
import classes from './StatusCard.module.css'
import { statusView } from './status-view'

/** The donation's status, with the date that belongs to it. */
export function StatusCard({ code, donation }: { code: string; donation: Donation }) {
  const { tone, badge, label, date } = statusView(donation)
  return (
    <Card className={classes.card}>
      {/* Announced when it changes: "Belum Lunas" may become "Lunas" while the page is open. */}
      <div role="status" className={classes.status}>
        <StatusBadge tone={tone}>{badge}</StatusBadge>
        <p>
          {label} <strong className={classes.date}>{date}</strong>
        </p>
      </div>
      {donation.status === 'unpaid' && (
        <>
          <p className={classes.text}>
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
