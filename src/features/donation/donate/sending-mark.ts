import { programKey, type ProgramRef } from '@/domain/program/program'
import * as z from 'zod/mini'
import { draftOf } from '@/lib/draft'
import { sessionOf } from '@/lib/owned-storage'
import type { Owner } from '@/lib/owner'
import { INTERRUPTED, INTERRUPTED_KEYED } from './failure-text'
import type { Failure } from './sending'

const markSchema = z.object({
  sentAt: z.string(),
  failure: z.optional(z.string()),
  /** Whether its key went along. Marks from before December 2026 lack it. */
  keyed: z.catch(z.boolean(), false),
  /** Names what was sent: the form may hold something else by now. */
  askUrl: z.catch(z.nullable(z.string()), null),
})

/** Longer than a page that is being left lives on after the browser has aborted its calls. */
const LEAVING_MS = 1_000

/**
 * A mark in session storage from the moment when a donation is sent until it is known to be recorded, or certainly is
 * not. A page that finds it without words after a reload knows that the answer is lost.
 */
export function sendingMark(whose: Owner, program: ProgramRef) {
  const mark = draftOf(
    `kirim:${programKey(program)}`,
    (value) => markSchema.parse(value),
    sessionOf(whose),
  )
  return {
    /**
     * @param askUrl a link to a chat about the donation
     * @param keyed whether its key goes along
     */
    write: (askUrl: string, keyed: boolean): void => {
      mark.write({ sentAt: new Date().toISOString(), askUrl, keyed })
    },
    clear: mark.clear,
    /**
     * Ends a failed sending's mark.
     * @param lasts whether the words outlive a reload: for a donation that may be recorded all the same
     */
    settle: (failed: Failure, lasts: boolean): void => {
      const sent = mark.read()
      if (sent === null) return
      // Not at once: a call that fails because the page is reloaded was interrupted.
      setTimeout(() => {
        // Not after a logout, which has deleted the mark, a newer sending, or when the donor has closed the words.
        if (mark.read()?.sentAt !== sent.sentAt) return
        if (lasts) mark.write({ ...sent, ...failed })
        else mark.clear()
      }, LEAVING_MS)
    },
    /** Why the last sending isn't known to be recorded; null when nothing is open. */
    read: (): Failure | null => {
      const sent = mark.read()
      if (sent === null) return null
      const interrupted = sent.keyed ? INTERRUPTED_KEYED : INTERRUPTED
      return { failure: sent.failure ?? interrupted, askUrl: sent.askUrl }
    },
  }
}
