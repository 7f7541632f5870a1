import { paths } from '@/lib/address/paths'
import { AppLink } from '@/ui/AppLink'
import { LinkButton } from '@/ui/button/Button'
import { IconAlertTriangle } from '@/ui/icons'
import { EmptyState } from '@/ui/state/States'
import { useServerNow } from '@/ui/use-now'
import { remainingTime } from './program'
import classes from './EndedNotice.module.css'

/**
 * Says that a program has ended before a donor fills in a form that the backend may refuse. Button and form stay: the
 * device's clock may be wrong, and the backend decides (docs/decisions.md).
 */
export function EndedNotice({
  deadline,
  brief = false,
}: {
  deadline: Date | null
  /** A shorter text for narrow places. */
  brief?: boolean
}) {
  const now = useServerNow()
  if (!now || remainingTime(deadline, now).kind !== 'ended') return null
  return (
    <p className={classes.notice} role="status">
      <IconAlertTriangle size={20} aria-hidden />
      <span>
        <span>
          {brief
            ? 'Program ini sudah berakhir. '
            : 'Program ini sudah berakhir, jadi donasi baru mungkin tidak dapat diterima. '}
        </span>
        <AppLink to={paths.infaq()}>Lihat program lain</AppLink>
      </span>
    </p>
  )
}

/** Shown instead of the action for a program that doesn't exist. */
export function ProgramGone() {
  return (
    <EmptyState
      title="Program tidak ditemukan"
      text="Program ini mungkin sudah dipindahkan atau ditutup."
      action={<LinkButton to={paths.infaq()}>Lihat program lain</LinkButton>}
    />
  )
}
