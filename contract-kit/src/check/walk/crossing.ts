import { type Exchange, means } from '../http/client'
import type { Jar } from '../http/cookies'
import { membersOf, shown, textAt } from '../http/json'
import { amensOf, changeNothingElse, type Doa, readAroundAmens, tellsOfAmens } from './amens'
import { isLost } from './donation/donation-edges'
import { changed, codeOf, donationForm } from './donation/donation-form'
import { formOf } from './account/saved-edits'
import { NAME, type Visit } from './visit'
import { BECOME, DETAIL, EDIT, LIKE, STORE, USER } from '../operations'

// Calls that are under way at the same time: each is answered for its own session, and none undoes another.

/** How often each of two accounts asks, all at the same time. */
const TIMES = 6

/** Checks that two accounts that ask at the same time each get their own profile. */
export async function ownProfiles(visit: Visit, jar: Jar): Promise<void> {
  const { run } = visit
  const own = await visit.account()
  const other = own?.own ? await visit.strangersSession() : null
  if (!own || !other) return
  const all = Array.from({ length: TIMES }, () => [
    { jar, whatsapp: own.whatsapp },
    { jar: other.jar, whatsapp: other.account.whatsapp },
  ])
  const answers = await Promise.all(
    all.flat().map(async ({ whatsapp, ...inputs }) => ({
      whatsapp,
      answer: await run.ask(USER, inputs, { status: [200], as: 'private' }),
    })),
  )
  for (const { whatsapp, answer } of answers)
    if (answer.ok && textAt(answer.data, 'whatsapp') !== whatsapp)
      run.tell(answer.exchange, 'private', {
        field: '/data/whatsapp',
        expected: 'must be that of the session, while another account asks at the same time',
        seen: shown(textAt(answer.data, 'whatsapp')),
      })
}

/** Checks that edits of different fields at the same time are all saved. */
export async function editsAtOnce({ run }: Visit, jar: Jar): Promise<void> {
  const edits = [
    ['address', 'alamat', 'Jl. Uji Bersamaan No. 4'],
    ['birthdate', 'tgl_lahir', '1996-02-29'],
    ['gender', 'kelamin', 'Laki-laki'],
    ['greeting', 'sapaan', 'Bapak'],
  ] as const
  const answers = await Promise.all(
    edits.map(([editType, , editValue]) => {
      const form = [
        ['editType', editType],
        ['editValue', editValue],
      ] as const
      return run.ask(EDIT, { form, jar })
    }),
  )
  if (!answers.every(({ ok }) => ok)) return
  const user = membersOf(await run.call(USER, { jar }))
  for (const [index, [editType, field, value]] of edits.entries()) {
    const { [field]: seen } = user
    const exchange = answers[index]?.exchange
    if (exchange && seen !== value)
      run.tell(exchange, 'effect', {
        field: `editType ${editType}`,
        expected: `must make ${field} of ${USER} ${shown(value)}, while other fields are edited at the same time`,
        seen: shown(seen),
      })
  }
}

/** Checks that of two accounts that change to one free number at the same time only one gets it. */
export async function oneNumberOnce(visit: Visit): Promise<void> {
  const [one, other] = [await visit.newSession(NAME), await visit.newSession(NAME)]
  if (!one || !other) return
  const call = { operation: visit.run.model.get(EDIT), form: formOf('whatsapp', visit.newPhone()) }
  const both = [
    { ...call, jar: one },
    { ...call, jar: other },
  ] as const
  await visit.run.once(both, [409], 'two accounts and one number')
}

/** Checks that an account that becomes a fundraiser twice at the same time is told once that it is one already. */
export async function fundraiserOnce(visit: Visit): Promise<void> {
  const jar = await visit.newSession(NAME)
  const call = jar && { operation: visit.run.model.get(BECOME), jar }
  if (call) await visit.run.once([call, call], [409], 'one account twice')
}

/** Checks that donations that an account and two visitors make at the same time are told apart. */
export async function donationsAtOnce(visit: Visit, jar: Jar): Promise<void> {
  const { run } = visit
  const form = await donationForm(visit)
  if (!form) return
  const donors = [
    { donor: 'Uji Donatur Satu', jar },
    { donor: 'Uji Donatur Dua' },
    { donor: 'Uji Donatur Tiga' },
  ]
  const made = await Promise.all(
    donors.map(({ donor, ...inputs }) =>
      run.ask(STORE, { form: changed(form, 'donorName', donor), ...inputs }),
    ),
  )
  const pages = await Promise.all(
    made.map(async ({ data }) => {
      const code = codeOf(data)
      if (code === null) return null
      const query = [['codeDonate', code]] as const
      const { exchange, data: page } = await run.ask(DETAIL, { query }, { status: [200, 404] })
      if (means(exchange, 404)) isLost(run, exchange, code)
      return page
    }),
  )
  for (const [index, { donor }] of donors.entries()) {
    const seen = textAt(pages[index], 'donatur')
    const answer = made[index]
    if (answer && seen !== undefined && seen !== donor)
      run.tell(answer.exchange, 'private', {
        field: `donatur of ${DETAIL} afterwards`,
        expected: `must be ${shown(donor)}, while others donate at the same time`,
        seen: shown(seen),
      })
  }
}

/**
 * Has two accounts say amen to the same doa at the same time. Checks that both count, that each takes back only its own,
 * and that nothing else changes.
 */
export async function amensOfTwo(visit: Visit, jar: Jar, doa: Doa): Promise<void> {
  const { run } = visit
  const { id, programId } = doa
  const other = await visit.strangersSession()
  if (!other) return
  const jars = [jar, other.jar]
  const query = [['programId', programId]] as const
  const seenBy = (visitor: Jar) => amensOf(visit, doa, visitor)
  const toggle = (by: Jar) => run.ask(LIKE, { form: [['doa_id', String(id)]], jar: by })
  const before = await seenBy(jar)
  const readAgain = () => readAroundAmens(visit, programId)
  const readBefore = await readAgain()
  const tell = (exchange: Exchange, field: string, expected: string, seen: string) => {
    run.tell(exchange, 'effect', { field: `/data/0/${field}`, expected, seen })
  }
  const [first, second] = await Promise.all([toggle(jar), toggle(other.jar)])
  if (!first.ok || !second.ok || before.status !== 'unliked') return
  const during = await readAgain()
  const [mine, others] = await Promise.all(jars.map((one) => seenBy(one)))
  if (mine && mine.amens !== before.amens + jars.length)
    tell(
      second.exchange,
      'total_like',
      `must be ${jars.length} more after two accounts have said amen at the same time`,
      `${before.amens}, then ${mine.amens}`,
    )
  for (const one of [mine, others])
    if (one && one.status !== 'liked')
      tell(
        second.exchange,
        'status_like',
        'must be "liked" for each of two accounts',
        shown(one.status),
      )
  const back = await toggle(other.jar)
  const after = await seenBy(jar)
  if (back.ok && after.status !== 'liked')
    tell(
      back.exchange,
      'status_like',
      'must stay "liked" for the account that has not taken its amen back',
      shown(after.status),
    )
  const { status } = await seenBy(other.jar)
  if (back.ok && status !== 'unliked')
    tell(
      back.exchange,
      'status_like',
      'must be "unliked" for an account that has taken its amen back, whoever else has said amen',
      shown(status),
    )
  await toggle(jar)
  changeNothingElse(visit, { before: readBefore, during, after: await readAgain() })
  await tellsOfAmens(visit, { query, jar, toggle: () => toggle(jar) })
}
