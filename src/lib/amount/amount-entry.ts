import { MINIMUM_AMOUNT } from '../payment-rules'
import { amountIn } from './read-amount'

/**
 * An amount while it is being typed. Kept is what was put in, without the dots that the field sets between its groups;
 * so formatting can't change the number, and what can't be read stays as it was put in.
 */
export interface AmountEntry {
  /** What was put in: "50000", "50000,0", "Rp 1 juta". */
  typed: string
  /** Where the caret is in {@link shownAmount} of it. */
  caret: number
}

/** One change of the field, as the browser tells it (Input Events Level 2). */
export interface AmountEdit {
  /** The field's whole text after it, and the caret in it. */
  text: string
  caret: number
  /** '' where the browser doesn't say, as when a password manager fills a field in. */
  inputType: string
  /** What was put in, null for a deletion, or where the browser doesn't say. */
  data: string | null
}

/** Two places in what the field shows, and what is put between them: a key, a paste, '' for a deletion. */
export interface AmountInsertion {
  start: number
  end: number
  inserted: string
}

const DOT = '.'
/** Figures that the field groups; and those that were grouped by hand. */
const figures = /^([1-9]\d*)([.,]\d{0,2})?$/

const dotted = /^[1-9]\d{0,2}(?:\.\d{3})+$/

const grouped = (digits: string) => digits.replace(/\B(?=(?:\d{3})+$)/g, DOT)

/** What the field shows: figures in groups of three, anything else as it was put in. */
export function shownAmount(typed: string): string {
  const [, whole, decimals = ''] = figures.exec(typed) ?? []
  return whole === undefined ? typed : grouped(whole) + decimals
}

/** What was put in of the first `end` signs that the field shows, the dots left out that the field has set. */
function typedUpTo(typed: string, end: number): string {
  const shown = shownAmount(typed)
  const [, whole] = figures.exec(typed) ?? []
  const own = whole === undefined ? 0 : grouped(whole).length
  return (
    shown.slice(0, Math.min(end, own)).replaceAll(DOT, '') + shown.slice(own, Math.max(end, own))
  )
}

/** Where the caret stands in the shown text, behind the first `count` signs that were put in. */
function caretBehind(typed: string, count: number): number {
  const end = shownAmount(typed).length
  let caret = 0
  while (caret < end && typedUpTo(typed, caret).length < count) caret += 1
  return caret
}

/** The entry after one change in the field (spec §5: "formatted with Indonesian thousands separators"). */
export function editAmount(typed: string, edit: AmountEdit): AmountEntry {
  const change = changeOf(shownAmount(typed), edit)
  if (change === null) return pasteAmount('', { start: 0, end: 0, inserted: edit.text })
  // More than a key at once, which no keyboard is still composing, is there as a whole.
  if (Array.from(change.inserted).length > 1 && edit.inputType === 'insertText')
    return pasteAmount(typed, change)
  return insertAmount(typed, pastDots(typed, change, edit.inputType))
}

/** What a key has changed; null where the whole text is to be taken as new. */
function changeOf(shown: string, { text, caret, inputType, data }: AmountEdit) {
  const isDeletion = inputType.startsWith('delete')
  if (!isDeletion && !/^insert(?:Composition)?Text$/.test(inputType)) return null
  const end = shown.length - (text.length - caret)
  if (end < 0 || shown.slice(end) !== text.slice(caret)) return null
  // A keyboard that composes tells all that it composes, with each key: what is new is found by comparing.
  const told = inputType === 'insertCompositionText' ? 0 : (data ?? '').length
  let start = Math.max(0, Math.min(caret - told, end))
  while (start > 0 && shown.slice(0, start) !== text.slice(0, start)) start -= 1
  return { start, end, inserted: text.slice(start, caret) }
}

/** Deleting a dot of the field's would only bring it back: the digit behind it is what is meant. */
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

/** Puts a whole text in, and writes it as the field does if it is an amount that nothing more will change. */
export function pasteAmount(typed: string, paste: AmountInsertion): AmountEntry {
  // A field of one line has no line breaks, and digits on either side of one are two numbers.
  const inserted = paste.inserted.trim().replace(/\s*[\n\r\t\v\f\u0085\u2028\u2029]\s*/g, '; ')
  const entry = insertAmount(typed, { ...paste, inserted })
  // Decimals that aren't complete would be those of another number by the next key.
  if (/[.,'\s]\d?$/.test(entry.typed)) return entry
  const settled = settledAmount(entry.typed)
  return settled === entry.typed ? entry : entryOf(settled, settled.length)
}

function insertAmount(before: string, { start, end, inserted }: AmountInsertion): AmountEntry {
  // Dots that somebody has typed himself are as good as the field's, unless he is still typing them.
  const isWithin = inserted === '' || end < shownAmount(before).length
  const typed = isWithin && dotted.test(before) ? before.replaceAll(DOT, '') : before
  const head = typedUpTo(typed, start)
  const tail = typed.slice(typedUpTo(typed, end).length)
  if (isSlip(typed, { head, inserted, tail })) return { typed, caret: start }
  if (losesDecimalSign(typed, { head, inserted, tail })) return entryOf(head, head.length)
  const next = head + inserted + tail
  const zeros = leadingZeros(next, inserted)
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

/** A letter or a sign among the digits of a number that stands can only be a slip of the finger. */
function isSlip(typed: string, { head, inserted, tail }: Parts): boolean {
  return (
    /^\d+$/.test(typed) &&
    typed.length === head.length + tail.length &&
    /^\D$/u.test(inserted) &&
    head !== '' &&
    tail !== ''
  )
}

/** "50000,00" without its comma would be a hundred times as much: its cents go with it. */
function losesDecimalSign(typed: string, { head, inserted, tail }: Parts): boolean {
  const [, whole, decimals] = /^(\d+)[.,](\d+)$/.exec(typed) ?? []
  return inserted === '' && whole !== undefined && head === whole && tail === decimals
}

/** No amount begins with a zero; one that was pasted, as a telephone number does, is left to be seen. */
function leadingZeros(typed: string, inserted: string): number {
  const [zeros = ''] = /^0+(?=\d*$)/.exec(typed) ?? []
  return inserted.length > 1 && zeros.length < typed.length ? 0 : zeros.length
}

/**
 * An amount whose reading is certain as the field writes it, "Rp 50.000,00" → "50000"; anything else as it is. Below
 * the smallest donation nothing is settled: "1,5" may be on its way to "1,5 juta".
 */
export function settledAmount(typed: string): string {
  const amount = amountIn(typed)
  return amount >= MINIMUM_AMOUNT ? String(amount) : typed
}
