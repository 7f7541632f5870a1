import { programKey, type ProgramRef } from '@/domain/program/program'
import { type Owner, ownerTurn } from '@/lib/owner'
import { createStore } from '@/lib/store'
import { isInFlight, next, type Sending, type SendingEvent } from './sending'

interface Entry {
  /** The owner of this tab when the form was opened, or the donation sent. */
  whose: Owner
  program: ProgramRef
  sending: Sending
}

/** Outside React, since a donor may leave the form before the answer. */
export const sendings = createStore<readonly Entry[]>(() => [])

const forProgram = (program: ProgramRef) =>
  sendings.get().filter((entry) => programKey(entry.program) === programKey(program))

const entryOf = (whose: Owner, program: ProgramRef): Entry =>
  forProgram(program).find((entry) => entry.whose === whose) ?? {
    whose,
    program,
    sending: { status: 'idle' },
  }

/** The sending of this owner's donation for this program. */
export const sendingOf = (whose: Owner, program: ProgramRef): Sending =>
  entryOf(whose, program).sending

/** Whose donation for this program still waits for its answer, besides this owner's; undefined for nobody's. */
export const otherSender = (whose: Owner, program: ProgramRef): Owner | undefined =>
  forProgram(program).find((entry) => entry.whose !== whose && isInFlight(entry.sending))?.whose

/** @returns the state before the event */
export function dispatch(whose: Owner, program: ProgramRef, event: SendingEvent): Sending {
  const entry = entryOf(whose, program)
  const sending = next(entry.sending, event)
  if (sending !== entry.sending)
    sendings.set([...sendings.get().filter((other) => other !== entry), { ...entry, sending }])
  return entry.sending
}

/** The form has left the screen. There is only one, so whatever it waited for goes on in the background. */
export function leaveForm(): void {
  for (const { whose, program } of sendings.get()) dispatch(whose, program, { type: 'left' })
}

// At once, and not only when React has removed the form: the answer may come before that.
let turn = ownerTurn.get()
ownerTurn.subscribe(() => {
  if (ownerTurn.get() === turn) return
  turn = ownerTurn.get()
  leaveForm()
})
