import type { ReactNode } from 'react'
import type { Donation } from '@/domain/donation/donation'
import { formatWibDateTime } from '@/lib/time/wib-date'
import { Badge } from '@/ui/Badge'
import classes from './StatusBadge.module.css'

export interface StatusBadgeProps {
  tone: 'success' | 'warning' | 'danger'
  children: ReactNode
}

/** A status in one word; the colour only repeats it. */
export function StatusBadge({ tone, children }: StatusBadgeProps) {
  return (
    <Badge
      size="lg"
      className={classes.badge ?? ''}
      data-tone={tone}
      leftSection={<i className={classes.dot} />}
    >
      {children}
    </Badge>
  )
}

/** A donation's status as the detail shows it. */
export interface StatusView {
  tone: StatusBadgeProps['tone']
  /** The backend's own word. */
  badge: string
  /** What `date` is the date of. */
  label: string
  date: string
}

/** Lunas is green, with the date of payment; Belum Lunas is yellow and anything else red, with the deadline. */
export function statusView({
  status,
  statusLabel,
  paidAt,
  deadline,
}: Pick<Donation, 'status' | 'statusLabel' | 'paidAt' | 'deadline'>): StatusView {
  const on = (date: Date | null) => (date === null ? '—' : formatWibDateTime(date))
  switch (status) {
    case 'paid':
      return { tone: 'success', badge: statusLabel, label: 'Dibayar pada', date: on(paidAt) }
    case 'unpaid':
      return { tone: 'warning', badge: statusLabel, label: 'Bayar sebelum', date: on(deadline) }
    case 'expired':
      return { tone: 'danger', badge: statusLabel, label: 'Batas waktu', date: on(deadline) }
  }
}
