import { fieldOf, numbersOfSessions, sends, sessionOf } from '../calls'
import { after, byCall, text } from '../changes'
import { pretendIf, refused, usesUp } from '../refusals'
import { at, merges, put } from '../values'
import { beyond, type Mutation, of } from '../mutation'
import { operationOf, type Passing } from '../proxy'
import * as op from '../../src/check/operations'

const editOf = (call: Passing) => ({
  type: fieldOf(call, 'editType'),
  value: fieldOf(call, 'editValue') ?? '',
})

/** Asking for a code makes the password invalid. */
const locksOut = (operation: string, asks: (call: Passing) => boolean) =>
  after(
    operation,
    (call) => (asks(call) ? fieldOf(call, 'phoneNumber') : undefined),
    op.LOGIN,
    (lockedOut, call) => lockedOut.has(fieldOf(call, 'whatsapp') ?? '') && refused(401),
  )

/** Faults between two accounts, or between two sessions of one. */
export const mutations: readonly Mutation[] = [
  ...of(beyond(op.EDIT, { calls: '*' }), {
    'an old number is never free again → effect editType whatsapp': usesUp(
      (call) => (operationOf(call) === op.REGISTER ? fieldOf(call, 'whatsapp') : undefined),
      ({ status }) => status === 200,
      409,
    ),
    'the own number is another’s → status status': () => {
      const { numbers, learn } = numbersOfSessions()
      return byCall((call, reply) => {
        learn(reply, call)
        const session = sessionOf(call) ?? ''
        const { type, value } = editOf(call)
        if (operationOf(call) !== op.EDIT || type !== 'whatsapp') return false
        if (numbers.get(session) === value) return refused(409)
        if (reply.status === 200) numbers.set(session, value)
        return false
      })
    },
    // The profile is cached for each session, which sees only its own edits.
    'other devices see no edit → effect editType fullname': () => {
      const kept = new Map<string, string>()
      return byCall((call, { status, body }) => {
        const session = sessionOf(call) ?? ''
        if (operationOf(call) === op.EDIT) kept.delete(session)
        if (operationOf(call) !== op.USER || status !== 200) return false
        const first = kept.get(session) ?? body
        kept.set(session, first)
        return text(200, () => first)
      })
    },
    // Amens are stored by number, so a new number loses them.
    'a new number loses the amens → effect editType whatsapp': after(
      op.EDIT,
      (call) => (editOf(call).type === 'whatsapp' ? sessionOf(call) : undefined),
      'campaign/get_prayer_campaign',
      (moved, call) => moved.has(sessionOf(call) ?? '') && put('/data/*/status_like', 'unliked'),
    ),
  }),
  ...of(beyond(op.RESEND, { calls: '*' }), {
    'who has an account gets no second code → status status': after(
      op.REGISTER,
      (call) => fieldOf(call, 'whatsapp'),
      op.RESEND,
      (registered, call) => registered.has(fieldOf(call, 'phoneNumber') ?? '') && refused(409),
    ),
  }),
  ...of(op.EDIT, {
    'a name is measured in bytes → status status': byCall((call, reply) => {
      const { type, value } = editOf(call)
      const isLong = type === 'fullname' && Buffer.byteLength(value) > 30
      return isLong && reply.status === 200 && refused(422)
    }),
  }),
  ...of(beyond(op.EDIT, { calls: op.USER }), {
    'nobody was born before 1970 → effect editType birthdate': at('/data/tgl_lahir', (day) =>
      typeof day === 'string' && day < '1970-01-01' ? '1970-01-01' : day,
    ),
    'people of one name have one picture → effect editType avatar': merges(
      '/data',
      ({ nama, avatar }) => avatar != null && { avatar: `http://localhost/${String(nama)}.gif` },
    ),
  }),
  ...of(beyond(op.VERIFY, { calls: '*' }), {
    'a new code revives an old one → throttle after five wrong codes → status': () => {
      const tries = new Map<string, number>()
      const revived = new Set<string>()
      return byCall((call, { status }) => {
        const phone = fieldOf(call, 'phoneNumber') ?? ''
        const name = operationOf(call)
        if (name === op.VERIFY && status === 422) tries.set(phone, (tries.get(phone) ?? 0) + 1)
        if (name === op.REQUEST && (tries.get(phone) ?? 0) > 5) revived.add(phone)
        return name === op.VERIFY && revived.has(phone) && pretendIf(() => true)
      })
    },
  }),
  ...of(beyond(op.LOGIN, { calls: '*', only: [op.EDIT, op.LOGIN] }), {
    'a refused number costs the own → status status': () => {
      const { numbers, learn } = numbersOfSessions()
      const lost = new Set<string>()
      return byCall((call, reply) => {
        const name = operationOf(call)
        learn(reply, call)
        if (name === op.EDIT && reply.status === 409)
          lost.add(numbers.get(sessionOf(call) ?? '') ?? '')
        return name === op.LOGIN && lost.has(fieldOf(call, 'whatsapp') ?? '') && refused(401)
      })
    },
  }),
  ...of(
    beyond('fundraiser/register', { calls: 'fundraiser/get_user', only: [op.EDIT, 'fundraiser'] }),
    {
      'all fundraisers have one code → private /data/kode_ref of fundraiser/get_user afterwards':
        at('/data/kode_ref', (code) => (code === null ? null : 'SAMA-SEMUA')),
    },
  ),
  ...of(beyond(op.REGISTER, { calls: '*' }), {
    'whoever registers another becomes that one → session header set-cookie': () => {
      const others = new Map<string, string>()
      return byCall((call, reply) => {
        const session = sessionOf(call)
        if (session === undefined || reply.status !== 200) return false
        if (operationOf(call) === op.REGISTER) others.set(session, fieldOf(call, 'whatsapp') ?? '')
        const other = others.get(session)
        return operationOf(call) === op.USER && other !== undefined && put('/data/whatsapp', other)
      })
    },
  }),
  ...of(beyond(op.FORGOT, { calls: '*' }), {
    'a code takes the password away → effect status': locksOut(op.FORGOT, () => true),
  }),
  ...of(beyond(op.REQUEST, { calls: '*' }), {
    'a code takes the password away → effect status': locksOut(
      op.REQUEST,
      sends('keperluan', 'lupa_sandi'),
    ),
  }),
]
