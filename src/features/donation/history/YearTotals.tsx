import { useId } from 'react'
import type { YearTotal } from '@/domain/donation/history'
import { Amount } from '@/ui/text/Amount'
import { Card } from '@/ui/Card'
import { KeyValueList, KeyValueRow } from '@/ui/text/KeyValueRow'
import classes from './YearTotals.module.css'

/** What the account has given each year, on any device: paid donations only, whatever status is chosen for the list. */
export function YearTotals({ years }: { years: readonly YearTotal[] }) {
  const heading = useId()
  return (
    <div className={classes.place}>
      <Card as="section" aria-labelledby={heading}>
        <h2 id={heading} className={classes.heading}>
          Donasi lunas per tahun
        </h2>
        <p className="jm-quiet">Semua donasi akun Anda yang sudah lunas, menurut tanggal donasi.</p>
        <KeyValueList>
          {years.map(({ year, amount, donations }) => (
            <KeyValueRow key={year} amount label={`${year} (${donations} donasi)`}>
              <Amount value={amount} />
            </KeyValueRow>
          ))}
        </KeyValueList>
      </Card>
    </div>
  )
}
