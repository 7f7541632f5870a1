import { useLocation } from 'react-router-dom'
import { dateIn, WIB } from '@/domain/place/zone'
import { zakatKinds } from '@/domain/zakat/kinds'
import { RuleList } from '@/features/zakat/components/RuleList'
import { ZakatForm } from '@/features/zakat/components/ZakatForm'
import { Skeleton } from '@/ui/state/Skeleton'
import { useNow } from '@/ui/use-now'
import classes from './ZakatPage.module.css'

/** The reckoning of the kind that the address names. */
export default function ZakatKindPage() {
  const { pathname } = useLocation()
  const now = useNow()
  const kind = zakatKinds.find(({ id }) => pathname.replace(/\/$/, '').endsWith(`/${id}`))
  if (kind === undefined) throw new Error(`${pathname} is no kind of zakat`)
  // The prerendered page doesn't know the day, on which the rules depend.
  const day = now && dateIn(WIB, now.getTime())
  return (
    <div className={classes.page}>
      <p className={classes.lead}>{kind.about}</p>
      {day === null ? (
        <>
          <Skeleton height={480} radius={16} />
          <Skeleton height={160} radius={16} />
        </>
      ) : (
        <>
          <ZakatForm key={kind.id} kind={kind.id} title={kind.title} day={day} />
          <RuleList kind={kind.id} day={day} />
        </>
      )}
    </div>
  )
}
