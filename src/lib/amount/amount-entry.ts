import { groupThousands } from '@/lib/format-number'
import { amountIn } from './read-amount'

/**
 * An amount while it is being typed. The text is kept without the dots that the field inserts, so that formatting can't
 * change the number. A text that can't be read is kept as entered.
 */
export interface AmountEntry {
  /** The text as entered: "50000", "50000,0", "Rp 1 juta". */
  typed: string
  /** The caret's position in {@link shownAmount} of the text. */
  caret: number
}

/** One change of the field, as the browser reports it (Input Events Level 2). */
export interface AmountEdit {
  /** The field's whole text after the change, and the caret's position in it. */
  text: string
  caret: number
  /** '' where the browser gives none, as when a password manager fills the field. */
  inputType: string
  /** The inserted text; null for a deletion, or where the browser gives none. */
  data: string | null
}

/** Replaces the shown text from `start` to `end`: by a typed character, by a pasted text, or by '' for a deletion. */
export interface AmountInsertion {
  start: number
  end: number
  inserted: string
}

const DOT = '.'

/** In rupiah. A smaller number may still become a larger one: "1,5" is the beginning of "1,5 juta". */
const LEAST_CERTAIN = 1_000

/** Digits that the field groups, perhaps with decimals. */
const figures = /^([1-9]\d*)([.,]\d{0,2})?$/

/** Digits that the user has grouped with dots. */
const dotted = /^[1-9]\d{0,2}(?:\.\d{3})+$/

/** What the field shows for an entered text: digits in groups of three, anything else unchanged. */
export function shownAmount(typed: string): string {
  const [, whole, decimals = ''] = figures.exec(typed) ?? []
  return whole === undefined ? typed : groupThousands(whole) + decimals
}

/** The first `end` characters of the shown text, without the dots that the field has inserted. */
function typedUpTo(typed: string, end: number): string {
  const shown = shownAmount(typed)
  const [, whole] = figures.exec(typed) ?? []
  const own = whole === undefined ? 0 : groupThousands(whole).length
  return (
    shown.slice(0, Math.min(end, own)).replaceAll(DOT, '') + shown.slice(own, Math.max(end, own))
  )
}

/**
 * The caret's position in the shown text after the first `count` entered characters. It is searched for by halves: of
 * each position the whole text is read, which may be a long one that was pasted.
 */
function caretBehind(typed: string, count: number): number {
  let [least, most] = [0, shownAmount(typed).length]
  while (least < most) {
    const caret = Math.floor((least + most) / 2)
    if (typedUpTo(typed, caret).length < count) least = caret + 1
    else most = caret
  }
  return least
}

/** The entry after one change in the field. */
export function editAmount(typed: string, edit: AmountEdit): AmountEntry {
  const change = changeOf(shownAmount(typed), edit)
  if (change === null) return pasteAmount('', { start: 0, end: 0, inserted: edit.text })
  // Several characters at once, without an IME composition, are a whole text like a pasted one.
  if (Array.from(change.inserted).length > 1 && edit.inputType === 'insertText')
    return pasteAmount(typed, change)
  return insertAmount(typed, pastDots(typed, change, edit.inputType))
}

/** The replacement that a key has made; null where the field's whole text must be read as new. */
function changeOf(shown: string, { text, caret, inputType, data }: AmountEdit) {
  const isDeletion = inputType.startsWith('delete')
  if (!isDeletion && !/^insert(?:Composition)?Text$/.test(inputType)) return null
  const end = shown.length - (text.length - caret)
  if (end < 0 || shown.slice(end) !== text.slice(caret)) return null
  // During an IME composition `data` is the whole composed text at each key, so the new part is found by comparing.
  const told = inputType === 'insertCompositionText' ? 0 : (data ?? '').length
  let start = Math.max(0, Math.min(caret - told, end))
  while (start > 0 && shown.slice(0, start) !== text.slice(0, start)) start -= 1
  return { start, end, inserted: text.slice(start, caret) }
}

/** A deleted dot would come back if the field had inserted it. So the digit beside the dot is deleted instead. */
function pastDots(typed: string, change: AmountInsertion, inputType: string): AmountInsertion {
  const { start, end, inserted } = change
  const shown = shownAmount(typed)
  const isOwn =
    inserted === '' &&
    shown.slice(start, end) === DOT &&
    (dotted.test(shown) || typedUpTo(typed, start) === typedUpTo(typed, end))
  if (isOwn && inputType.endsWith('Backward')) return { ...change, start: Math.max(0, start - 1) }
  if (isOwn && inputType.endsWith('Forward')) return { ...change, end: end + 1 }
  return change
}

/** Inserts a whole text, and formats it if it is a complete amount. */
export function pasteAmount(typed: string, paste: AmountInsertion): AmountEntry {
  // A one-line field has no line breaks. Digits on both sides of a line break are two numbers: "; " keeps them apart.
  const inserted = paste.inserted
    .split(/[\n\r\t\v\f\u0085\u2028\u2029]/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('; ')
  const entry = insertAmount(typed, { ...paste, inserted })
  // Incomplete decimals are kept: without them the next key would add a digit to the whole number.
  if (/[.,'\s]\d?$/.test(entry.typed)) return entry
  const settled = settledAmount(entry.typed)
  return settled === entry.typed ? entry : entryOf(settled, settled.length)
}

function insertAmount(before: string, { start, end, inserted }: AmountInsertion): AmountEntry {
  // Dots that the user has typed are treated like the field's own, except while the user types at the end.
  const isWithin = inserted === '' || end < shownAmount(before).length
  const typed = isWithin && dotted.test(before) ? before.replaceAll(DOT, '') : before
  const head = typedUpTo(typed, start)
  const tail = typed.slice(typedUpTo(typed, end).length)
  if (isSlip(typed, { head, inserted, tail })) return { typed, caret: start }
  if (losesDecimalSign(typed, { head, inserted, tail })) return entryOf(head, head.length)
  const next = head + inserted + tail
  // Deleting the first digit keeps the zeros behind it, since another first digit is about to be typed.
  const zeros = inserted === '' ? 0 : leadingZeros(next, inserted)
  return entryOf(next.slice(zeros), Math.max(0, head.length + inserted.length - zeros))
}

const entryOf = (typed: string, behind: number): AmountEntry => ({
  typed,
  caret: caretBehind(typed, behind),
})

interface Parts {
  head: string
  inserted: string
  tail: string
}

/** Whether a single character that is no digit was typed between two digits: that is a typing error. */
function isSlip(typed: string, { head, inserted, tail }: Parts): boolean {
  return (
    /^\d+$/.test(typed) &&
    typed.length === head.length + tail.length &&
    /^\D$/u.test(inserted) &&
    head !== '' &&
    tail !== ''
  )
}

/**
 * Whether the comma of "50000,00" was deleted. The cents are then deleted too, or the amount would become a hundred
 * times as large.
 */
function losesDecimalSign(typed: string, { head, inserted, tail }: Parts): boolean {
  const [, whole, decimals] = /^(\d+)[.,](\d+)$/.exec(typed) ?? []
  return inserted === '' && whole !== undefined && head === whole && tail === decimals
}

/**
 * How many leading zeros to remove: no amount begins with one. A pasted text keeps them, so that a pasted phone number
 * is recognisable.
 */
function leadingZeros(typed: string, inserted: string): number {
  const [zeros = ''] = /^0+(?=\d*$)/.exec(typed) ?? []
  return inserted.length > 1 && zeros.length < typed.length ? 0 : zeros.length
}

/**
 * An amount that is certain, as the field writes it: "Rp 50.000,00" → "50000". Any other text is returned unchanged.
 */
export function settledAmount(typed: string): string {
  const amount = amountIn(typed)
  return amount >= LEAST_CERTAIN ? String(amount) : typed
}
