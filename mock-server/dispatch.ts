import { handlers as ownHandlers } from './handlers'
import { fail, type Handlers } from './handlers/types'
import { applySentinel } from './sentinels'
import type { Account } from './state/accounts'
import type { State } from './state/state'
import { needsSession } from './wire/contract'
import type { AcceptedCall, HandlerAnswer } from './wire/gateway'
import { RawAnswer } from './wire/http'

interface UntypedCall {
  query: AcceptedCall['query']
  form: AcceptedCall['form']
  account: Account | null
  session: string | null
  state: State
}

interface AnyHandler {
  // A method, not a function: only methods may be narrower in what they take. That the values fit is what Prism
  // has just checked against the very contract these types are made from.
  handle(call: UntypedCall): HandlerAnswer | Promise<HandlerAnswer>
}

interface DispatchOptions {
  state: State
  wait: (milliseconds: number) => Promise<void>
  /** Waits while calls of this name are held (Holds). */
  passed: (name: string) => Promise<void>
  /** Replaces some handlers: tests show that a wrong answer is caught. */
  overrides?: Record<string, AnyHandler['handle']>
}

/** Hands an accepted call to its handler, after the sentinels and the contract's demand for a session. */
export function createDispatch({ state, wait, passed, overrides = {} }: DispatchOptions) {
  const table: Record<string, AnyHandler['handle']> = {
    ...typedHandlers(ownHandlers),
    ...overrides,
  }
  return async (call: AcceptedCall): Promise<HandlerAnswer> => {
    await passed(call.operation.path.slice(1))
    const fault = state.faults.of('backend')
    if (fault === 'slow') await wait(3_000)
    else if (fault) return fail(500, 'Server sedang mengalami gangguan. Coba lagi beberapa saat.')
    const forced = await applySentinel(call, { wait })
    if (forced) return forced
    const { operation, query, form, session } = call
    const account = state.accounts.bySession(session)
    if (!account && needsSession(operation)) return fail(401, 'Silakan masuk terlebih dahulu.')
    const handler = table[operation.path]
    if (!handler) throw new Error(`no handler for ${operation.path}`)
    const answer = await handler({ query, form, account, session, state })
    if (state.lost.delete(operation.path.slice(1))) throw new RawAnswer({ status: 200, cut: true })
    return answer
  }
}

function typedHandlers(handlers: Handlers): Record<string, AnyHandler['handle']> {
  return handlers
}
