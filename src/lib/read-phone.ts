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
const number = /(?:\+ ?)?\d(?:(?: - |\) ?-? ?| ?\((?=0\)|8\d\d\))|[ .-])?\d)*/g

const refused = (why: PhoneRefusal): PhoneReading => ({ kind: 'refused', why })

/**
 * Reads what somebody typed or pasted as one Indonesian mobile number, or says why it can't be. Words around it, chat
 * links, and numbers that are clearly no part of it ("Jl. Merdeka 10, 0812…") are read over; a second mobile number
 * isn't, and neither are letters among its digits.
 */
export function readPhone(text: string): PhoneReading {
  const plain = plainText(text)?.toLowerCase()
  if (plain === undefined) return refused('unclear')
  const words = plain.replace(chatLink, (_, digits: string) =>
    digits.startsWith('0') ? digits : `+${digits}`,
  )
  const found = [...words.matchAll(number)].map((match) => {
    const run = match[0].trim()
    // "1. 0812…", "Kelas 8 0812…": the mobile number begins where its own prefix does.
    const lead = /^\d{1,2}[ .-]+(?=08|628)/.exec(run)?.[0] ?? ''
    const own = /^(?:0|62)\D/.test(lead) ? '' : lead
    const start = match.index + own.length
    const digits = run.slice(own.length)
    return { digits, before: words.slice(0, start), after: words.slice(start + digits.length) }
  })
  const [first] = found
  if (first === undefined) return /\p{L}/u.test(words) ? refused('unclear') : { kind: 'empty' }
  if (found.length === 1 && first.digits === '+62') return { kind: 'empty' }
  const mobile = found.filter(({ digits }) => readDigits(digits).kind === 'phone')
  const [one] = mobile
  if (one === undefined) {
    if (found.some(isPartOfAWord)) return refused('unclear')
    return found.length > 1 || hasAnotherBeside(first)
      ? refused('several')
      : readDigits(first.digits)
  }
  if (mobile.some(isPartOfAWord)) return refused('unclear')
  if (mobile.some(hasAnotherBeside)) return refused('several')
  const reading = readDigits(one.digits)
  const clear = found.every((other) => {
    const its = readDigits(other.digits)
    if (its.kind === 'phone') return reading.kind === 'phone' && its.number === reading.number
    return !mobile.some((each) => mayBelongTo(other, each))
  })
  return clear ? reading : refused('several')
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

/** Words that are often written straight before the number: "WA+62812…". */
const label = /(?:^|[^\p{L}])(?:wa|hp|telp?|whatsapp)$/u

/** What these words stand before is an amount, or another number of a person. */
const otherNumber = /(?:^|[^\p{L}])(?:rp|idr|rek|rekening|norek|va|nik)[.:]? ?$/u

/** "8571122334a"; "0812345678**", of which the end is hidden; an amount, an account's number, an address of mail. */
function isPartOfAWord({ before, after }: Found): boolean {
  if (/\p{L}$/u.test(before) && !label.test(before)) return true
  return otherNumber.test(before) || /^(?:[\p{L}@%]|[ .-]?[*•●·#?_.]{2})/u.test(after)
}

/** "0812 3456 789 2 orang": one more number that is only a space away. "0812345678 100": whole without its last piece. */
function hasAnotherBeside({ digits, after }: Found): boolean {
  const pieces = digits.match(/\d+/g) ?? []
  const last = pieces.at(-1) ?? ''
  if (pieces.length > 1 && last.length < 2) return true
  if (pieces.length > 1 && last.length < 3 && /^ \p{L}/u.test(after) && / \d+$/.test(digits))
    return true
  // "08.12.2024 12.30"
  if (/^\d{1,2}[.-]\d{1,2}[.-](?:19|20)\d\d(?!\d)/.test(digits)) return true
  if (pieces.some((piece, index) => index < pieces.length - 1 && isWhole(piece))) return true
  return pieces.some((piece, index) => {
    if (index === 0 || /^(?:0{0,2}62)?0?$/.test(pieces.slice(0, index).join(''))) return false
    const rest = pieces.slice(index).join('')
    return /^(?:0|62)8/.test(piece) && rest.length >= DIGITS.min
  })
}

/** Whether one piece is a number already, with its prefix to prove it. */
const isWhole = (piece: string) => /^(?:0|62)8/.test(piece) && readDigits(piece).kind === 'phone'

/**
 * Whether digits beside a mobile number may be a piece of it, or another form of it: they look like a mobile number
 * themselves, or follow with nothing but signs between ("0812…/91"), or as an extension ("ext 12").
 */
function mayBelongTo(other: Found, mobile: Found): boolean {
  if (/^(?:\+|0|62)*8/.test(other.digits) && other.digits.replace(/\D/g, '').length > 4) return true
  if (other.before.length > mobile.before.length) {
    const between = mobile.after.slice(
      0,
      mobile.after.length - other.digits.length - other.after.length,
    )
    return (
      !/\p{L}/u.test(between) ||
      /^[ ,;(]*(?:x|ext\p{L}*|ekst\p{L}*|pes|pesawat|dan|atau|s\/?d|sampai)(?!\p{L})/u.test(between)
    )
  }
  // Before it only the mobile number's own prefix tells where it begins.
  return !/^\+|^0|^62/.test(mobile.digits)
}

function readDigits(found: string): PhoneReading {
  const digits = found.replace(/\D/g, '')
  const international = /^(?:\+|00)/.test(found)
  const code = found.startsWith('+') ? digits : digits.replace(/^00/, '')
  if (international && !code.startsWith('62')) return refused('foreign')
  // Who types into a field that shows +62 may give the prefix again, in any of its forms.
  const local = code.replace(/^(?:62|0)+(?=8)/, '')
  const counted = local.startsWith('8') ? local.length + 1 : digits.length
  if (counted < DIGITS.min) return refused('short')
  if (!local.startsWith('8')) return refused('foreign')
  return counted > DIGITS.max ? refused('long') : { kind: 'phone', number: local }
}
