import { useQuery } from '@tanstack/react-query'
import { unseen } from '@/api/query'
import { useListed } from '@/domain/capabilities/use-listed'
import { type Legality, legalityQuery, type Licence } from '@/domain/organisation/legality'
import { paths } from '@/lib/address/paths'
import { AppLink } from '@/ui/AppLink'
import { IconBuildingBank, IconChevronRight } from '@/ui/icons'
import { LineSkeleton } from '@/ui/state/Skeleton'
import { useServerNow } from '@/ui/use-now'
import classes from './Custodian.module.css'

/** Who holds the money, and by what permit; nothing where the backend doesn't tell. */
export function Custodian() {
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
export function CustodianSkeleton() {
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
