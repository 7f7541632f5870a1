import type { Arrival } from '@/features/donation/arrival'
import { programKey, type ProgramRef } from '@/domain/program/program'
import { type Owner, ownerTurn } from '@/lib/storage/owner'
import type { PaymentUrl } from '@/lib/address/safe-redirect'
import { createStore } from '@/lib/store'

/** Why a sending failed, for the donor. */
export interface Failure {
  failure: string
  /** A link to a chat about what was sent, when only the organisation knows whether it was recorded; else null. */
  askUrl: string | null
}

/** A donation that the backend has recorded. */
export interface Recorded extends Arrival {
  /** The address of its payment page. */
  target: PaymentUrl
}

/** Where the sending of one owner's donation for one program is. */
export type Sending =
  | { status: 'idle' }
  /** The form on the screen waits for the answer. */
  | { status: 'sending' }
  /** The donor has left the form before the answer. */
  | { status: 'background' }
  /** Recorded, and the payment page is being opened. Another tap must not send again. */
  | { status: 'redirecting'; recorded: Recorded }
  /** The donation wasn't recorded, or nobody knows whether it was. */
  | { status: 'failed'; failure: Failure }

interface Events {
  /** The form has come to the screen. `kept`: a failure that was stored before a reload. */
  opened: { kept: Failure | null }
  submitted: object
  recorded: { recorded: Recorded }
  failed: { failure: Failure }
  /** The form has left the screen, or the tab has another owner. */
  left: object
  /** The donor has closed the words of the failure. */
  dismissed: object
}

export type SendingEvent<E extends keyof Events = keyof Events> = {
  [K in E]: { type: K } & Events[K]
}[E]

type Transitions = { [E in keyof Events]?: (event: SendingEvent<E>) => Sending | null }

const toIdle = (): Sending => ({ status: 'idle' })
const toSending = (): Sending => ({ status: 'sending' })
const toFailed = ({ failure }: Events['failed']): Sending => ({ status: 'failed', failure })

/** An event that a state doesn't name changes nothing. */
const transitions: Record<Sending['status'], Transitions> = {
  idle: {
    opened: ({ kept }) => kept && toFailed({ failure: kept }),
    // A call begins here or in `failed`, nowhere else.
    submitted: toSending,
  },
  sending: {
    recorded: ({ recorded }) => ({ status: 'redirecting', recorded }),
    failed: toFailed,
    left: () => ({ status: 'background' }),
  },
  background: { opened: toSending, submitted: toSending, recorded: toIdle, failed: toFailed },
  redirecting: { left: toIdle },
  failed: { submitted: toSending, dismissed: toIdle },
}

/** The state after an event: the same object when the event changes nothing. */
export function next<E extends keyof Events>(state: Sending, event: SendingEvent<E>): Sending {
  return transitions[state.status][event.type]?.(event) ?? state
}

/** Whether the donation waits for its answer. */
export const isInFlight = ({ status }: Sending): boolean =>
  status === 'sending' || status === 'background'

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
