import { plainText } from '@/lib/text/plain-text'
import { amountInWords, NUMBER_WORDS } from './amount-in-words'

/** Why no amount was read: not certain, more than one number, a currency other than rupiah, or too large. */
export type AmountRefusal = 'unclear' | 'several' | 'currency' | 'large'

/** The amount of whole rupiah in a text. */
export type AmountReading =
  { kind: 'empty' } | { kind: 'amount'; amount: number } | { kind: 'refused'; why: AmountRefusal }

/** A larger number is a typing error or an account number. */
const MAX_AMOUNT = 999_999_999_999

const units: ReadonlyMap<string, number> = new Map([
  ['ribu', 1e3],
  ['rb', 1e3],
  ['k', 1e3],
  ['juta', 1e6],
  ['jt', 1e6],
  ['miliar', 1e9],
  ['milyar', 1e9],
])

/** Words for rupiah that may stand before or after the number. */
const rupiah = new Set(['rp', 'idr', 'rupiah'])

/** Words that the user may be typing: a text that ends within one of them isn't finished. */
const wordsToCome = [...units.keys(), ...rupiah]

const otherMoney = new Set(
  'usd us sgd myr rm eur euro aud jpy sar gbp cny hkd krw vnd thb inr rs tl dollar dolar ringgit riyal yen yuan won baht lira pound btc usdt'.split(
    ' ',
  ),
)

/** Words after a number that change it, or that show that it counts something else than rupiah. */
const notRupiah = new Set(
  [
    ...NUMBER_WORDS,
    'puluhan belasan ratusan ribuan jutaan an setengah lusin kodi persen sen',
    'm b t p bn mn mm mio mil million thousand billion hundred',
    'x kali poin point pts koin orang jiwa anak gram gr g kg kilo kilogram ton liter ekor paket porsi buah lembar unit sak meter km cm',
    'detik menit jam hari minggu pekan bulan tahun h masehi',
  ]
    .join(' ')
    .split(' '),
)

/** Words before a number that show that it is no amount. */
const otherNumber = new Set(
  'minus bukan no nomor nomer rek rekening norek kode va id invoice nik telp telepon hp wa tahun tgl tanggal jam pukul'.split(
    ' ',
  ),
)

const word = `(?:${NUMBER_WORDS.join('|')}|milyar|sejuta|setengah)`
/**
 * A number in words, as receipts repeat it after the digits: "Rp 50.000 (lima puluh ribu rupiah)". The first group is
 * the character before it, if that changes the meaning, as in "1 setengah juta". (A look-behind would be simpler, but
 * Safari before 16.4 can't parse it.)
 */
const writtenOut = new RegExp(
  `(\\p{L}|\\d ?)?(?!(?:ribu|juta|miliar|milyar)\\b)${word}(?: ${word})*(?: rupiah)?(?!\\p{L})`,
  'gu',
)

/** "1 juta 500 ribu": one amount in two parts. */
const twoParts = /(^|[^\d.,'])([1-9]\d{0,2}) ?(?:juta|jt) ?([1-9]\d{0,2}) ?(?:ribu|rb)(?!\p{L})/u

const refused = (why: AmountRefusal): AmountReading => ({ kind: 'refused', why })

/**
 * Reads a typed or pasted text as one amount of whole rupiah without cents ("Rupiah tanpa sen"), or says why that isn't
 * possible. A text with two possible readings is refused. Understood are: thousands separated by dots, commas, spaces
 * or apostrophes; "Rp" and "IDR"; units ("50rb", "1,5 juta"); digits of any script; and the same amount repeated in
 * words.
 */
export function readAmount(text: string): AmountReading {
  const plain = plainText(text)?.toLowerCase()
  if (plain === undefined) return refused('unclear')
  if (/\p{Sc}/u.test(plain) || wordsOf(plain).some((found) => otherMoney.has(found)))
    return refused('currency')
  const repeated: string[] = []
  const figures = plain
    .replace(writtenOut, (words, before: string | undefined) => {
      if (before !== undefined) return words
      repeated.push(words)
      return ''
    })
    .replace(
      twoParts,
      (_, before: string, millions: string, thousands: string) =>
        `${before}${millions}.${thousands.padStart(3, '0')}.000`,
    )
  const reading = readFigures(withoutDates(figures))
  if (reading.kind === 'empty') return repeated.length > 0 ? refused('unclear') : reading
  if (reading.kind === 'refused') return reading
  const expected = amountInWords(reading.amount)
  const agrees = repeated.every(
    (words) => `${words.replace('milyar', 'miliar').replace(/ rupiah$/, '')} rupiah` === expected,
  )
  return agrees ? reading : refused('unclear')
}

const month = '(?:jan|feb|mar|apr|mei|jun|jul|agu|ags|sep|okt|nov|des)\\p{L}*'
const oneBeside = `(?:${[
  '\\d{1,2}[/-]\\d{1,2}(?:[/-](?:\\d{4}|\\d{2}))?',
  `\\d{1,2} ${month}(?: \\d{4})?`,
  '\\d{1,2}:\\d{2}(?::\\d{2})?',
  '20\\d\\d',
  '\\d{10,}',
].join('|')})`
/** Dates, times, years and account numbers, which a receipt has beside its one amount. */
const besideAmount = new RegExp(
  `(^|[^\\p{L}\\d.,'])${oneBeside}(?:,? ${oneBeside})*(?![\\d.,'/:]|\\p{L})`,
  'gu',
)

/**
 * Removes dates, times and account numbers from a text in which "Rp" marks exactly one number: they are no second
 * amount.
 */
function withoutDates(text: string): string {
  if (text.match(/(?:^|[^\p{L}])(?:rp|idr)[.:]? ?\d/gu)?.length !== 1) return text
  return text
    .replace(besideAmount, (all: string, lead: string, at: number) => {
      const before = text.slice(0, at) + lead
      const after = text.slice(at + all.length)
      // "Rp 50 000 2026": digits that are only a space away may be a part of the amount.
      const isApart = !/(?:rp|idr)[.:]? *$|\d *$/.test(before) && !/^ *\d/.test(after)
      return isApart ? `${lead} ` : all
    })
    .replace(/ +/g, ' ')
}

/** The amount of whole rupiah in a text; 0 when it isn't certain, so that nobody pays it. */
export function amountIn(text: string): number {
  const reading = readAmount(text)
  return reading.kind === 'amount' ? reading.amount : 0
}

/** Whether more letters may make a text readable as an amount: "50 ri". */
export function isUnfinished(text: string): boolean {
  const [, last] = /(?:^|[\d\s])(\p{L}+)$/u.exec(text.toLowerCase()) ?? []
  return last !== undefined && wordsToCome.some((whole) => whole !== last && whole.startsWith(last))
}

const wordsOf = (text: string): string[] => text.match(/\p{L}+/gu) ?? []

function readFigures(text: string): AmountReading {
  const runs = [...text.matchAll(/\d(?:[.,' ]?\d)*/g)]
  const [run] = runs
  if (run === undefined)
    return wordsOf(text).every((found) => rupiah.has(found))
      ? { kind: 'empty' }
      : refused('unclear')
  if (runs.length > 1) return refused(/\d\p{L}+\d/u.test(text) ? 'unclear' : 'several')
  const [digits] = run
  const before = text.slice(0, run.index)
  const after = text.slice(run.index + digits.length)
  const [, space = '', follower = ''] = /^([ -]?)(\p{L}+)/u.exec(after) ?? []
  const unit = space === '-' ? undefined : units.get(follower)
  const rest = unit ? after.slice(space.length + follower.length) : after
  if (!mayPrecede(before) || !mayFollow(rest, unit !== undefined)) return refused('unclear')
  const marked = unit !== undefined || wordsOf(text).some((found) => rupiah.has(found))
  if (!marked && wordsOf(text).length > 0 && !looksLikeMoney(digits)) return refused('unclear')
  return unit === undefined ? readGroups(digits) : readWithUnit(digits, unit)
}

/**
 * Whether the text before the digits allows them to be an amount: words and "Rp" do; a sign that changes the number, or
 * a word that belongs to it, doesn't.
 */
function mayPrecede(before: string): boolean {
  const lead = before.replace(/(^|\P{L})(?:rp|idr)[.:]? ?$/u, '$1')
  const marked = lead.length < before.length
  if (otherNumber.has(wordsOf(lead).at(-1) ?? '') || /[<>≤≥±~] ?=? ?$/.test(lead)) return false
  return marked
    ? /(?:^|[\p{L}:=([*_'"“”.,;!?)\]\n•\p{Extended_Pictographic}] ?|\p{L} - )$/u.test(lead)
    : /(?:^|[:=([*_'"“”\n]|[\p{L}:=([*_"“”.,;!?)\]\p{Extended_Pictographic}] |\p{L} - )$/u.test(
        lead,
      )
}

/**
 * Whether the text after the digits and their unit allows them to be an amount: the end, a word, or ",-" as on cheques.
 */
function mayFollow(after: string, hasUnit: boolean): boolean {
  const [, space = '', follower = ''] = /^( ?)(\p{L}+)/u.exec(after) ?? []
  if (follower !== '')
    return (
      rupiah.has(follower) ||
      (space !== '' && !notRupiah.has(follower) && !(hasUnit && units.has(follower)))
    )
  return (
    /^(?:$|[.,]?[-=]{0,2}(?:$|[ \n)\]*_'"”!?;:.,]|\p{Extended_Pictographic})|\/(?:\p{L}|-))/u.test(
      after,
    ) && !/^ ?[%‰+^×÷]/.test(after)
  )
}

/** Whether a number among words, without "Rp" or a unit, is an amount: it may also be a year or an account number. */
function looksLikeMoney(digits: string): boolean {
  return /\D/.test(digits) || (digits.length <= 7 && Number(digits) % 500 === 0)
}

/**
 * Reads the number before a unit: "1,5" of "1,5 juta". Refuses three decimals, which may be thousands, and more than
 * four digits, which nobody writes before a unit.
 */
function readWithUnit(digits: string, unit: number): AmountReading {
  const [, whole, decimals = ''] = /^(0|[1-9]\d{0,3})(?:[.,](\d{1,2}))?$/.exec(digits) ?? []
  if (whole === undefined) return refused('unclear')
  return amountOf(Number(whole) * unit + (Number(decimals) * unit) / 10 ** decimals.length)
}

/**
 * Reads digits without a unit: ungrouped, or in groups of three with one separator; then perhaps cents after another
 * separator.
 */
function readGroups(digits: string): AmountReading {
  const [, plain] = /^(0|[1-9]\d*)(?:[.,]\d{1,2})?$/.exec(digits) ?? []
  if (plain !== undefined) return amountOf(Number(plain))
  const [, grouped, sign] =
    /^([1-9]\d{0,2}([.,' ])\d{3}(?:\2\d{3})*)(?:(?!\2)[.,]\d{1,2})?$/.exec(digits) ?? []
  if (grouped === undefined) return refused(areSeveral(digits) ? 'several' : 'unclear')
  const groups = grouped.split(sign ?? '')
  // "50 000 100 000" may be two amounts.
  if (sign === ' ' && groups.length > 3) return refused('several')
  return amountOf(Number(groups.join('')))
}

const areSeveral = (digits: string) => {
  const parts = digits.split(' ')
  return parts.length > 1 && parts.every((part) => part.length > 3)
}

function amountOf(amount: number): AmountReading {
  return amount > MAX_AMOUNT ? refused('large') : { kind: 'amount', amount }
}

/** What is said beside a field whose text isn't one amount. */
export const REFUSED_AMOUNT = {
  unclear: 'Nominal belum jelas. Tulis dengan angka, misalnya 50.000',
  several: 'Ada lebih dari satu nominal. Tulis satu saja.',
  currency: 'Tulis nominal dalam rupiah, misalnya 50.000',
  large: 'Nominal terlalu besar',
} as const satisfies Record<AmountRefusal, string>
