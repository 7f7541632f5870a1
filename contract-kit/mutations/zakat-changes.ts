import { membersOf } from '../src/check/http/json'
import { fieldOf, has, isVisitor } from './calls'
import { byCall } from './changes'
import { refused, takesGift } from './refusals'
import { at, shifted } from './values'
import { type Change, operationOf, type Passing, type Reply } from './proxy'
import { codeIn } from './money-edges'
import { DEDICATE, DETAIL, STORE } from '../src/check/operations'

/** Takes a count that doesn't go with the kind, or with none. */
export const takesWith = (count: string, kind: string | undefined): Change =>
  takesGift((call) => has(count)(call) && fieldOf(call, 'zakat_jenis') === kind)

/** A key that has come before is answered with success, though this field has become another. */
export function forgets(name: string): Change {
  const known = new Map<string, string | undefined>()
  return byCall((call, { status }) => {
    const key = fieldOf(call, 'kunci')
    if (key === undefined) return false
    const isOther = known.has(key) && known.get(key) !== fieldOf(call, name)
    if (status === 200) known.set(key, fieldOf(call, name))
    return isOther && takesGift(() => true)
  })
}

/** A refused zakat has used its key up. */
export function usesUp(): Change {
  const used = new Set<string>()
  return byCall((call, { status }) => {
    const key = fieldOf(call, 'kunci') ?? ''
    if (status === 422 && has('zakat_hari')(call)) used.add(key)
    return status === 200 && used.has(key) && refused(422)
  })
}

export const name = (change: (text: string) => string | null): Change =>
  at('/data/atas_nama', (text) => (typeof text === 'string' ? change(text) : text))

/** Only where it was corrected: then the longer name comes first. */
export const corrected = (change: (text: string) => string): Change =>
  name((text) => (text.startsWith('almarhumah') ? change(text) : text))

/** Changes donations that are zakat. */
export const ofZakat = (field: string, change: (value: unknown) => unknown): Change =>
  at('/data', (data) => {
    const { ...members } = membersOf(data)
    return members['zakat'] == null ? data : { ...members, [field]: change(members[field]) }
  })

/** What an answer becomes once a name was corrected. */
export function afterEdit(change: (reply: Reply, call: Passing) => Reply): Change {
  let last: Passing | null = null
  return {
    response: (reply, call) => {
      if (operationOf(call) === DEDICATE && reply.status === 200) last = call
      return last ? change(reply, call) : reply
    },
  }
}

/** Only the account that made a donation may correct it. */
export function ownersOnly(): Change {
  const owned = new Set<string>()
  return byCall((call, reply) => {
    if (operationOf(call) === STORE && !isVisitor(call)) owned.add(codeIn(reply) ?? '')
    const isTheirs = owned.has(fieldOf(call, 'codeDonate') ?? '')
    return operationOf(call) === DEDICATE && isVisitor(call) && isTheirs && refused(404)
  })
}

export const spoils = (change: Change, holds: (call: Passing) => boolean) =>
  byCall((call) => holds(call) && change)

/** From a visitor's nth correction on, a donation runs out an hour later. */
export function lengthens(nth: number): Change {
  let corrected = 0
  return byCall((call) => {
    if (operationOf(call) === DEDICATE && isVisitor(call)) corrected += 1
    return operationOf(call) === DETAIL && corrected >= nth && shifted('/data/tgl_expired', 1)
  })
}
