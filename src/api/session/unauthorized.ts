import type { Middleware } from 'openapi-fetch'
import { ownerTurn } from '@/lib/owner'

/** Hears of each answer, before it is anybody's; and of each 401 that says "nobody is logged in". */
interface AnswerListener {
  answered: () => void
  unauthorized: () => void
}

let watcher: AnswerListener | undefined

/** There is one, for as long as the app runs; undefined stops it. */
export function onAnswer(listener: AnswerListener | undefined): void {
  watcher = listener
}

/** In whose turn each call was sent. */
const turns = new WeakMap<Request, number>()

/**
 * These say themselves whose their answer is: the login and the logout make the owner, and what became of a donation
 * is told and kept for the one who sent it.
 */
const ownWays = /log(in|out)|storeDonate/

/**
 * Watches every backend call: an answer to what one owner asked is not another one's, and comes to nothing. A 401 of
 * the login is a wrong password, and says nothing about a session.
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
