import { useQuery } from '@tanstack/react-query'
import { unseen } from '@/api/query'
import { useListed } from '@/domain/capabilities/use-listed'
import { type Legality, legalityQuery, type Licence } from '@/domain/organisation/legality'
import {
  type Program,
  progressPercent,
  remainingTime,
  remainingTimeLabel,
  urgency,
} from '@/domain/program/program'
import { totalDonateQuery } from '@/domain/program/program-queries'
import { paths } from '@/lib/address/paths'
import { formatRupiah, wholePercent } from '@/lib/format-number'
import { AppLink } from '@/ui/AppLink'
import { IconBuildingBank, IconChevronRight, IconClock, IconMapPin } from '@/ui/icons'
import { Picture } from '@/ui/picture/Picture'
import { ProgressBar } from '@/ui/state/ProgressBar'
import { InlineError } from '@/ui/state/RetryLines'
import { LineSkeleton, Skeleton } from '@/ui/state/Skeleton'
import { Amount } from '@/ui/text/Amount'
import { useServerNow } from '@/ui/use-now'
import classes from './ProgramHeader.module.css'

/** Who holds the money, and by what permit; nothing where the backend doesn't tell. */
function Custodian() {
  const listed = useListed('/asset/get_legality')
  const legality = useQuery({ ...legalityQuery(), ...unseen, enabled: listed === true })
  if (listed === false || legality.isError) return null
  return legality.data === undefined ? <CustodianSkeleton /> : <CustodianLink {...legality.data} />
}

function CustodianLink({ organisation, licences }: Legality) {
  const now = useServerNow()
  const valid = now && licences.find((licence) => isValid(licence, now))
  return (
    <AppLink to={paths.legality()} className={classes.custodian}>
      <IconBuildingBank size={20} stroke={1.7} aria-hidden />
      <span className={classes.words}>
        <span>
          <span className="jm-quiet">Dikelola </span>
          <span className={classes.name}>{organisation}</span>
        </span>
        <span className={classes.permit}>
          <span className={classes.kind}>{valid ? valid.kind : 'Legalitas & biaya'}</span>
          {valid && valid.number !== '' && <span className={classes.number}>{valid.number}</span>}
        </span>
      </span>
      <IconChevronRight size={18} aria-hidden />
    </AppLink>
  )
}

const isValid = ({ validUntil }: Licence, now: Date) =>
  validUntil === 'endless' || (validUntil !== null && validUntil >= now)

/** The skeleton of a `Custodian`. */
function CustodianSkeleton() {
  return (
    <p className={classes.custodian}>
      <span className={classes.words}>
        <span>
          <LineSkeleton width="80%" />
        </span>
        <span className={classes.permit}>
          <LineSkeleton width="50%" />
        </span>
      </span>
    </p>
  )
}

/** Flyer, title, the amount collected of the target, the time left. */
export function ProgramHeader({ program }: { program: Program }) {
  return (
    <div>
      <Picture src={program.flyerUrl} alt="" width={640} height={360} priority />
      <div className={classes.body}>
        <h2 className={classes.title}>{program.title}</h2>
        {program.address !== null && (
          <p className={classes.address}>
            <IconMapPin size={16} aria-hidden />
            <span>{program.address}</span>
          </p>
        )}
        <Custodian />
        <Collected program={program} />
      </div>
    </div>
  )
}

function targetText(target: number | null, collectedUnknown: boolean): string {
  if (collectedUnknown) return target === null ? 'Tanpa target' : `Target ${formatRupiah(target)}`
  return target === null ? 'Terkumpul · Tanpa target' : `Terkumpul dari ${formatRupiah(target)}`
}

function Collected({ program }: { program: Program }) {
  const total = useQuery(totalDonateQuery(program))
  const { target } = program
  const failed = total.isError && total.data === undefined
  const percent = progressPercent(total.data ?? null, target)
  return (
    <div className={classes.collected}>
      {failed ? (
        <InlineError
          text="Jumlah terkumpul gagal dimuat."
          onRetry={total.refetch}
          retrying={total.isFetching}
        />
      ) : (
        <div className={classes.amount}>
          {total.data === undefined ? (
            <Skeleton width="9em" height="1.25rem" />
          ) : (
            <Amount value={total.data} size="xl" />
          )}
        </div>
      )}
      <div className={classes.facts}>
        <span className="jm-quiet">{targetText(target, failed)}</span>
        <RemainingTime deadline={program.deadline} />
      </div>
      {total.data === undefined
        ? // While the amount isn't known, nothing false is said about money.
          !failed && target !== null && <Skeleton height={6} radius={3} />
        : target !== null && (
            <ProgressBar
              percent={percent}
              label={`${wholePercent(percent)}% dari target terkumpul`}
            />
          )}
      {target !== null && !failed && (
        <p className={classes.percent} aria-hidden>
          {total.data === undefined ? (
            <Skeleton width="6em" height="0.75em" />
          ) : percent === 100 ? (
            'Target tercapai'
          ) : (
            `${wholePercent(percent)}% dari target`
          )}
        </p>
      )}
    </div>
  )
}

/** The skeleton of a `ProgramHeader`, of the same size. */
export function ProgramHeaderSkeleton() {
  return (
    <div>
      <Picture src={null} alt="" width={640} height={360} />
      <div className={classes.body}>
        <p className={classes.title}>
          <LineSkeleton width="85%" />
        </p>
        <CustodianSkeleton />
        <div className={classes.collected}>
          <div className={classes.amount}>
            <Skeleton width="9em" height="1.25rem" />
          </div>
          <div className={classes.facts}>
            <Skeleton width="12em" height="0.875rem" />
            <Skeleton width="6em" height="28px" radius={14} />
          </div>
          <Skeleton height={6} radius={3} />
          <p className={classes.percent}>
            <Skeleton width="6em" height="0.75em" />
          </p>
        </div>
      </div>
    </div>
  )
}

/** How long a program still runs; also correct on a page left open over midnight. */
function RemainingTime({ deadline }: { deadline: Date | null }) {
  const now = useServerNow()
  if (now === null) return <Skeleton width="6em" height="28px" radius={14} />
  const left = remainingTime(deadline, now)
  const { text, sign } = remainingTimeLabel(left)
  return (
    <span className={classes.label} data-urgency={urgency(left)}>
      {sign === undefined ? (
        <IconClock size={16} aria-hidden />
      ) : (
        <span className={classes.sign} aria-hidden>
          {sign}
        </span>
      )}
      <span className="jm-hidden">Sisa waktu: </span>
      <span>{text}</span>
    </span>
  )
}
