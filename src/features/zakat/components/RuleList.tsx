import type { ZakatKind } from '@/domain/zakat/kinds'
import { offeredOn, type Rule, zakatRules } from '@/domain/zakat/rules'
import { periodText, ruleText } from '@/features/zakat/form/questions'
import { formatCalendarDay } from '@/lib/time/calendar-day'
import { Disclosure } from '@/ui/Disclosure'
import classes from './RuleList.module.css'

/** The rules of a kind on a day, folded: each value, who holds it, since when, and where it was found. */
export function RuleList({ kind, day }: { kind: ZakatKind; day: string }) {
  const { tarif, nisab, fitrah, fidyah } = zakatRules
  const rules = [
    ...offeredOn(nisab, kind, day),
    ...offeredOn(tarif, kind, day),
    ...offeredOn(kind === 'fitrah' ? fitrah : fidyah, kind, day),
  ]
  return (
    <div className={classes.rules}>
      <Disclosure summary="Aturan dan sumbernya">
        <ul role="list" className={classes.list}>
          {rules.map(({ rule, isCurrent }) => (
            <li key={rule.nama}>
              <p className={classes.value}>{ruleText(rule)}</p>
              <p className={classes.fact}>{factsOf(rule)}</p>
              {!isCurrent && (
                <p
                  className={classes.lapsed}
                >{`Masa berlakunya lewat. Cari di ${rule.dicari.di}.`}</p>
              )}
              {[rule.sumber, ...(isCurrent ? [] : [rule.dicari])].map(
                ({ tautan }) =>
                  tautan !== null && (
                    <p key={tautan} className={classes.fact}>
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
