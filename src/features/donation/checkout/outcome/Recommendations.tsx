import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useRememberedDonations } from '@/domain/donation/remembered-donations'
import { isProgramId, type Program, programId, programPath } from '@/domain/program/program'
import { campaignLimitQuery, totalDonateQuery } from '@/domain/program/program-queries'
import { paths } from '@/lib/address/paths'
import { AppLink } from '@/ui/AppLink'
import { Card } from '@/ui/Card'
import { LinkLine } from '@/ui/list/LinkLine'
import { Picture } from '@/ui/picture/Picture'
import { Skeleton } from '@/ui/state/Skeleton'
import { QueryView } from '@/ui/state/States'
import { Amount } from '@/ui/text/Amount'
import { SectionHeading } from '@/ui/text/SectionHeading'
import cover from '@/ui/list/cover-link.module.css'
import classes from './Recommendations.module.css'

/** How many other programs are recommended. */
const LIMIT = 5

/** Other programs. @param except id of the one just given to, as the donation carries it */
export function Recommendations({ except }: { except: string }) {
  const { campaigns, others } = useOthers(except)
  if (others?.length === 0) return null
  return (
    <section aria-labelledby="program-lain" className={classes.section}>
      <SectionHeading id="program-lain">Program Lainnya</SectionHeading>
      <QueryView query={{ ...campaigns, data: others }} skeleton={<RowSkeleton />}>
        {(programs) => (
          <ul className={classes.list} role="list">
            {programs.map((program) => (
              <Row key={programId(program)} program={program} />
            ))}
          </ul>
        )}
      </QueryView>
    </section>
  )
}

/** Five are requested, and a sixth only if the program just given to is among them. */
function useOthers(except: string) {
  const isOther = (program: Program) => !isProgramId(except, program)
  const five = useQuery(campaignLimitQuery(LIMIT))
  const short = five.data?.length === LIMIT && !five.data.every(isOther)
  const six = useQuery({ ...campaignLimitQuery(LIMIT + 1), enabled: short })
  // If the backend refuses the sixth, four are better than none.
  const programs = short && !six.isError ? six.data : five.data
  return { campaigns: five, others: programs?.filter(isOther).slice(0, LIMIT) }
}

function Row({ program }: { program: Program }) {
  const total = useQuery(totalDonateQuery(program))
  return (
    <Card as="li" className={clsx(cover.whole, classes.row)}>
      <span className={classes.picture}>
        <Picture src={program.flyerUrl} alt="" width={96} height={72} radius={10} />
      </span>
      <div className={classes.text}>
        <h3 className={classes.title}>
          <AppLink to={programPath(program)} className={cover.link ?? ''}>
            {program.title}
          </AppLink>
        </h3>
        <p className={classes.collected}>
          {total.data === undefined && total.isError ? null : total.data === undefined ? (
            <Skeleton width="8em" height="0.75em" radius={4} />
          ) : (
            <>
              <span>Terkumpul </span>
              <Amount value={total.data} size="sm" />
            </>
          )}
        </p>
      </div>
    </Card>
  )
}

function RowSkeleton() {
  return (
    <div className={classes.list} aria-hidden>
      {Array.from({ length: LIMIT }, (_, row) => (
        <Card key={row} className={classes.row}>
          <span className={classes.picture}>
            <Skeleton height={72} radius={10} />
          </span>
          <div className={classes.text}>
            <p className={classes.title}>
              <Skeleton width="90%" height="0.8em" radius={4} />
            </p>
            <p className={classes.collected}>
              <Skeleton width="8em" height="0.75em" radius={4} />
            </p>
          </div>
        </Card>
      ))}
    </div>
  )
}

/**
 * A link to the history, where a donor without an account finds this donation again. Rendered only if this device keeps
 * the donation.
 */
export function HistoryLink({ code }: { code: string }) {
  const kept = useRememberedDonations()?.some((donation) => donation.code === code) ?? false
  return (
    kept && (
      <LinkLine
        text="Donasi ini tersimpan di perangkat ini, di"
        to={paths.donationHistory()}
        action="Riwayat Donasi"
      />
    )
  )
}
