import * as z from 'zod/mini'
import { draftOf } from '@/lib/draft'
import type { Program } from '@/lib/program'
import type { PaymentUrl } from '@/lib/safe-redirect'
import type { StorageSource } from '@/lib/storage'
import { personalSession } from '@/lib/owned-storage'
import { owner } from '@/lib/owner'

type ProgramRef = Pick<Program, 'kind' | 'slug'>

/** A donation that the backend has recorded. */
export interface Recorded {
  /** Where to pay it. */
  target: PaymentUrl
  /** Whether this device could keep it, so that it is in the history. */
  kept: boolean
}

/** Donations whose answer has not come, by program. They outlive the form: one may go back while the network is slow. */
const underway = new Map<string, Promise<Recorded>>()

/** The program whose form is on the screen. */
let shown: string | null = null

const nameOf = ({ kind, slug }: ProgramRef) => `${kind}:${slug}`

/** One's own: what somebody else has sent from this tab is not waited for, nor followed. */
const keyOf = (program: ProgramRef) => `${owner() ?? ''}/${nameOf(program)}`

/** Sends a donation, unless one for this program is under way already: then its answer is that one's. */
export function sendOnce(program: ProgramRef, send: () => Promise<Recorded>): Promise<Recorded> {
  const key = keyOf(program)
  const earlier = underway.get(key)
  if (earlier) return earlier
  const answer = send().finally(() => underway.delete(key))
  underway.set(key, answer)
  return answer
}

/** What is under way for a program, for a form that finds it so. */
export function answerUnderway(program: ProgramRef): Promise<Recorded> | null {
  return underway.get(keyOf(program)) ?? null
}

/** Whether a former owner of this tab has sent a donation for this program whose answer has not come. */
export function isLeftUnderway(program: ProgramRef): boolean {
  return [...underway.keys()].some(
    (key) => key !== keyOf(program) && key.endsWith(`/${nameOf(program)}`),
  )
}

/** Says that a program's form is on the screen, until the returned function is called. */
export function showForm(program: ProgramRef): () => void {
  const key = keyOf(program)
  shown = key
  return () => {
    if (shown === key) shown = null
  }
}

/** Whether a program's form is on the screen, to tell what became of its donation. */
export function isFormShown(program: ProgramRef): boolean {
  return shown === keyOf(program)
}

const markSchema = z.object({ sentAt: z.string() })

/** Stands in the session while a donation is being sent: a page that is loaded anew finds it, and its answer is lost. */
const markOf = (program: ProgramRef, source: StorageSource) =>
  draftOf(`kirim:${nameOf(program)}`, (value) => markSchema.parse(value), source)

/** Longer than a page that is being left lives on after the browser has aborted its calls. */
const LEAVING_MS = 1_000

/** Marks a donation as being sent until it is answered, whatever the answer. */
export async function marked<T>(
  program: ProgramRef,
  send: () => Promise<T>,
  source: StorageSource = personalSession,
): Promise<T> {
  const mark = markOf(program, source)
  const sentAt = new Date().toISOString()
  mark.write({ sentAt })
  try {
    const answer = await send()
    mark.clear()
    return answer
  } catch (error) {
    setTimeout(() => {
      if (mark.read()?.sentAt === sentAt) mark.clear()
    }, LEAVING_MS)
    throw error
  }
}

/** Whether a donation was being sent when this page was loaded anew. Told once. */
export function takeInterrupted(
  program: ProgramRef,
  source: StorageSource = personalSession,
): boolean {
  const mark = markOf(program, source)
  const interrupted = mark.read() !== null
  mark.clear()
  return interrupted
}
