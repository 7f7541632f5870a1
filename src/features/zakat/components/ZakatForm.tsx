import { useState } from 'react'
import type { ZakatKind } from '@/domain/zakat/kinds'
import { zakatRules } from '@/domain/zakat/rules'
import { reckon } from '@/features/zakat/form/reckoning'
import { reckoningText } from '@/features/zakat/form/reckoning-text'
import { draftFor, forgetKept, keep, readKept } from '@/domain/zakat/kept'
import { formatCalendarDay } from '@/lib/time/calendar-day'
import { Button } from '@/ui/button/Button'
import { TextButton } from '@/ui/button/TextButton'
import { Card } from '@/ui/Card'
import { RadioGroup } from '@/ui/form/RadioGroup'
import { IconPrinter } from '@/ui/icons'
import { showToast } from '@/ui/overlay/toast'
import { PayZakat } from './PayZakat'
import { ResultCard } from './ResultCard'
import { ShareText } from '@/ui/button/ShareButton'
import { ZakatField } from './ZakatField'
import classes from './ZakatForm.module.css'

/**
 * What is asked for a kind of zakat, and what it comes to at each key. What was entered stays in this tab; on the device
 * only after "Simpan".
 */
export function ZakatForm({
  kind,
  title,
  day,
}: {
  kind: ZakatKind
  title: string
  /** Today, `YYYY-MM-DD`. */
  day: string
}) {
  const [kept, setKept] = useState(() => readKept(kind))
  const [entries, setEntries] = useState(() => draftFor(kind).read() ?? kept?.isian ?? {})
  const { questions, problems, outcome } = reckon(kind, entries, day, zakatRules)
  const date = formatCalendarDay(day)

  const enter = (name: string, value: string) => {
    const next = { ...entries, [name]: value }
    setEntries(next)
    draftFor(kind).write(next)
  }
  const empty = () => {
    setEntries({})
    draftFor(kind).write({})
  }
  const save = () => {
    if (!keep(kind, day, entries)) {
      showToast('Perangkat ini tidak dapat menyimpannya.', { tone: 'error' })
      return
    }
    setKept(readKept(kind))
    showToast('Hitungan disimpan di perangkat ini', { tone: 'success' })
  }
  const forget = () => {
    forgetKept(kind)
    setKept(null)
    showToast('Simpanan dihapus', { tone: 'success' })
  }

  return (
    <>
      <Card className={classes.fields}>
        {questions.map((question) =>
          question.type === 'choice' ? (
            <RadioGroup
              key={question.name}
              legend={question.legend}
              {...(question.hint !== undefined && { hint: question.hint })}
              options={question.options}
              stacked
              value={entries[question.name] ?? question.options[0]?.value ?? ''}
              onChange={(value) => enter(question.name, value)}
            />
          ) : (
            <ZakatField
              key={question.name}
              question={question}
              value={entries[question.name] ?? ''}
              problem={problems.get(question.name)}
              onChange={(value) => enter(question.name, value)}
            />
          ),
        )}
        {Object.values(entries).some((value) => value !== '') && (
          <div>
            <TextButton onClick={empty}>Kosongkan isian</TextButton>
          </div>
        )}
      </Card>
      <ResultCard title={title} date={date} outcome={outcome}>
        {(outcome.kind === 'due' || outcome.kind === 'none') && (
          <div className={classes.after}>
            <div className={classes.actions}>
              <ShareText name="Hitungan" title={title} text={reckoningText(title, date, outcome)} />
              <Button
                variant="light"
                leftSection={<IconPrinter size={20} aria-hidden />}
                onClick={() => window.print()}
              >
                Cetak
              </Button>
              <Button variant="light" onClick={save}>
                Simpan
              </Button>
            </div>
            {outcome.kind === 'due' && <PayZakat kind={kind} payable={outcome.payable} />}
          </div>
        )}
      </ResultCard>
      <p className={classes.kept}>
        {kept === null ? (
          <span>
            Isian tetap di perangkat ini dan hilang saat tab ditutup, kecuali Anda menekan “Simpan”.
          </span>
        ) : (
          <>
            <span>{`Tersimpan di perangkat ini pada ${formatCalendarDay(kept.hari)}. `}</span>
            <TextButton onClick={forget}>Hapus simpanan</TextButton>
          </>
        )}
      </p>
    </>
  )
}
