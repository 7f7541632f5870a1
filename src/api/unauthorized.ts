import type { Middleware } from 'openapi-fetch'
import { owner, type Owner, ownerTurn } from '@/lib/storage/owner'
import { refusal } from './errors'

interface AnswerListener {
  /** Called at each backend answer, before it is used. */
  answered: () => void
  /** Called when `get_user` has answered 401: nobody is logged in. */
  unauthorized: () => void
  /** Asks `get_user` whether the session has ended, after another call's 401. False too where no answer came. */
  hasEnded: () => Promise<boolean>
}

let watcher: AnswerListener | undefined

/** Sets the one listener of the app; undefined removes it. */
export function onAnswer(listener: AnswerListener | undefined): void {
  watcher = listener
}

interface Sender {
  turn: number
  whose: Owner
}

const present = (): Sender => ({ turn: ownerTurn.get(), whose: owner() })

/**
 * For each call, the owner turn (see `ownerTurn`) and the owner: a visitor's login changes the owner without a new
 * turn.
 */
const senders = new WeakMap<Request, Sender>()

/**
 * Calls whose answer is used even if the owner has changed meanwhile: login and logout change the owner themselves, and
 * the result of a donation is stored for the account that sent it.
 */
const ownWays = /log(in|out)|storeDonate/

/** A 401 of the login means a wrong password; one of the logout means that no session was left to end. */
const noSession = /^\/auth\/log(in|out)$/

/**
 * Watches every backend call. An answer to a call that a former owner sent is dropped: the call fails with an
 * AbortError. Its 401 says nothing about the present owner's session.
 *
 * Only `get_user` decides that the session has ended. A 401 of another call may mean less (a backend whose services
 * have sessions of their own): then the call is refused as with 403, and nobody is sent to the login.
 */
export const unauthorizedWatch: Middleware = {
  onRequest({ request }) {
    senders.set(request, present())
  },
  async onResponse({ request, response, schemaPath }) {
    const sender = senders.get(request) ?? present()
    watcher?.answered()
    if (isFormer(sender, schemaPath) || sender.whose !== owner()) return
    if (response.status !== 401 || noSession.test(schemaPath)) return
    if (schemaPath === '/user/get_user') {
      watcher?.unauthorized()
      return
    }
    // A visitor has no session that could go on.
    if (sender.whose === null || watcher === undefined || (await watcher.hasEnded())) return
    if (isFormer(sender, schemaPath)) return
    throw refusal(schemaPath, 403, 'Server menolak permintaan ini. Silakan coba lagi.')
  },
}

/**
 * Whether a former owner sent the call and its answer is used all the same.
 * @throws AbortError where it isn't
 */
function isFormer({ turn }: Sender, schemaPath: string): boolean {
  if (turn === ownerTurn.get()) return false
  if (ownWays.test(schemaPath)) return true
  throw new DOMException('asked by another owner', 'AbortError')
}
