import { plainText } from '@/lib/text/plain-text'
import { REQUIRED } from './required'

/** Why no number was read: not certain, more than one, not an Indonesian mobile number, too few or too many digits. */
type PhoneRefusal = 'unclear' | 'several' | 'foreign' | 'short' | 'long'

/** The Indonesian mobile number in a text. */
export type PhoneReading =
  | { kind: 'empty' }
  /** As the backend stores it: digits without the leading 0 or 62. */
  | { kind: 'phone'; number: string }
  | { kind: 'refused'; why: PhoneRefusal }

/**
 * Limits counted with the leading 0, as people count: 0812345678 has ten digits, whether the 0 is typed or +62 is
 * before the field. E.164 allows fifteen digits with the country code, which are fourteen with the 0.
 */
const DIGITS = { min: 10, max: 14 }

/** More is no number with some words around it. The patterns below go back over what they have read, each time anew. */
const LONGEST = 1_000

/** A chat link with the number in international form. The other digits of the link don't belong to the number. */
const chatLink = /\S*(?:wa\.me\/|[?&]phone=)(?:\+|%2b)?(\d+)\S*/g

/** Digits with the separators that people write between them. */
const number = /(?:\+ ?)?\d(?:(?: - |\) ?-? ?| ?\((?=0\)|8\d\d\))|[ .-])?\d)*/g

const refused = (why: PhoneRefusal): PhoneReading => ({ kind: 'refused', why })

/**
 * Reads a typed or pasted text as one Indonesian mobile number, or says why that isn't possible. It ignores words
 * around the number, the rest of a chat link, and numbers that clearly don't belong to it ("Jl. Merdeka 10, 0812…"). It
 * refuses a second mobile number, and letters among the digits.
 */
export function readPhone(text: string): PhoneReading {
  if (text.length > LONGEST) return refused(/\p{L}/u.test(text) ? 'unclear' : 'long')
  const plain = plainText(text)?.toLowerCase()
  if (plain === undefined) return refused('unclear')
  const words = plain.replace(chatLink, (_, digits: string) =>
    digits.startsWith('0') ? digits : `+${digits}`,
  )
  const found = [...words.matchAll(number)].map((match) => {
    const run = match[0].trim()
    // "1. 0812…", "Kelas 8 0812…": the mobile number begins with its prefix.
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

/** The phone number in a text, as the backend stores it; '' unless it holds one valid number. */
export function phoneIn(text: string): string {
  const reading = readPhone(text)
  return reading.kind === 'phone' ? reading.number : ''
}

const words = {
  unclear: 'Nomor WhatsApp harus berupa angka',
  several: 'Ada lebih dari satu nomor. Tulis satu saja.',
  foreign: 'Nomor WhatsApp harus nomor ponsel Indonesia',
  short: `Nomor Whatsapp diisi minimal ${DIGITS.min} digit`,
  long: `Nomor WhatsApp diisi maksimal ${DIGITS.max} digit`,
} as const satisfies Record<PhoneRefusal, string>

/** The error message for a phone number as entered, the same in every form; null when it is valid. */
export function phoneProblem(text: string): string | null {
  const reading = readPhone(text)
  if (reading.kind === 'empty') return REQUIRED
  return reading.kind === 'refused' ? words[reading.why] : null
}

interface Found {
  digits: string
  before: string
  after: string
}

/** Words that people write directly before the number: "WA+62812…". */
const label = /(?:^|[^\p{L}])(?:wa|hp|telp?|whatsapp)$/u

/** Words before an amount, or before another kind of number, such as a bank account. */
const otherNumber = /(?:^|[^\p{L}])(?:rp|idr|rek|rekening|norek|va|nik)[.:]? ?$/u

/**
 * Whether the digits belong to a longer word or to another kind of number: "8571122334a"; "0812345678**", whose end is
 * hidden; an amount, an account number, an e-mail address.
 */
function isPartOfAWord({ before, after }: Found): boolean {
  if (/\p{L}$/u.test(before) && !label.test(before)) return true
  return otherNumber.test(before) || /^(?:[\p{L}@%]|[ .-]?[*•●·#?_.]{2})/u.test(after)
}

/**
 * Whether the digits contain a second number that is only a space away: "0812 3456 789 2 orang"; or "0812345678 100",
 * which is complete without its last part.
 */
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

/** Whether one part of the digits is a complete number with its prefix. */
const isWhole = (piece: string) => /^(?:0|62)8/.test(piece) && readDigits(piece).kind === 'phone'

/**
 * Whether other digits may be a part of a mobile number, or another form of it: they look like a mobile number
 * themselves, or follow it without a letter between ("0812…/91"), or as an extension ("ext 12").
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
  // Digits before the mobile number: only its prefix shows where it begins.
  return !/^\+|^0|^62/.test(mobile.digits)
}

function readDigits(found: string): PhoneReading {
  const digits = found.replace(/\D/g, '')
  const international = /^(?:\+|00)/.test(found)
  const code = found.startsWith('+') ? digits : digits.replace(/^00/, '')
  if (international && !code.startsWith('62')) return refused('foreign')
  // The field shows +62, but people may type the prefix again, in any form.
  const local = code.replace(/^(?:62|0)+(?=8)/, '')
  const counted = local.startsWith('8') ? local.length + 1 : digits.length
  if (counted < DIGITS.min) return refused('short')
  if (!local.startsWith('8')) return refused('foreign')
  return counted > DIGITS.max ? refused('long') : { kind: 'phone', number: local }
}
