import type { ZakatKind } from '@/domain/zakat/kinds'
import { type NoneDue, reckonWealth, thousandths, times, worthOf } from '@/domain/zakat/reckon'
import type { Offered, ZakatRules } from '@/domain/zakat/rules'
import { amountInWords, numberInWords } from '@/lib/amount/amount-in-words'
import { readAmount, REFUSED_AMOUNT } from '@/lib/amount/read-amount'
import { formatRupiah } from '@/lib/format-number'
import {
  assetsOf,
  type Chosen,
  chosenOf,
  type Entries,
  type FieldQuestion,
  NOT_YET,
  OWN_VALUE,
  type Question,
  questionsOf,
} from './questions'
import {
  type NumberReading,
  quantityText,
  readCount,
  readQuantity,
} from '@/domain/zakat/read-number'

/** One line of how a result was reached. */
export interface Line {
  label: string
  value: string
  /** Where the value comes from. */
  source?: string
}

/** What of a result a payment is filled in with. */
export interface Payable {
  /** Whole rupiah; null for a quantity of rice. */
  nominal: number | null
  /** How many souls; null where they aren't counted. */
  jiwa: number | null
  /** How many days of each; null where they aren't counted. */
  hari: number | null
}

/** What the entries come to. */
export type Outcome =
  | { kind: 'missing'; missing: readonly string[] }
  | { kind: 'wrong'; wrong: readonly string[] }
  | { kind: 'none'; why: NoneDue; lines: readonly Line[] }
  | { kind: 'due'; amount: string; words: string; lines: readonly Line[]; payable: Payable }

export interface Reckoning {
  questions: readonly Question[]
  /** What is wrong, by the names of the questions. */
  problems: ReadonlyMap<string, string>
  outcome: Outcome
}

/** A higher price is a typing error, and multiplied by a weight or by souls it might no longer be exact. */
const MOST_FOR_ONE = 100_000_000
const MOST_SOULS = 999
const MOST_DAYS = 9_999

function readRupiah(text: string, { reads, name }: FieldQuestion): NumberReading {
  // Nothing of an amount that begins so is right, whatever follows.
  if (/^\s*[-−–]\s*(?:rp\.?\s*)?\d/i.test(text))
    return { kind: 'refused', problem: 'Tidak boleh kurang dari nol.' }
  const reading = readAmount(text)
  if (reading.kind === 'empty') return reading
  if (reading.kind === 'refused') return { kind: 'refused', problem: REFUSED_AMOUNT[reading.why] }
  const { amount } = reading
  if (amount === 0 && name === 'nilaiNisab')
    return { kind: 'refused', problem: 'Nisab tidak boleh nol.' }
  if (amount === 0 && (reads === 'price' || name.startsWith('nilai')))
    return { kind: 'refused', problem: 'Tidak boleh nol.' }
  const isForOne = reads === 'price' || name === 'nilaiSetempat' || name === 'nilaiBesaran'
  if (isForOne && amount > MOST_FOR_ONE)
    return {
      kind: 'refused',
      problem: `Paling besar ${formatRupiah(MOST_FOR_ONE)}. Periksa angkanya.`,
    }
  return { kind: 'number', number: amount }
}

/** The one reading of a field's text: rupiah, a count, or thousandths. */
function readField(text: string, field: FieldQuestion): NumberReading {
  switch (field.reads) {
    case 'rupiah':
    case 'price':
      return readRupiah(text, field)
    case 'souls':
      return readCount(
        text,
        MOST_SOULS,
        `Paling banyak ${MOST_SOULS} jiwa sekali hitung. Hitung per keluarga.`,
      )
    case 'days':
      return readCount(text, MOST_DAYS, 'Paling banyak 9.999 hari. Periksa angkanya.')
    case 'quantity':
    case 'percent': {
      const reading = readQuantity(text, field.reads === 'percent')
      // No value of a rule is nothing.
      return reading.kind === 'number' && reading.number === 0 && field.name.startsWith('nilai')
        ? { kind: 'refused', problem: 'Tidak boleh nol.' }
        : reading
    }
  }
}

/**
 * Reads and reckons what was entered for a kind of zakat.
 * @param day `YYYY-MM-DD`, the day whose rules are in force
 */
export function reckon(
  kind: ZakatKind,
  entries: Entries,
  day: string,
  rules: ZakatRules,
): Reckoning {
  const chosen = chosenOf(kind, entries, day, rules)
  const questions = questionsOf(kind, entries, chosen)
  const fields = questions.filter((question) => question.type === 'field')
  const problems = new Map<string, string>()
  const numbers = new Map<string, number>()
  const missing: string[] = []
  for (const field of fields) {
    const reading = readField(entries[field.name] ?? '', field)
    if (reading.kind === 'refused') problems.set(field.name, reading.problem)
    else if (reading.kind === 'number') numbers.set(field.name, reading.number)
    else if (field.isRequired) missing.push(field.label)
  }
  const own = assetsOf(kind)
  // Of the assets one is needed, whichever.
  if (own.length > 0 && !own.some(({ name }) => numbers.has(name) || problems.has(name))) {
    const [first] = fields.filter(({ name }) => own.some((asset) => asset.name === name))
    if (first) missing.unshift(first.label)
  }
  const wrong = fields.filter(({ name }) => problems.has(name)).map(({ label }) => label)
  if (wrong.length > 0) return { questions, problems, outcome: { kind: 'wrong', wrong } }
  if (missing.length > 0) return { questions, problems, outcome: { kind: 'missing', missing } }
  const outcome =
    kind === 'fitrah' || kind === 'fidyah'
      ? reckonShares(kind, entries, chosen, numbers)
      : reckonAssets(kind, fields, entries, chosen, numbers)
  if (outcome.kind === 'none' && outcome.why === 'debts')
    problems.set(
      'utang',
      'Utang melebihi harta, jadi tidak ada yang dizakati. Periksa bila keliru.',
    )
  return { questions, problems, outcome }
}

/** "BAZNAS, 85 gram emas 14 karat (Keputusan Ketua BAZNAS 15 Tahun 2026; menurut pemberitaan)". */
function sourceText({ rule, isCurrent }: Offered): string {
  const { pendapat, sumber, menurut } = rule
  if (!isCurrent) return `${pendapat}; nilai diisi sendiri`
  const told = [
    // Without a number it says nothing that the list of rules doesn't.
    ...(sumber.nomor === null ? [] : [`${sumber.nama} ${sumber.nomor}`]),
    ...(menurut === 'pemberitaan' ? ['menurut pemberitaan'] : []),
  ]
  return told.length === 0 ? pendapat : `${pendapat} (${told.join('; ')})`
}

/** The value of a rule, or the one that was entered in its place. In thousandths, of rupiah too. */
const valueOf = (offered: Offered, entered: number | undefined): number => {
  if (offered.isCurrent) return thousandths(offered.rule.nilai)
  if (entered === undefined) throw new Error(`no value of ${offered.rule.id}`)
  return offered.rule.satuan === 'rupiah' ? entered * 1000 : entered
}

function needed<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`no ${what}: the build refuses such rules`)
  return value
}

const metals = {
  emas: { price: 'hargaEmas', name: 'emas' },
  perak: { price: 'hargaPerak', name: 'perak' },
} as const

const isMetal = (name: string): name is keyof typeof metals => name in metals

function reckonAssets(
  kind: Exclude<ZakatKind, 'fitrah' | 'fidyah'>,
  fields: readonly FieldQuestion[],
  entries: Entries,
  chosen: Chosen,
  numbers: ReadonlyMap<string, number>,
): Outcome {
  const lines: Line[] = []
  const assets: number[] = []
  const own = assetsOf(kind).map(({ name }) => name)
  for (const { name, label } of fields) {
    const number = numbers.get(name)
    if (!own.includes(name) || number === undefined) continue
    if (isMetal(name)) {
      const price = numbers.get(metals[name].price) ?? 0
      const worth = worthOf(number, price)
      assets.push(worth)
      lines.push({
        label: `${label}, ${quantityText(number)} gram × ${formatRupiah(price)}`,
        value: formatRupiah(worth),
      })
    } else {
      assets.push(number)
      lines.push({ label, value: formatRupiah(number) })
    }
  }
  const nisab = needed(chosen.nisab, 'nisab')
  const rate = needed(chosen.rate, 'rate')
  const limit = nisabIn(nisab, numbers)
  const percent =
    entries.tarif === NOT_YET && !rate.isCurrent ? 0 : valueOf(rate, numbers.get('nilaiTarif'))
  const debts = numbers.get('utang') ?? 0
  const { total, net, due, none } = reckonWealth({
    assets,
    debts,
    nisab: limit.rupiah,
    percent,
    isYearFull: kind === 'penghasilan' || entries.tarif !== NOT_YET,
  })
  if (assets.length > 1) lines.push({ label: 'Jumlah', value: formatRupiah(total) })
  if (debts > 0) {
    lines.push({ label: 'Utang jatuh tempo', value: formatRupiah(debts) })
    if (none !== 'debts') lines.push({ label: 'Sisa setelah utang', value: formatRupiah(net) })
  }
  lines.push({ label: limit.label, value: formatRupiah(limit.rupiah), source: sourceText(nisab) })
  if (none !== null) return { kind: 'none', why: none, lines }
  lines.push({
    label: `${formatRupiah(net)} × ${quantityText(percent)} %`,
    value: formatRupiah(due),
    source: sourceText(rate),
  })
  return {
    kind: 'due',
    amount: formatRupiah(due),
    words: amountInWords(due),
    lines,
    payable: { nominal: due, jiwa: null, hari: null },
  }
}

/** The nisab in rupiah, and the words that stand beside it in the reckoning. */
function nisabIn(
  nisab: Offered<ZakatRules['nisab'][number]>,
  numbers: ReadonlyMap<string, number>,
): { label: string; rupiah: number } {
  const { satuan, masa } = nisab.rule
  const period = masa === 'bulan' ? 'sebulan' : 'setahun'
  const value = valueOf(nisab, numbers.get('nilaiNisab'))
  if (satuan === 'rupiah') return { label: `Nisab ${period}`, rupiah: value / 1000 }
  const price = numbers.get(satuan === 'gram emas' ? 'hargaEmas' : 'hargaPerak') ?? 0
  return {
    label: `Nisab ${period}, ${quantityText(value)} ${satuan} × ${formatRupiah(price)}`,
    rupiah: worthOf(value, price),
  }
}

const units: Readonly<Record<string, { short: string; word: string }>> = {
  'kg beras': { short: 'kg beras', word: 'kilogram beras' },
  'liter beras': { short: 'liter beras', word: 'liter beras' },
}

function reckonShares(
  kind: 'fitrah' | 'fidyah',
  entries: Entries,
  { share: offered }: Chosen,
  numbers: ReadonlyMap<string, number>,
): Outcome {
  const isOwn = entries.besaran === OWN_VALUE
  const share = needed(offered, 'share')
  const souls = needed(numbers.get('jiwa'), 'souls')
  const days = kind === 'fidyah' ? needed(numbers.get('hari'), 'days') : null
  const unit = isOwn ? undefined : units[share.rule.satuan]
  const value = isOwn ? 0 : valueOf(share, numbers.get('nilaiBesaran'))
  const rupiah = isOwn ? needed(numbers.get('nilaiSetempat'), 'value') : value / 1000
  // Of rice in thousandths, of money in rupiah, which stays exact for many souls and days.
  const each = unit === undefined ? rupiah : value
  const show = (number: number) =>
    unit === undefined ? formatRupiah(number) : `${quantityText(number)} ${unit.short}`
  const sum = times(each, souls, days ?? 1)
  const counts = days === null ? `${souls} jiwa` : `${days} hari × ${souls} jiwa`
  return {
    kind: 'due',
    amount: show(sum),
    payable: { nominal: unit === undefined ? sum : null, jiwa: souls, hari: days },
    words: unit === undefined ? amountInWords(sum) : `${numberInWords(sum)} ${unit.word}`,
    lines: [
      {
        label: days === null ? 'Besaran per jiwa' : 'Besaran per hari per jiwa',
        value: show(each),
        source: isOwn ? 'Nilai setempat yang Anda isi' : sourceText(share),
      },
      { label: `${counts} × ${show(each)}`, value: show(sum) },
    ],
  }
}
