import type { Middleware } from 'openapi-fetch'
import { owner, type Owner, ownerTurn } from '@/lib/owner'

/**
 * `answered` is called at each backend answer, before it is used; `unauthorized` at each 401 that means "nobody is
 * logged in".
 */
interface AnswerListener {
  answered: () => void
  unauthorized: () => void
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
 */
export const unauthorizedWatch: Middleware = {
  onRequest({ request }) {
    senders.set(request, present())
  },
  onResponse({ request, response, schemaPath }) {
    const sender = senders.get(request) ?? present()
    watcher?.answered()
    const formerTurn = sender.turn !== ownerTurn.get()
    if (formerTurn && !ownWays.test(schemaPath))
      throw new DOMException('asked by another owner', 'AbortError')
    if (formerTurn || sender.whose !== owner()) return
    if (response.status === 401 && !noSession.test(schemaPath)) watcher?.unauthorized()
  },
}
