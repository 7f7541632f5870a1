import { useId } from 'react'
import { useSearchParams } from 'react-router-dom'
import { formatRupiah } from '@/lib/format-number'
import { isInApp } from '@/lib/save-file'
import { formatCalendarDay } from '@/lib/time/calendar-day'
import { Button } from '@/ui/button/Button'
import { giveFile } from '@/ui/button/give-file'
import { Card } from '@/ui/Card'
import { RadioGroup } from '@/ui/form/RadioGroup'
import { TextInput } from '@/ui/form/TextInput'
import { IconDownload, IconPrinter, IconReceipt } from '@/ui/icons'
import { EmptyState } from '@/ui/state/States'
import { Amount } from '@/ui/text/Amount'
import { KeyValueList, KeyValueRow } from '@/ui/text/KeyValueRow'
import {
  isWithin,
  kindName,
  type Period,
  readPeriod,
  reportCsv,
  type ReportRow,
  type ReportRows,
  sourceNames,
  sumsBy,
  wibDay,
  yearPeriod,
} from './report'
import classes from './Report.module.css'
const ALL = 'semua'

/** The donations of a period, added up by program, kind and source. Its period is in the address. */
export function Report({
  rows,
  waiting,
  retry,
  isOfDevice = false,
}: ReportRows & { isOfDevice?: boolean }) {
  const [params, setParams] = useSearchParams()
  const period = readPeriod(params)
  const choose = ({ dari, sampai }: Period) => {
    const next = { ...(dari !== '' && { dari }), ...(sampai !== '' && { sampai }) }
    setParams(next, { replace: true, preventScrollReset: true })
  }
  const shown = rows.filter((row) => isWithin(row, period))
  const unknown = shown.filter(({ status }) => status === null).length
  const [total] = sumsBy(shown, () => '')
  if (rows.length === 0 && waiting === null && retry === null)
    return (
      <EmptyState
        icon={<IconReceipt size={32} stroke={1.5} />}
        title="Belum ada riwayat donasi"
        text="Rekap tersedia setelah ada donasi."
      />
    )
  return (
    <div className={classes.page}>
      <p className={classes.paper}>{`Rekap Donasi. ${periodWords(period)}`}</p>
      <PeriodFields rows={rows} period={period} onChange={choose} />
      <div role="status">
        {waiting !== null && <p>{waiting}</p>}
        {waiting === null && retry === null && (
          <p>
            {total
              ? `${total.donations} donasi lunas, ${formatRupiah(total.amount)}`
              : 'Tidak ada donasi lunas pada masa ini.'}
          </p>
        )}
      </div>
      {retry !== null && waiting === null && (
        <div role="alert" className={classes.failed}>
          <p>Sebagian donasi gagal dimuat, jadi jumlah di bawah ini belum lengkap.</p>
          <Button variant="light" onClick={retry}>
            Coba lagi
          </Button>
        </div>
      )}
      {waiting === null && total && (
        <>
          <Sums title="Per program" rows={shown} name={({ program }) => program} />
          <Sums title="Per jenis" rows={shown} name={kindName} />
          <Sums title="Per sumber" rows={shown} name={({ of }) => sourceNames[of]} />
        </>
      )}
      {waiting === null && shown.length > 0 && <DonationTable rows={shown} />}
      <div className={classes.notes}>
        {unknown > 0 && waiting === null && (
          <p>{`${unknown} donasi tidak diketahui statusnya, jadi tidak dijumlahkan.`}</p>
        )}
        {isOfDevice && <p>Hanya donasi yang dibuat di perangkat ini.</p>}
        <p>Hanya donasi lunas yang dijumlahkan. Rekap ini bukan bukti setor zakat.</p>
        {isInApp() && (
          <p>Bila berkas tidak tersimpan, buka halaman ini di browser, lalu coba lagi.</p>
        )}
      </div>
      {waiting === null && shown.length > 0 && (
        <div className={classes.actions}>
          <Button
            variant="light"
            leftSection={<IconPrinter size={20} aria-hidden />}
            onClick={() => window.print()}
          >
            Cetak rekap
          </Button>
          <Button
            variant="light"
            leftSection={<IconDownload size={20} aria-hidden />}
            onClick={() => void giveFile(csvFile(shown, period), 'Rekap Donasi')}
          >
            Unduh CSV
          </Button>
        </div>
      )}
    </div>
  )
}

function csvFile(rows: readonly ReportRow[], { dari, sampai }: Period): File {
  const name = ['rekap-donasi', dari, sampai].filter((part) => part !== '').join('-')
  return new File([reportCsv(rows)], `${name}.csv`, { type: 'text/csv;charset=utf-8' })
}

function periodWords({ dari, sampai }: Period): string {
  if (dari === '' && sampai === '') return 'Semua donasi'
  const from = dari === '' ? '' : `Dari ${formatCalendarDay(dari)} `
  return `${from}${sampai === '' ? 'sampai sekarang' : `${from === '' ? 'Sampai' : 'sampai'} ${formatCalendarDay(sampai)}`}`
}

interface PeriodFieldsProps {
  /** Their years are offered. */
  rows: readonly ReportRow[]
  period: Period
  onChange: (period: Period) => void
}

function PeriodFields({ rows, period, onChange }: PeriodFieldsProps) {
  const { dari, sampai } = period
  const found = rows.flatMap(({ time }) => (time > 0 ? [wibDay(time).slice(0, 4)] : []))
  const years = [...new Set(found)].toSorted().reverse()
  const year = years.find((one) => {
    const whole = yearPeriod(one)
    return whole.dari === dari && whole.sampai === sampai
  })
  const isReversed = dari !== '' && sampai !== '' && dari > sampai
  return (
    <div className={classes.fields}>
      <RadioGroup
        legend="Tahun"
        options={[
          { value: ALL, label: 'Semua' },
          ...years.map((one) => ({ value: one, label: one })),
        ]}
        value={year ?? (dari === '' && sampai === '' ? ALL : '')}
        onChange={(value) => onChange(value === ALL ? { dari: '', sampai: '' } : yearPeriod(value))}
      />
      <div className={classes.days}>
        <TextInput
          type="date"
          label="Dari tanggal"
          value={dari}
          onChange={(event) => onChange({ dari: event.currentTarget.value, sampai })}
        />
        <TextInput
          type="date"
          label="Sampai tanggal"
          value={sampai}
          error={isReversed && 'Tanggal akhir sebelum tanggal awal.'}
          onChange={(event) => onChange({ dari, sampai: event.currentTarget.value })}
        />
      </div>
    </div>
  )
}

interface SumsProps {
  title: string
  rows: readonly ReportRow[]
  name: (row: ReportRow) => string
}

function Sums({ title, rows, name }: SumsProps) {
  const heading = useId()
  return (
    <Card as="section" aria-labelledby={heading} className={classes.sums}>
      <h2 id={heading} className={classes.heading}>
        {title}
      </h2>
      <KeyValueList>
        {sumsBy(rows, name).map((sum) => (
          <KeyValueRow key={sum.name} amount label={`${sum.name} (${sum.donations} donasi)`}>
            <Amount value={sum.amount} />
          </KeyValueRow>
        ))}
      </KeyValueList>
    </Card>
  )
}

/** Each donation, on paper alone: on the screen the history has them. */
function DonationTable({ rows }: { rows: readonly ReportRow[] }) {
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          {['Tanggal', 'Kode', 'Program', 'Nominal', 'Status', 'Sumber'].map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.code ?? row.time}>
            <td>{row.time > 0 ? wibDay(row.time) : '–'}</td>
            <td translate="no">{row.code ?? '–'}</td>
            <td>{row.program}</td>
            <td>{row.amount === null ? '–' : formatRupiah(row.amount)}</td>
            <td>{row.statusLabel}</td>
            <td>{sourceNames[row.of]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
