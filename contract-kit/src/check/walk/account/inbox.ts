import { createECDH, randomBytes } from 'node:crypto'
import { parseWib } from '../../../../../src/lib/time/wib-date'
import type { Jar } from '../../http/cookies'
import { membersOf, rowsOf, shown, textAt } from '../../http/json'
import { idsOf, stranger } from './inbox-pages'
import type { Answer } from '../list'
import { enter, forged } from './sessions'
import { NOWHERE, THIS_RUN, type Visit } from '../visit'
import { INBOX, PUSH, READ_INBOX } from '../../operations'

/** How many messages one call may name. */
const MOST_IDS = 100

const isRead = ({ data }: Answer, id: string) =>
  membersOf(rowsOf(data).find((row) => textAt(row, 'id') === id))['dibaca']

const HOUR_MS = 3_600_000
const NOW_MS = 120_000

/** Checks that no message to an account that was made a moment ago is some whole hours old: then it is in another zone. */
function inWib({ run }: Visit, { exchange, data }: Answer): void {
  const times = rowsOf(data).flatMap((row) => textAt(row, 'waktu') ?? [])
  const ageOf = (time: string) => Date.now() - (parseWib(time)?.getTime() ?? NaN)
  const seen = times.find((time) => {
    const hours = Math.round(ageOf(time) / HOUR_MS)
    return (
      Math.abs(hours) >= 1 &&
      Math.abs(hours) <= 9 &&
      Math.abs(ageOf(time) - hours * HOUR_MS) < NOW_MS
    )
  })
  if (seen !== undefined)
    run.tell(exchange, 'time', {
      field: '/data/daftar/*/waktu',
      expected: 'must be a time in WIB: the account was made a moment ago',
      seen,
    })
}

/** What is posted about messages: that they were read, and where they are told of. */
export const inboxSteps = {
  [READ_INBOX]: async (visit: Visit) => {
    const { run } = visit
    if (!run.mayWrite(READ_INBOX, 'marks a message as read')) return
    const formOf = (...ids: string[]) => ({ form: [['ids', ids.join()]] as const })
    const jar = await enter(visit, READ_INBOX, formOf(NOWHERE))
    if (!jar) return
    // The account of --login is only read, so it must be a message of a new one.
    const isOffered = visit.offers(INBOX) && !run.options.stateless
    const before = isOffered ? await run.ask(INBOX, { jar }) : null
    const id = before && idsOf(before).find((one) => isRead(before, one) === false)
    // The most that may come, and the message last.
    const unknown = Array.from({ length: MOST_IDS - 1 }, (_, index) => `${NOWHERE}-${index}`)
    // With another call at the same time, which must not undo it.
    const [{ exchange }] = await Promise.all([
      run.ask(READ_INBOX, { ...formOf(...unknown, id ?? NOWHERE), jar }),
      run.ask(READ_INBOX, { ...formOf(NOWHERE), jar }),
    ])
    if (run.options.stateless) return
    if (before) inWib(visit, before)
    await forged(visit, READ_INBOX, formOf(NOWHERE), jar)
    if (id == null || !(await visit.account())?.own) {
      run.skip(READ_INBOX, 'needs an unread message of a new account: welcome it with one')
      return
    }
    const stays = async (whose: Jar | null, expected: boolean, one = id) => {
      const answer = whose && (await run.ask(INBOX, { jar: whose }))
      const seen = answer?.ok && isRead(answer, one)
      if (answer?.ok && seen !== expected)
        run.tell(exchange, expected ? 'effect' : 'private', {
          field: '/data/daftar/*/dibaca',
          expected: expected
            ? `must be true in ${INBOX}, from then on and in each session of the account`
            : 'must stay false: the message is another account’s',
          seen: shown(seen),
        })
    }
    await stays(jar, true)
    await stays(await visit.anotherSession(), true)
    await run.ask(READ_INBOX, { ...formOf(id), jar }, { status: [200], as: 'repeat' })
    await stays(jar, true)
    const other = await stranger(visit)
    const [theirs] = other ? idsOf(await run.ask(INBOX, { jar: other })) : []
    if (theirs === undefined) return
    await run.ask(READ_INBOX, { ...formOf(theirs), jar })
    await stays(other, false, theirs)
  },

  [PUSH]: async (visit: Visit) => {
    const { run } = visit
    if (!run.mayWrite(PUSH, 'stores an address to push to')) return
    // Some push services' addresses have several hundred signs.
    const endpoint = [
      'endpoint',
      `https://push.masjid.example/${'a'.repeat(400)}-${THIS_RUN}`,
    ] as const
    const auth = ['auth', randomBytes(16).toString('base64url')] as const
    const key = ['p256dh', createECDH('prime256v1').generateKeys('base64url')] as const
    const form = [endpoint, key, auth]
    const jar = await enter(visit, PUSH, { form })
    if (!jar) return
    await run.ask(PUSH, { form, jar })
    if (run.options.stateless) return
    await forged(visit, PUSH, { form }, jar)
    await run.ask(PUSH, { form, jar }, { status: [200], as: 'repeat' })
    for (const alone of [auth, key])
      await run.ask(PUSH, { form: [endpoint, alone], jar }, { status: [422] })
    // Somebody else logs in on the same phone.
    const other = await stranger(visit)
    if (other) await run.ask(PUSH, { form, jar: other }, { status: [200], as: 'repeat' })
    for (const check of ['status', 'repeat'] as const)
      await run.ask(PUSH, { form: [endpoint], jar }, { status: [200], as: check })
  },
}
