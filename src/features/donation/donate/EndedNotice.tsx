import { paths } from '@/lib/paths'
import { remainingTime } from '@/lib/remaining-time'
import { AppLink } from '@/ui/AppLink'
import { IconAlertTriangle } from '@/ui/icons'
import { useNow } from '@/ui/use-now'
import classes from './EndedNotice.module.css'

/**
 * Says before the form is filled what the backend would say after it. The form stays: a device's clock may be wrong,
 * and the backend decides (docs/decisions.md).
 */
export function EndedNotice({ deadline }: { deadline: Date | null }) {
  const now = useNow()
  if (!now || remainingTime(deadline, now).kind !== 'ended') return null
  return (
    <p className={classes.notice} role="status">
      <IconAlertTriangle size={20} aria-hidden />
      <span>
        Program ini sudah berakhir, jadi donasi baru mungkin tidak dapat diterima.{' '}
        <AppLink to={paths.infaq()}>Lihat program lain</AppLink>
      </span>
    </p>
  )
}
