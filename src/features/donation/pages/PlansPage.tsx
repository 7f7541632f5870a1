import { useEffect, useState } from 'react'
import { planState, type Ramadans } from '@/domain/giving-plan/occasions'
import { MOST_PLANS, type Plan, plans, withMissedTold } from '@/domain/giving-plan/plan'
import { knownRamadans, storedAuthority } from '@/domain/prayer-times/hijri-calendar'
import { PlanCard } from '@/features/donation/plans/PlanCard'
import { paths } from '@/lib/address/paths'
import { localDay } from '@/lib/time/calendar-day'
import { LinkButton } from '@/ui/button/Button'
import { IconPlus, IconRepeat } from '@/ui/icons'
import { EmptyState } from '@/ui/state/States'
import { Skeleton } from '@/ui/state/Skeleton'
import { useServerNow } from '@/ui/use-now'
import { useStore } from '@/ui/use-store'
import classes from './PlansPage.module.css'

/** What somebody has set out to give again and again: what is due today first, what has ended last. */
export default function PlansPage() {
  const all = useStore(plans, () => [])
  const authority = useStore(storedAuthority, () => 'pemerintah' as const)
  const now = useServerNow()
  if (now === null)
    return (
      <div className={classes.page}>
        <Skeleton height={72} />
        <Skeleton height={240} />
      </div>
    )
  const today = localDay(now)
  return (
    <div className={classes.page}>
      {all.length === 0 ? (
        <EmptyState
          icon={<IconRepeat size={32} stroke={1.5} />}
          title="Belum ada infaq rutin"
          text="Rencanakan infaq setiap Jumat, setiap bulan, atau di malam Ramadan. Pada harinya, Beranda mengingatkan."
          action={<LinkButton to={paths.newPlan()}>Buat infaq rutin</LinkButton>}
        />
      ) : (
        <PlanList
          key={today}
          all={all}
          now={now}
          today={today}
          ramadans={knownRamadans(authority)}
        />
      )}
      <p className="jm-quiet">
        Tidak ada dana yang terpotong otomatis: setiap infaq Anda bayar sendiri. Rencana ini hanya
        tersimpan di perangkat ini; HP lain tidak mengetahuinya. Harinya mengikuti waktu di HP Anda.
      </p>
    </div>
  )
}

interface PlanListProps {
  all: readonly Plan[]
  now: Date
  /** `YYYY-MM-DD`; another day has another list. */
  today: string
  ramadans: Ramadans
}

function PlanList({ all, now, today, ramadans }: PlanListProps) {
  // Told once: noted at once, and shown until one leaves.
  const [missed] = useState(
    () => new Map(all.map((plan) => [plan.id, planState(plan, today, ramadans).missed])),
  )
  useEffect(() => {
    if ([...missed.values()].some((days) => days.length > 0))
      plans.update((stored) => stored.map((plan) => withMissedTold(plan, today)))
  }, [missed, today])
  const rank = (plan: Plan) => {
    const state = planState(plan, today, ramadans)
    if (state.phase !== 'running') return state.phase === 'paused' ? 2 : 3
    return state.today === 'due' ? 0 : 1
  }
  return (
    <>
      <ul role="list" className={classes.list} aria-label="Infaq rutin">
        {all
          .toSorted((one, other) => rank(one) - rank(other))
          .map((plan) => (
            <PlanCard
              key={plan.id}
              plan={plan}
              now={now}
              today={today}
              ramadans={ramadans}
              missed={missed.get(plan.id) ?? []}
            />
          ))}
      </ul>
      {all.length < MOST_PLANS && (
        <LinkButton
          to={paths.newPlan()}
          variant="light"
          leftSection={<IconPlus size={20} aria-hidden />}
        >
          Buat infaq rutin lain
        </LinkButton>
      )}
    </>
  )
}
