import { DzikirMenu } from '@/features/dzikir/components/DzikirMenu'
import { TallyCounter } from '@/features/dzikir/components/TallyCounter'
import classes from './DzikirPage.module.css'

/** The digital tally, with links to the readings: `/dzikir`, and the `/donation` root. */
export default function DzikirPage() {
  return (
    <div className={classes.page}>
      <TallyCounter />
      <DzikirMenu />
    </div>
  )
}
