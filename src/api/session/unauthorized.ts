import type { Middleware } from 'openapi-fetch'
import { ownerTurn } from '@/lib/owner'

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

/** The owner turn in which each call was sent (see `ownerTurn`). */
const turns = new WeakMap<Request, number>()

/**
 * Calls whose answer is used even if the owner has changed meanwhile: login and logout change the owner themselves, and
 * the result of a donation is stored for the account that sent it.
 */
const ownWays = /log(in|out)|storeDonate/

/**
 * Watches every backend call. An answer to a call that a former owner sent is dropped: the call fails with an
 * AbortError. A 401 of the login means a wrong password, and says nothing about a session.
 */
export const unauthorizedWatch: Middleware = {
  onRequest({ request }) {
    turns.set(request, ownerTurn.get())
  },
  onResponse({ request, response, schemaPath }) {
    const sent = turns.get(request) ?? ownerTurn.get()
    watcher?.answered()
    if (sent !== ownerTurn.get() && !ownWays.test(schemaPath))
      throw new DOMException('asked by another owner', 'AbortError')
    if (response.status === 401 && schemaPath !== '/auth/login') watcher?.unauthorized()
  },
}
