import { useDebouncedValue } from '@mantine/hooks'
import type { NoneDue } from '@/domain/zakat/reckon'
import type { Line, Outcome } from '@/features/zakat/form/reckoning'
import { paths } from '@/lib/address/paths'
import { Card } from '@/ui/Card'
import { LinkButton } from '@/ui/button/Button'
import type { Elements } from '@/ui/elements'
import classes from './ResultCard.module.css'

/** Said of every result: nobody has confirmed it. */
const RECKONING_NOTE =
  'Hitungan ini alat bantu menurut pemberitaan dan pilihan Anda; lembaga zakat yang menegaskannya.'

/** Why nothing is due. */
const noneText = {
  nisab: 'Belum mencapai nisab, jadi tidak ada zakat yang wajib.',
  debts: 'Utang melebihi harta, jadi tidak ada zakat yang wajib.',
  year: 'Belum genap setahun, jadi belum ada zakat yang wajib.',
} as const satisfies Record<NoneDue, string>

const lineText = ({ label, value, source }: Line) =>
  `${label}: ${value}${source === undefined ? '' : ` [${source}]`}`

/**
 * A result as a text to send to somebody.
 * @param title the kind's
 * @param date in words
 */
export function reckoningText(
  title: string,
  date: string,
  outcome: Extract<Outcome, { kind: 'due' | 'none' }>,
): string {
  const result =
    outcome.kind === 'due' ? `${outcome.amount} (${outcome.words})` : noneText[outcome.why]
  return [
    `${title}, ${date}`,
    ...outcome.lines.map(lineText),
    `Hasil: ${result}`,
    RECKONING_NOTE,
  ].join('\n')
}

/** In milliseconds: a screen reader mustn't read each digit's result. */
const PAUSE_MS = 500

/** What the entries come to, in words too, and how that was reached. */
export function ResultCard({
  title,
  date,
  outcome,
  children,
}: {
  title: string
  /** In words. */
  date: string
  outcome: Outcome
  /** What can be done with a result. */
  children: Elements
}) {
  const [settled] = useDebouncedValue(outcome, PAUSE_MS)
  const has = outcome.kind === 'due' || outcome.kind === 'none'
  return (
    <Card as="section" aria-labelledby="hasil" className={classes.card}>
      <div>
        <h2 id="hasil" className={classes.title}>
          {`Hasil ${title}`}
        </h2>
        <p className={classes.date}>{date}</p>
      </div>
      {outcome.kind === 'due' && (
        <p className={classes.amount} translate="no">
          {outcome.amount}
        </p>
      )}
      <p className={classes.words}>{saidOf(outcome)}</p>
      <p className="jm-hidden" role="status">
        {settled.kind === 'due' ? `${title}: ${settled.amount}` : saidOf(settled)}
      </p>
      {has && (
        <>
          <h3 className={classes.how}>Cara menghitung</h3>
          <ul role="list" className={classes.lines}>
            {outcome.lines.map(({ label, value, source }) => (
              <li key={label} className={classes.line}>
                <span className={classes.label}>{label}</span>
                <span className={classes.value} translate="no">
                  {value}
                </span>
                {source !== undefined && <span className={classes.source}>{source}</span>}
              </li>
            ))}
          </ul>
          <p className={classes.note}>{RECKONING_NOTE}</p>
          {outcome.kind === 'none' && outcome.why !== 'year' && (
            <div className={classes.offer}>
              <LinkButton variant="light" fullWidth to={paths.infaq()}>
                Lihat program infaq
              </LinkButton>
            </div>
          )}
          {children}
        </>
      )}
    </Card>
  )
}

function saidOf(outcome: Outcome): string {
  switch (outcome.kind) {
    case 'due':
      return outcome.words
    case 'none':
      return noneText[outcome.why]
    case 'wrong':
      return `Perbaiki dulu: ${outcome.wrong.join(', ')}.`
    case 'missing':
      return `Isi dulu: ${outcome.missing.join(', ')}.`
  }
}
