import { plainText } from './plain-text'

/** Why no number was read: nothing that is surely one, more than one, not an Indonesian mobile, too few or many digits. */
export type PhoneRefusal = 'unclear' | 'several' | 'foreign' | 'short' | 'long'

/** What a text says of an Indonesian mobile number. */
export type PhoneReading =
  | { kind: 'empty' }
  /** As the backend stores it: digits without the leading 0 or 62 (spec §3). */
  | { kind: 'phone'; number: string }
  | { kind: 'refused'; why: PhoneRefusal }

/**
 * As a person counts them, with the leading 0: 0812345678 has ten (spec §5), whether the 0 is typed or the +62 stands
 * before the field. A country code and number have fifteen at most (E.164), which makes fourteen.
 */
const DIGITS = { min: 10, max: 14 }

/** Chat links hold the number in its international form; what else they hold is not the number's. */
const chatLink = /\S*(?:wa\.me\/|[?&]phone=)(?:\+|%2b)?(\d+)\S*/g

/** Digits in pieces, as people set them apart. */
const number = /(?:\+ ?)?\d(?:(?: - |\) ?-? ?| ?\(|[ .-])?\d)*/g

const refused = (why: PhoneRefusal): PhoneReading => ({ kind: 'refused', why })

/**
 * Reads what somebody typed or pasted as one Indonesian mobile number, or says why it can't be. Words around it and
 * chat links are read over; another number beside it isn't, and neither are letters among its digits.
 */
export function readPhone(text: string): PhoneReading {
  const plain = plainText(text)?.toLowerCase()
  if (plain === undefined) return refused('unclear')
  const words = plain.replace(chatLink, (_, digits: string) =>
    digits.startsWith('0') ? digits : `+${digits}`,
  )
  const found = [...words.matchAll(number)].map((match) => ({
    digits: match[0].trim(),
    before: words.slice(0, match.index),
    after: words.slice(match.index + match[0].length),
  }))
  const [first, ...others] = found
  if (first === undefined) return /\p{L}/u.test(words) ? refused('unclear') : { kind: 'empty' }
  if (others.length === 0 && first.digits === '+62') return { kind: 'empty' }
  if (found.some(isPartOfAWord)) return refused('unclear')
  if (found.some(hasAnotherBeside)) return refused('several')
  const reading = readDigits(first.digits)
  const same = others.every(({ digits }) => {
    const other = readDigits(digits)
    return other.kind === 'phone' && reading.kind === 'phone' && other.number === reading.number
  })
  return same ? reading : refused('several')
}

/** The number in a text as it is stored, '' where none can be read. */
export function phoneIn(text: string): string {
  const reading = readPhone(text)
  return reading.kind === 'phone' ? reading.number : ''
}

const words = {
  unclear: 'Nomor Whatsapp harus berupa angka',
  several: 'Ada lebih dari satu nomor. Tulis satu saja.',
  foreign: 'Nomor Whatsapp harus nomor ponsel Indonesia',
  short: `Nomor Whatsapp diisi minimal ${DIGITS.min} digit`,
  long: `Nomor Whatsapp diisi maksimal ${DIGITS.max} digit`,
} as const satisfies Record<PhoneRefusal, string>

/** Why a text can't be taken as a number, in the words of every form; null when it can. */
export function phoneProblem(text: string): string | null {
  const reading = readPhone(text)
  if (reading.kind === 'empty') return 'Mohon diisi terlebih dahulu'
  return reading.kind === 'refused' ? words[reading.why] : null
}

interface Found {
  digits: string
  before: string
  after: string
}

/** "8571122334a"; and "0812345678**", of which the end is hidden. */
function isPartOfAWord({ before, after }: Found): boolean {
  return /\p{L}$/u.test(before) || /^(?:\p{L}|[ .-]?[*•●·#?_.]{2})/u.test(after)
}

/** "0812 3456 789 2 orang", "8 0812 3456 7890": one more number that is only a space away. */
function hasAnotherBeside({ digits, after }: Found): boolean {
  const pieces = digits.match(/\d+/g) ?? []
  const last = pieces.at(-1) ?? ''
  if (pieces.length > 1 && last.length < 3 && (last.length < 2 || /^ \p{L}/u.test(after)))
    return true
  return pieces.some((piece, index) => {
    if (index === 0 || /^(?:0{0,2}62)?$/.test(pieces.slice(0, index).join(''))) return false
    const rest = pieces.slice(index).join('')
    return /^(?:0|62)8/.test(piece) && rest.length >= DIGITS.min
  })
}

function readDigits(found: string): PhoneReading {
  const digits = found.replace(/\D/g, '')
  const international = /^(?:\+|00)/.test(found)
  const code = found.startsWith('+') ? digits : digits.replace(/^00/, '')
  if (international && !code.startsWith('62')) return refused('foreign')
  const local = (international || code.startsWith('62') ? code.slice(2) : code).replace(/^0/, '')
  const counted = local.startsWith('8') ? local.length + 1 : digits.length
  if (counted < DIGITS.min) return refused('short')
  if (!local.startsWith('8')) return refused('foreign')
  return counted > DIGITS.max ? refused('long') : { kind: 'phone', number: local }
}
