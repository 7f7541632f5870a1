import { useId } from 'react'
import { type Cashbook, type CashRow, sumsByItem } from '@/domain/masjid/cashbook'
import { formatRupiah } from '@/lib/format-number'
import { dayText } from '@/lib/time/day-words'
import { Card } from '@/ui/Card'
import { Amount } from '@/ui/text/Amount'
import { DocumentLink } from '@/ui/list/LinkLine'
import { KeyValueList, KeyValueRow } from '@/ui/text/KeyValueRow'
import classes from './CashBook.module.css'

const sides = [
  { side: 'income', name: 'Pemasukan', sign: '+', word: 'Masuk' },
  { side: 'expense', name: 'Pengeluaran', sign: '−', word: 'Keluar' },
] as const

/** What a book that adds up says: the sums, each side by item, and each row; the same on the screen and on paper. */
export function CashFigures({ book }: { book: Cashbook }) {
  const { opening, closing, income, expense, rows } = book
  const most = Math.max(income, expense, 1)
  return (
    <>
      <Card as="section" aria-label="Ringkasan kas" className={classes.summary}>
        {/* Equally large: a large balance alone makes people ask what it is kept for. */}
        <dl className={classes.large}>
          <div>
            <dt>Saldo akhir</dt>
            <dd>
              <Amount value={closing} size="lg" tone="plain" />
            </dd>
          </div>
          <div>
            <dt>Pengeluaran</dt>
            <dd>
              <Amount value={expense} size="lg" tone="plain" />
            </dd>
          </div>
        </dl>
        <KeyValueList>
          <KeyValueRow amount label="Saldo awal">
            <Amount value={opening} tone="plain" />
          </KeyValueRow>
          {sides.map(({ side, name, sign }) => (
            <KeyValueRow key={side} amount label={name}>
              {`${sign} ${formatRupiah(book[side])}`}
            </KeyValueRow>
          ))}
        </KeyValueList>
        {(income > 0 || expense > 0) && (
          <div className={classes.bars} aria-hidden>
            {sides.map(({ side, name }) => (
              <div key={side} className={classes.bar} data-side={side}>
                <span>{name}</span>
                <svg viewBox="0 0 100 8" preserveAspectRatio="none">
                  <rect width={(book[side] / most) * 100} height="8" />
                </svg>
              </div>
            ))}
          </div>
        )}
      </Card>
      {sides.map(({ side, name }) => (
        <Items key={side} name={`${name} per pos`} rows={rows} side={side} />
      ))}
      {rows.length > 0 && <Rows rows={rows} />}
    </>
  )
}

interface ItemsProps {
  name: string
  rows: readonly CashRow[]
  side: (typeof sides)[number]['side']
}

function Items({ name, rows, side }: ItemsProps) {
  const heading = useId()
  const sums = sumsByItem(rows, side)
  if (sums.length === 0) return null
  return (
    <Card as="section" aria-labelledby={heading} className={classes.part}>
      <h3 id={heading} className={classes.heading}>
        {name}
      </h3>
      <KeyValueList>
        {sums.map(({ item, amount }) => (
          <KeyValueRow key={item} amount label={item}>
            <Amount value={amount} tone="plain" />
          </KeyValueRow>
        ))}
      </KeyValueList>
    </Card>
  )
}

function Rows({ rows }: { rows: readonly CashRow[] }) {
  return (
    <Card className={classes.part}>
      <table className={classes.table}>
        <caption className={classes.heading}>Rincian</caption>
        <thead className="jm-hidden">
          <tr>
            <th scope="col">Uraian</th>
            <th scope="col">Jumlah</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            // Two rows may be alike, and the order never changes.
            <tr key={index}>
              <td>
                <span>{row.words}</span>
                <span className={classes.about}>{`${row.item} · ${dayText(row.day)}`}</span>
                {row.documents.map(({ title, href, pictureUrl }, at) => (
                  <DocumentLink key={at} title={title} href={href ?? pictureUrl} />
                ))}
              </td>
              <td className={classes.amounts}>
                {sides.map(
                  ({ side, sign, word }) =>
                    row[side] > 0 && (
                      <span key={side} className={classes.amount} data-side={side} translate="no">
                        <span className="jm-hidden">{`${word} `}</span>
                        <span>{`${sign} ${formatRupiah(row[side])}`}</span>
                      </span>
                    ),
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}
