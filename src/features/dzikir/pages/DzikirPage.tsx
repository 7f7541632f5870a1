import { DzikirMenu } from '@/features/dzikir/components/DzikirMenu'
import { TallyCounter } from '@/features/dzikir/components/TallyCounter'
import classes from './DzikirPage.module.css'

/** The digital tally and the ways to the readings (spec §2 Dzikir home): `/dzikir`, and the `/donation` root. */
export default function DzikirPage() {
  return (
    <div className={classes['page']}>
      <TallyCounter />
      <DzikirMenu />
    </div>
  )
}
