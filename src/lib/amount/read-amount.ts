import { plainText } from '../plain-text'
import { amountInWords, NUMBER_WORDS } from './amount-in-words'

/** Why no amount was read: nothing that is surely one, more than one number, other money than rupiah, too much. */
export type AmountRefusal = 'unclear' | 'several' | 'currency' | 'large'

/** What a text says of an amount of whole rupiah. */
export type AmountReading =
  { kind: 'empty' } | { kind: 'amount'; amount: number } | { kind: 'refused'; why: AmountRefusal }

/** More is a slip of the hand, or an account's number: a thousand times the largest donation one could think of. */
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

/** What may be said of money in rupiah, before or behind the number. */
const rupiah = new Set(['rp', 'idr', 'rupiah'])

/** The words that typing may be on the way to: a text that ends within one of them isn't finished. */
const wordsToCome = [...units.keys(), ...rupiah]

const otherMoney = new Set(
  'usd us sgd myr rm eur euro aud jpy sar gbp cny hkd krw vnd thb inr rs tl dollar dolar ringgit riyal yen yuan won baht lira pound btc usdt'.split(
    ' ',
  ),
)

/** Behind a number these make another number of it, or say that it counts something else than rupiah. */
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

/** Before a number these say that it is no amount. */
const otherNumber = new Set(
  'minus bukan no nomor nomer rek rekening norek kode va id invoice nik telp telepon hp wa tahun tgl tanggal jam pukul'.split(
    ' ',
  ),
)

const word = `(?:${NUMBER_WORDS.join('|')}|milyar|sejuta|setengah)`
/**
 * A number written out, as receipts repeat it behind the figures: "Rp 50.000 (lima puluh ribu rupiah)". With what
 * stands right before it, where that makes something else of it: "1 setengah juta". (Safari before 16.4 can't read a
 * pattern that looks behind.)
 */
const writtenOut = new RegExp(
  `(\\p{L}|\\d ?)?(?!(?:ribu|juta|miliar|milyar)\\b)${word}(?: ${word})*(?: rupiah)?(?!\\p{L})`,
  'gu',
)

/** "1 juta 500 ribu": one amount in two parts. */
const twoParts = /(^|[^\d.,'])([1-9]\d{0,2}) ?(?:juta|jt) ?([1-9]\d{0,2}) ?(?:ribu|rb)(?!\p{L})/u

const refused = (why: AmountRefusal): AmountReading => ({ kind: 'refused', why })

/**
 * Reads what somebody typed or pasted as one amount of whole rupiah, cents dropped ("Rupiah tanpa sen"), or says why
 * it can't be: where two readings are possible there is none. Understood are thousands set apart by dots, commas,
 * spaces or apostrophes, "Rp" and "IDR", units ("50rb", "1,5 juta"), digits of any script, and one amount in words.
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
/** Dates, times, years, the number of an account: what a receipt has beside its one amount. */
const besideAmount = new RegExp(
  `(^|[^\\p{L}\\d.,'])${oneBeside}(?:,? ${oneBeside})*(?![\\d.,'/:]|\\p{L})`,
  'gu',
)

/** Where "Rp" marks one number, the dates, times and account numbers beside it are no second amount. */
function withoutDates(text: string): string {
  if (text.match(/(?:^|[^\p{L}])(?:rp|idr)[.:]? ?\d/gu)?.length !== 1) return text
  return text
    .replace(besideAmount, (all: string, lead: string, at: number) => {
      const before = text.slice(0, at) + lead
      const after = text.slice(at + all.length)
      // "Rp 50 000 2026": what is only a space away may be a part of it.
      const isApart = !/(?:rp|idr)[.:]? *$|\d *$/.test(before) && !/^ *\d/.test(after)
      return isApart ? `${lead} ` : all
    })
    .replace(/ +/g, ' ')
}

/** The amount in a text, 0 where none can be read: nothing is paid from what isn't certain. */
export function amountIn(text: string): number {
  const reading = readAmount(text)
  return reading.kind === 'amount' ? reading.amount : 0
}

/** Whether a text that can't be read yet may become an amount by one or two more letters: "50 ri". */
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

/** What stands before the figures: words and "Rp", but no sign that changes them, and nothing that they belong to. */
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

/** What stands behind them (and behind their unit): the end, a word, ",-" as cheques have it. */
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

/** A number among words, without "Rp" or a unit: a year, or the number of an account, is none. */
function looksLikeMoney(digits: string): boolean {
  return /\D/.test(digits) || (digits.length <= 7 && Number(digits) % 500 === 0)
}

/** "1,5" of a million. Three decimals may as well be thousands, and more figures than four are no count of units. */
function readWithUnit(digits: string, unit: number): AmountReading {
  const [, whole, decimals = ''] = /^(0|[1-9]\d{0,3})(?:[.,](\d{1,2}))?$/.exec(digits) ?? []
  if (whole === undefined) return refused('unclear')
  return amountOf(Number(whole) * unit + (Number(decimals) * unit) / 10 ** decimals.length)
}

/** Figures alone: in one piece, or in groups of three behind one kind of sign; then cents behind another. */
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
