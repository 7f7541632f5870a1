import { useDebouncedValue } from '@mantine/hooks'
import type { Outcome } from '@/features/zakat/form/reckoning'
import { noneText, RECKONING_NOTE } from '@/features/zakat/form/reckoning-text'
import { paths } from '@/lib/address/paths'
import { LinkButton } from '@/ui/button/Button'
import { Card } from '@/ui/Card'
import type { Elements } from '@/ui/elements'
import classes from './ResultCard.module.css'

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
