import { means } from '../../http/client'
import type { Jar } from '../../http/cookies'
import type { Visit } from '../visit'

// Each controller may look for the session in its own way.

/**
 * Finds the operations that take these cookies for a session. All that need one and change nothing are asked, and
 * `campaign/toggle_like` about a prayer that isn't there.
 * @returns who let them in, for people; null where nobody did
 */
export async function lettingIn(visit: Visit, jar: Jar): Promise<string | null> {
  const { run } = visit
  const reads = run.model.operations.filter(
    ({ name, session, writes, optional }) =>
      session === 'required' && !writes && (!optional || visit.offers(name)),
  )
  const calls = [
    ...reads.map((operation) => ({ operation })),
    { operation: run.model.get('campaign/toggle_like'), form: [['doa_id', '999999999']] as const },
  ]
  const answers = await Promise.all(
    calls.map(async (call) => {
      const answer = await run.send({ ...call, jar: jar.copy() })
      if (means(answer, 401)) return []
      // If a visitor gets the same failure, the session lets nobody in. The operation's own step tells of the wrong status.
      const isToldAll = !means(answer, 200) && (await run.send(call)).status === answer.status
      return isToldAll ? [] : `${call.operation.name} answered ${answer.status}`
    }),
  )
  return answers.flat().join(', ') || null
}
