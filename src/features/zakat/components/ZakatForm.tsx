import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Unlisted } from '@/domain/capabilities/Unlisted'
import { programPath } from '@/domain/program/program'
import { campaignInfaqQuery } from '@/domain/program/program-queries'
import { draftFor, forgetKept, keep, readKept } from '@/domain/zakat/kept'
import type { ZakatKind } from '@/domain/zakat/kinds'
import { zakatRules } from '@/domain/zakat/rules'
import { kindsFor, useZakatLicence } from '@/domain/zakat/zakat-program'
import { type Payable, reckon } from '@/features/zakat/form/reckoning'
import { reckoningText, ResultCard } from './ResultCard'
import { paths } from '@/lib/address/paths'
import { formatCalendarDay } from '@/lib/time/calendar-day'
import { serverNow } from '@/lib/time/server-clock'
import { AppLink } from '@/ui/AppLink'
import { Card } from '@/ui/Card'
import { Button } from '@/ui/button/Button'
import { ShareText } from '@/ui/button/ShareButton'
import { TextButton } from '@/ui/button/TextButton'
import { RadioGroup } from '@/ui/form/RadioGroup'
import { IconHeartHandshake, IconPrinter } from '@/ui/icons'
import { LinkList } from '@/ui/list/LinkList'
import { showToast } from '@/ui/overlay/toast'
import { InlineError } from '@/ui/state/RetryLines'
import { Skeleton } from '@/ui/state/Skeleton'
import { ZakatField } from './ZakatField'
import classes from './ZakatForm.module.css'

const UNCHECKED = 'Izin lembaga belum dapat diperiksa.'

/**
 * Where what is due can be paid: programs for this kind of zakat, of an organisation that has a licence to collect it.
 * Else the reckoning ends with that fact.
 */
function PayZakat({ kind, payable }: { kind: ZakatKind; payable: Payable }) {
  const { isKnown, has, query } = useZakatLicence()
  return (
    <section className={classes.pay} aria-labelledby="bayar-zakat">
      <h3 id="bayar-zakat" className={classes.heading}>
        Bayar di sini
      </h3>
      {has ? (
        <Programs kind={kind} payable={payable} />
      ) : isKnown ? (
        <Unlisted line={UNCHECKED}>
          <p>
            Lembaga ini tidak mencantumkan izin mengumpulkan zakat (LAZ, UPZ, atau BAZNAS) yang
            masih berlaku, jadi zakat tidak dapat dibayar di sini. Bayarkan lewat lembaga yang
            berizin.
          </p>
        </Unlisted>
      ) : query.error ? (
        <InlineError
          text={UNCHECKED}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        />
      ) : (
        <Skeleton height={72} radius={16} />
      )}
      <AppLink to={paths.legality()}>Lihat legalitas</AppLink>
    </section>
  )
}

function Programs({ kind, payable }: { kind: ZakatKind; payable: Payable }) {
  const { data, error, isFetching, refetch } = useQuery(campaignInfaqQuery('', null))
  if (data === undefined)
    return error ? (
      <InlineError
        text="Program zakat gagal dimuat."
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    ) : (
      <Skeleton height={72} radius={16} />
    )
  const open = data.filter(
    ({ type, deadline }) =>
      kindsFor(type).includes(kind) && (deadline === null || deadline > serverNow()),
  )
  if (open.length === 0) return <p>Belum ada program untuk zakat ini.</p>
  const search = new URLSearchParams({ jenis: kind })
  for (const [name, value] of Object.entries(payable))
    if (value !== null) search.set(name, String(value))
  return (
    <>
      {payable.nominal === null && (
        <p>Program menerima uang. Tanyakan nilai uangnya, lalu isi nominalnya sendiri.</p>
      )}
      <LinkList
        label="Program untuk zakat ini"
        items={open.map((program) => ({
          label: program.title,
          icon: <IconHeartHandshake size={22} />,
          to: `${programPath(program, 'donate')}?${search.toString()}`,
        }))}
      />
    </>
  )
}

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
