import { programKey, type ProgramRef } from '@/domain/program/program'
import { type Owner, ownerTurn } from '@/lib/owner'
import { createStore } from '@/lib/store'
import { isInFlight, next, type Sending, type SendingEvent } from './sending'

interface Entry {
  /** The owner of this tab when the form was opened, or the donation sent. */
  whose: Owner
  program: string
  sending: Sending
}

/** Outside React, since a donor may leave the form before the answer. */
export const sendings = createStore<readonly Entry[]>([])

const idle: Sending = { status: 'idle' }

function entryOf(whose: Owner, ref: ProgramRef): Entry {
  const program = programKey(ref)
  const found = sendings.get().find((entry) => entry.whose === whose && entry.program === program)
  return found ?? { whose, program, sending: idle }
}

/** The sending of this owner's donation for this program. */
export const sendingOf = (whose: Owner, program: ProgramRef): Sending =>
  entryOf(whose, program).sending

function apply(entry: Entry, event: SendingEvent) {
  const sending = next(entry.sending, event)
  if (sending === entry.sending) return
  sendings.set([...sendings.get().filter((other) => other !== entry), { ...entry, sending }])
}

/** @returns the state before the event */
export function dispatch(whose: Owner, program: ProgramRef, event: SendingEvent): Sending {
  const entry = entryOf(whose, program)
  apply(entry, event)
  return entry.sending
}

/** The form has left the screen. There is only one, so whatever it waited for goes on in the background. */
export function leaveForm(): void {
  for (const entry of sendings.get()) apply(entry, { type: 'left' })
}

// At once, and not only when React has removed the form: the answer may come before that.
let turn = ownerTurn.get()
ownerTurn.subscribe(() => {
  if (ownerTurn.get() === turn) return
  turn = ownerTurn.get()
  leaveForm()
})

/** Whose donation for this program still waits for its answer, besides this owner's; undefined for nobody's. */
export function otherSender(whose: Owner, ref: ProgramRef): Owner | undefined {
  const program = programKey(ref)
  return sendings
    .get()
    .find(
      (entry) => entry.whose !== whose && entry.program === program && isInFlight(entry.sending),
    )?.whose
}
