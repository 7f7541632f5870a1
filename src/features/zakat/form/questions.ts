import type { ZakatKind } from '@/domain/zakat/kinds'
import { type Offered, offeredOn, type Rule, type ZakatRules } from '@/domain/zakat/rules'
import { formatRupiah } from '@/lib/format-number'
import { formatCalendarDay } from '@/lib/time/calendar-day'
import { quantityText } from '@/domain/zakat/read-number'
import { thousandths } from '@/domain/zakat/reckon'

/** What was entered, by the names of the questions. */
export type Entries = Readonly<Record<string, string>>

/** What a field's text stands for. A `price` is in rupiah, too, but of one gram or one soul. */
type Reads = 'rupiah' | 'price' | 'souls' | 'days' | 'quantity' | 'percent'

export interface FieldQuestion {
  type: 'field'
  name: string
  label: string
  reads: Reads
  hint?: string
  /** Behind the field: "gram". */
  unit?: string
  /** Whether there is no result without it. Of assets, which are optional one by one, at least one is needed. */
  isRequired: boolean
}

interface ChoiceQuestion {
  type: 'choice'
  name: string
  legend: string
  hint?: string
  options: readonly { value: string; label: string }[]
}

export type Question = FieldQuestion | ChoiceQuestion

/** A choice of the year's that is no rate: it isn't over. */
export const NOT_YET = 'belum'

/** A choice of what is due for one soul that is nobody's rule: the giver's own region has another. */
export const OWN_VALUE = 'setempat'

/** The rules that a kind offers on a day, and the chosen ones; the first of each where nothing was chosen. */
export interface Chosen {
  rates: readonly Offered<ZakatRules['tarif'][number]>[]
  rate: Offered<ZakatRules['tarif'][number]> | undefined
  nisabs: readonly Offered<ZakatRules['nisab'][number]>[]
  nisab: Offered<ZakatRules['nisab'][number]> | undefined
  /** What is due for one soul, or one day of one. */
  shares: readonly Offered<ZakatRules['fitrah'][number]>[]
  share: Offered<ZakatRules['fitrah'][number]> | undefined
}

const pick = <R extends Rule>(offered: readonly Offered<R>[], id: string | undefined) =>
  offered.find(({ rule }) => rule.id === id) ?? offered[0]

/** @param day `YYYY-MM-DD` */
export function chosenOf(
  kind: ZakatKind,
  entries: Entries,
  day: string,
  rules: ZakatRules,
): Chosen {
  const rates = offeredOn(rules.tarif, kind, day)
  const nisabs = offeredOn(rules.nisab, kind, day)
  const shares = offeredOn(kind === 'fitrah' ? rules.fitrah : rules.fidyah, kind, day)
  return {
    rates,
    rate: pick(rates, entries.tarif),
    nisabs,
    nisab: pick(nisabs, entries.nisab),
    shares,
    share: pick(shares, entries.besaran),
  }
}

/** `"Rp 50.000"`, `"2,5 kg beras"`, `"2,5 %"`. */
function valueText({ nilai, satuan }: Pick<Rule, 'nilai' | 'satuan'>): string {
  if (satuan === 'rupiah') return formatRupiah(nilai)
  return `${quantityText(thousandths(nilai))} ${satuan === 'persen' ? '%' : satuan}`
}

/** When a value counts: "berlaku 1 Januari 2026 sampai 31 Desember 2026". Empty without limit. */
export function periodText({ berlaku: { dari, sampai } }: Rule): string {
  if (dari === null && sampai === null) return ''
  const from = dari === null ? '' : ` ${formatCalendarDay(dari)}`
  return `berlaku${from}${sampai === null ? '' : ` sampai ${formatCalendarDay(sampai)}`}`
}

const ASKED_UNIT: Readonly<Record<string, string>> = {
  'kg beras': 'kg',
  'liter beras': 'liter',
  'gram emas': 'gram',
  'gram perak': 'gram',
  persen: '%',
}

/** Asks for the value of a rule that isn't in force. */
function valueQuestion(name: string, label: string, { rule }: Offered): FieldQuestion {
  const unit = ASKED_UNIT[rule.satuan]
  return {
    type: 'field',
    name,
    label,
    reads: rule.satuan === 'rupiah' ? 'rupiah' : rule.satuan === 'persen' ? 'percent' : 'quantity',
    hint: `Nilai kami (${valueText(rule)}) ${periodText(rule)}. Isi nilai yang berlaku sekarang; tanyakan ke ${rule.dicari.di}.`,
    ...(unit !== undefined && { unit }),
    isRequired: true,
  }
}

/** An amount stays on one line: "Rp" at the end of one says nothing. */
const wholeAmounts = (text: string) => text.replaceAll(/\bRp (?=\d)/g, 'Rp\u00a0')

/** `"BAZNAS, setahun: Rp 91.681.728"`. */
export const ruleText = (rule: Rule) => wholeAmounts(`${rule.nama}: ${valueText(rule)}`)

const optionsOf = (offered: readonly Offered[]) =>
  offered.map(({ rule, isCurrent }) => ({
    value: rule.id,
    label: isCurrent ? ruleText(rule) : `${rule.nama} (nilai diisi sendiri)`,
  }))

const amount = (name: string, label: string, hint?: string): FieldQuestion => ({
  type: 'field',
  name,
  label,
  reads: 'rupiah',
  ...(hint !== undefined && { hint }),
  isRequired: false,
})

const weight = (name: string, label: string, hint: string): FieldQuestion => ({
  ...amount(name, label, hint),
  reads: 'quantity',
  unit: 'gram',
})

const priceOf = (name: string, label: string, hint: string): FieldQuestion => ({
  ...amount(name, label, hint),
  reads: 'price',
  isRequired: true,
})

const goldPrice = priceOf(
  'hargaEmas',
  'Harga emas per gram',
  'Lihat harga hari ini di toko emas, Pegadaian, atau Antam.',
)

const silverPrice = priceOf(
  'hargaPerak',
  'Harga perak per gram',
  'Lihat harga hari ini di toko perak atau Antam.',
)

/** What a kind's wealth is made of. */
const assets: Readonly<Record<'penghasilan' | 'simpanan' | 'perdagangan', FieldQuestion[]>> = {
  penghasilan: [
    amount(
      'penghasilan',
      'Penghasilan',
      'Gaji, honor, atau jasa. Kotor atau bersih, menurut pendapat yang Anda ikuti.',
    ),
    amount('lain', 'Penghasilan lain', 'Bonus, sewa, dan lainnya. Boleh kosong.'),
  ],
  simpanan: [
    amount('tabungan', 'Tabungan, deposito, dan uang tunai'),
    weight('emas', 'Emas', 'Yang disimpan, bukan perhiasan yang wajar dipakai.'),
    weight('perak', 'Perak', 'Boleh kosong.'),
    amount('saham', 'Saham dan reksa dana', 'Nilai pasar hari ini.'),
  ],
  perdagangan: [
    amount('kas', 'Kas dan saldo usaha'),
    amount('persediaan', 'Persediaan barang', 'Dengan harga jual hari ini.'),
    amount('piutang', 'Piutang yang dapat ditagih'),
  ],
}

const debts = amount('utang', 'Utang jatuh tempo', 'Yang harus dibayar sekarang. Boleh kosong.')

export const assetsOf = (kind: ZakatKind): readonly FieldQuestion[] =>
  kind === 'fitrah' || kind === 'fidyah' ? [] : assets[kind]

const isFilled = (entries: Entries, name: string) => (entries[name] ?? '').trim() !== ''

/** What is asked for, in the order of the screen; some of it only because of what was entered. */
export function questionsOf(kind: ZakatKind, entries: Entries, chosen: Chosen): Question[] {
  return kind === 'fitrah' || kind === 'fidyah'
    ? shareQuestions(kind, entries, chosen)
    : wealthQuestions(kind, entries, chosen)
}

function wealthQuestions(
  kind: Exclude<ZakatKind, 'fitrah' | 'fidyah'>,
  entries: Entries,
  { rates, rate, nisabs, nisab }: Chosen,
): Question[] {
  const period = nisab?.rule.masa === 'bulan' ? 'sebulan' : 'setahun'
  const fields = assets[kind].map((field) =>
    kind === 'penghasilan' ? { ...field, label: `${field.label} ${period}` } : field,
  )
  const needsGold = nisab?.rule.satuan === 'gram emas' || isFilled(entries, 'emas')
  const needsSilver = nisab?.rule.satuan === 'gram perak' || isFilled(entries, 'perak')
  return [
    {
      type: 'choice',
      name: 'nisab',
      legend: 'Nisab menurut',
      hint: 'Batas harta yang wajib dizakati. Pilih pendapat yang Anda ikuti.',
      options: optionsOf(nisabs),
    },
    ...(nisab && !nisab.isCurrent
      ? [valueQuestion('nilaiNisab', `Nisab ${period} yang berlaku`, nisab)]
      : []),
    ...fields,
    ...(kind === 'penghasilan' ? [] : [debts]),
    ...(needsGold && (kind === 'simpanan' || nisab?.rule.satuan === 'gram emas')
      ? [goldPrice]
      : []),
    ...(needsSilver && kind === 'simpanan' ? [silverPrice] : []),
    ...(kind === 'penghasilan'
      ? []
      : [
          {
            type: 'choice' as const,
            name: 'tarif',
            legend: 'Sudah dimiliki setahun menurut',
            options: [...optionsOf(rates), { value: NOT_YET, label: 'Belum genap setahun' }],
          },
        ]),
    ...(rate && !rate.isCurrent && entries.tarif !== NOT_YET
      ? [valueQuestion('nilaiTarif', 'Kadar yang berlaku', rate)]
      : []),
  ]
}

function shareQuestions(
  kind: 'fitrah' | 'fidyah',
  entries: Entries,
  { shares, share }: Chosen,
): Question[] {
  const each = kind === 'fitrah' ? 'per jiwa' : 'per hari per jiwa'
  const isOwn = entries.besaran === OWN_VALUE
  return [
    {
      type: 'choice',
      name: 'besaran',
      legend: `Besaran ${each}`,
      hint: 'Daerah dapat menetapkan nilai lain.',
      options: [...optionsOf(shares), { value: OWN_VALUE, label: 'Uang, nilai di daerah saya' }],
    },
    ...(isOwn
      ? [
          {
            ...amount(
              'nilaiSetempat',
              `Nilai ${each}`,
              'Tanyakan ke BAZNAS daerah atau masjid Anda.',
            ),
            isRequired: true,
          },
        ]
      : []),
    ...(!isOwn && share && !share.isCurrent
      ? [valueQuestion('nilaiBesaran', `Besaran ${each} yang berlaku`, share)]
      : []),
    ...(kind === 'fidyah'
      ? [
          {
            type: 'field' as const,
            name: 'hari',
            label: 'Jumlah hari',
            reads: 'days' as const,
            unit: 'hari',
            hint: 'Puasa yang ditinggalkan.',
            isRequired: true,
          },
        ]
      : []),
    {
      type: 'field',
      name: 'jiwa',
      label: 'Jumlah jiwa',
      reads: 'souls',
      unit: 'jiwa',
      hint:
        kind === 'fitrah'
          ? 'Anda dan yang Anda tanggung.'
          : 'Yang hari puasanya Anda ganti, masing-masing dengan jumlah hari itu.',
      isRequired: true,
    },
  ]
}
