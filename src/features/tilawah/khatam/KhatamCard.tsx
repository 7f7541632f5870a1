import { paths } from '@/lib/address/paths'
import { AppLink } from '@/ui/AppLink'
import { Card } from '@/ui/Card'
import { IconChevronRight } from '@/ui/icons'
import rows from '@/ui/list/rows.module.css'
import { ProgressBar } from '@/ui/state/ProgressBar'
import { type Khatam, khatamState } from '@/domain/quran/khatam'
import { todayLine } from './khatam-words'
import classes from './KhatamCard.module.css'

/** A khatam in a list: what is due, and how far it has come. @param today `YYYY-MM-DD` */
export function KhatamCard({ khatam, today }: { khatam: Khatam; today: string }) {
  const state = khatamState(khatam, today)
  const { pages, unread } = state
  const read = pages.length - unread.length
  return (
    <Card as="li" flush>
      <AppLink to={paths.khatam(khatam.id)} className={rows.row}>
        <span className={rows.words}>
          <span className={classes.name}>{khatam.nama}</span>
          <span className="jm-quiet">{todayLine(state)}</span>
        </span>
        <IconChevronRight size={20} aria-hidden />
      </AppLink>
      <div className={classes.progress}>
        <ProgressBar
          percent={(100 * read) / pages.length}
          label={`${khatam.nama}: ${read} dari ${pages.length} halaman`}
        />
      </div>
    </Card>
  )
}
