import { useLocation } from 'react-router-dom'
import { dateIn, WIB } from '@/domain/place/zone'
import { type ZakatKind, zakatKinds } from '@/domain/zakat/kinds'
import { offeredOn, type Rule, zakatRules } from '@/domain/zakat/rules'
import { ZakatForm } from '@/features/zakat/components/ZakatForm'
import { periodText, ruleText } from '@/features/zakat/form/questions'
import { formatCalendarDay } from '@/lib/time/calendar-day'
import { Disclosure } from '@/ui/Disclosure'
import { Skeleton } from '@/ui/state/Skeleton'
import { useNow } from '@/ui/use-now'
import ruleListClasses from '@/features/zakat/components/RuleList.module.css'
import classes from './ZakatPage.module.css'

/** The rules of a kind on a day, folded: each value, who holds it, since when, and where it was found. */
export function RuleList({ kind, day }: { kind: ZakatKind; day: string }) {
  const { tarif, nisab, fitrah, fidyah } = zakatRules
  const rules = [
    ...offeredOn(nisab, kind, day),
    ...offeredOn(tarif, kind, day),
    ...offeredOn(kind === 'fitrah' ? fitrah : fidyah, kind, day),
  ]
  return (
    <div className={ruleListClasses.rules}>
      <Disclosure summary="Aturan dan sumbernya">
        <ul role="list" className={ruleListClasses.list}>
          {rules.map(({ rule, isCurrent }) => (
            <li key={rule.nama}>
              <p className={ruleListClasses.value}>{ruleText(rule)}</p>
              <p className={ruleListClasses.fact}>{factsOf(rule)}</p>
              {!isCurrent && (
                <p
                  className={ruleListClasses.lapsed}
                >{`Masa berlakunya lewat. Cari di ${rule.dicari.di}.`}</p>
              )}
              {[rule.sumber, ...(isCurrent ? [] : [rule.dicari])].map(
                ({ tautan }) =>
                  tautan !== null && (
                    <p key={tautan} className={ruleListClasses.fact}>
                      <a href={tautan} target="_blank" rel="noopener">
                        {new URL(tautan).hostname}
                      </a>
                    </p>
                  ),
              )}
            </li>
          ))}
        </ul>
      </Disclosure>
    </div>
  )
}

function factsOf(rule: Rule): string {
  const { pendapat, sumber, menurut, wilayah } = rule
  const source = [sumber.nama, sumber.nomor, sumber.tanggal && formatCalendarDay(sumber.tanggal)]
  return [
    pendapat,
    source.filter(Boolean).join(' '),
    menurut === 'pemberitaan' ? 'menurut pemberitaan, lembaga menegaskannya' : '',
    periodText(rule),
    wilayah,
  ]
    .filter((part) => part !== '')
    .join('; ')
}

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
