import type { ProgramRef } from '@/domain/program/program'
import * as z from 'zod/mini'
import { draftOf } from '@/lib/draft'
import { sessionOf } from '@/lib/owned-storage'
import { type Owner, owner } from '@/lib/owner'
import { INTERRUPTED } from './failure-text'
import { type Failure, nameOf } from './underway'

const markSchema = z.object({
  sentAt: z.string(),
  failure: z.optional(z.string()),
  /** Names what was sent: the form may hold something else by now. */
  askUrl: z.catch(z.nullable(z.string()), null),
})

/**
 * A mark in session storage from the moment when a donation is sent until it is known to be recorded, or certainly is
 * not. A page that finds it without words after a reload knows that the answer is lost.
 */
const markOf = (program: ProgramRef, whose: Owner) =>
  draftOf(`kirim:${nameOf(program)}`, (value) => markSchema.parse(value), sessionOf(whose))

/** The last failed sending, by owner and program. It is in session storage later, or never. */
const failures = new Map<string, Failure>()
const keyOf = (program: ProgramRef, whose: Owner) => `${whose ?? ''}/${nameOf(program)}`

/** Longer than a page that is being left lives on after the browser has aborted its calls. */
const LEAVING_MS = 1_000

/**
 * Marks a donation as being sent.
 * @param askUrl a link to a chat about it
 */
export function markSent(program: ProgramRef, whose: Owner, askUrl: string): void {
  markOf(program, whose).write({ sentAt: new Date().toISOString(), askUrl })
}

/** Deletes what is known about the last sending: it was recorded, or the donor has closed the words, or sends anew. */
export function forgetSending(program: ProgramRef, whose: Owner = owner()): void {
  failures.delete(keyOf(program, whose))
  markOf(program, whose).clear()
}

/**
 * Keeps the words of a failed sending until the next one.
 * @param lasts whether they outlive a reload: for a donation that may be recorded all the same
 */
export function keepFailure(
  program: ProgramRef,
  whose: Owner,
  { lasts, ...failed }: Failure & { lasts: boolean },
): void {
  failures.set(keyOf(program, whose), failed)
  const mark = markOf(program, whose)
  const sent = mark.read()
  if (sent === null) return
  // Not at once: a call that fails because the page is reloaded was interrupted.
  setTimeout(() => {
    // Not after a logout, which has deleted the mark, a newer sending, or when the donor has closed the words.
    if (mark.read()?.sentAt !== sent.sentAt) return
    if (lasts) mark.write({ ...sent, ...failed })
    else mark.clear()
  }, LEAVING_MS)
}

/** The last sending for this program if it isn't known to be recorded, else null. */
export function lastFailure(program: ProgramRef): Failure | null {
  const known = failures.get(keyOf(program, owner()))
  if (known !== undefined) return known
  const mark = markOf(program, owner()).read()
  return mark && { failure: mark.failure ?? INTERRUPTED, askUrl: mark.askUrl }
}
