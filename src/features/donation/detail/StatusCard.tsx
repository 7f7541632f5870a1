import { useEffect, useRef, useState } from 'react'
import type { Donation } from '@/domain/donation/donation'
import { paths } from '@/lib/address/paths'
import { Card } from '@/ui/Card'
import { LinkButton } from '@/ui/button/LinkButton'
import { StatusBadge } from '@/features/donation/components/StatusBadge'
import classes from './StatusCard.module.css'
import { statusView } from './status-view'

/** The donation's status, with the date that belongs to it. */
export function StatusCard({ code, donation }: { code: string; donation: Donation }) {
  const { tone, badge, label, date } = statusView(donation)
  const place = useRef<HTMLDivElement>(null)
  const [firstStatus] = useState(donation.status)
  useEffect(() => {
    // The link, form or button that had the focus belonged to the former state, and is gone.
    if (donation.status !== firstStatus && document.activeElement === document.body)
      place.current?.focus({ preventScroll: true })
  }, [donation.status, firstStatus])
  return (
    <Card className={classes.card}>
      {/* Announced when it changes: "Belum Lunas" may become "Lunas" while the page is open. */}
      <div ref={place} tabIndex={-1} role="status" className={classes.status}>
        <StatusBadge tone={tone}>{badge}</StatusBadge>
        <p>
          <span>{`${label} `}</span>
          <strong className={classes.date}>{date}</strong>
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
