import type { Jar } from '../cookies'
import { itemsOf, membersOf, numberAt, shown, textAt } from '../json'
import { somePrayer } from './donations'
import { OTP, shapeOnly, type Visit } from './visit'

// The smallest GIF: what is uploaded is not looked at.
const PICTURE = 'data:image/gif;base64,R0lGODlhAQABAAAAACw='

/** What `edit_profile` is asked to change, and where `get_user` must show it. */
const edits = [
  { editType: 'fullname', editValue: "Uji O'Kontrak", field: 'nama' },
  { editType: 'email', editValue: 'uji.kontrak@surat.example', field: 'email' },
  { editType: 'birthdate', editValue: '1994-04-21', field: 'tgl_lahir' },
  { editType: 'address', editValue: 'Jl. Kenanga No. 8', field: 'alamat' },
  { editType: 'gender', editValue: 'Perempuan', field: 'kelamin' },
  { editType: 'greeting', editValue: 'Ibu', field: 'sapaan' },
  { editType: 'avatar', editValue: PICTURE, field: null },
] as const

/** What needs a session: the profile, amens, fundraisers. */
export const sessionSteps = {
  'user/get_user': async (visit: Visit) => {
    const { run } = visit
    const name = 'user/get_user'
    const jar = await enter(visit, name)
    if (!jar) return
    const account = await visit.account()
    const first = await run.ask(name, { jar })
    const second = await run.ask(name, { jar }, { status: [200], as: 'session-kept' })
    if (run.options.stateless) return
    await forged(visit, name, {}, jar)
    for (const { exchange, data, ok } of [first, second])
      if (ok && textAt(data, 'whatsapp') !== account?.whatsapp)
        run.tell(exchange, 'same', {
          field: '/data/whatsapp',
          expected: `must be ${shown(account?.whatsapp)}, who logged in`,
          seen: shown(membersOf(data)['whatsapp']),
        })
  },

  'user/edit_profile': async (visit: Visit) => {
    const { run } = visit
    const name = 'user/edit_profile'
    if (!run.mayWrite(name, 'changes the profile')) return
    const [{ editType, editValue }] = edits
    const sample = {
      form: [
        ['editType', editType],
        ['editValue', editValue],
      ] as const,
    }
    const jar = await enter(visit, name, sample)
    if (!jar) return
    if (!(await visit.account())?.own) {
      run.skip(name, 'needs an account of its own')
      return
    }
    for (const edit of edits) {
      const form = [
        ['editType', edit.editType],
        ['editValue', edit.editValue],
      ] as const
      const { exchange, ok } = await run.ask(name, { form, jar })
      if (!ok || edit.field === null || run.options.stateless) continue
      const user = await run.call('user/get_user', { jar })
      if (user !== undefined && membersOf(user)[edit.field] !== edit.editValue)
        run.tell(exchange, 'effect', {
          field: `editType ${edit.editType}`,
          expected: `must make ${edit.field} of user/get_user ${shown(edit.editValue)}`,
          seen: shown(membersOf(user)[edit.field]),
        })
    }
    await run.ask(
      name,
      {
        form: [
          ['editType', 'gender'],
          ['editValue', 'Lainnya'],
        ],
        jar,
      },
      { status: [422, 400, ...shapeOnly(visit)] },
    )
  },

  'user/send_otp': async (visit: Visit) => {
    const { run } = visit
    const name = 'user/send_otp'
    if (!run.mayWrite(name, 'sends a code')) return
    const inputs = {
      form: [
        ['codeOTP', OTP],
        ['verifWith', 'whatsapp'],
      ] as const,
    }
    const jar = await enter(visit, name, inputs)
    if (!jar) return
    await run.call(name, { ...inputs, jar })
  },

  'campaign/toggle_like': async (visit: Visit) => {
    const { run } = visit
    const name = 'campaign/toggle_like'
    if (!run.mayWrite(name, 'amens a prayer')) return
    const prayer = await somePrayer(visit)
    if (!prayer) {
      run.skip(name, 'no program has a prayer to amen')
      return
    }
    const inputs = { form: [['doa_id', String(prayer.id)]] as const }
    const jar = await enter(visit, name, inputs)
    if (!jar) return
    const query = [['programId', prayer.programId]] as const
    const likes = async () => {
      const prayers = await run.call('campaign/get_prayer_campaign', { query, jar })
      return textAt(
        itemsOf(prayers).find((one) => numberAt(one, 'id') === prayer.id),
        'status_like',
      )
    }
    let before = await likes()
    // Twice: the second takes the amen back, so that nothing is left behind.
    for (let time = 0; time < 2; time++) {
      const { exchange, ok } = await run.ask(name, { ...inputs, jar })
      const after = await likes()
      if (ok && !run.options.stateless && before !== undefined && after === before)
        run.tell(exchange, 'effect', {
          field: '/data/0/status_like',
          expected: 'must change in campaign/get_prayer_campaign with each call',
          seen: `${shown(before)} before and after`,
        })
      before = after
    }
    if (!run.options.stateless)
      await run.ask(
        name,
        { form: [['doa_id', '999999999']], jar },
        { status: [404], as: 'unknown' },
      )
  },

  'fundraiser/register': async (visit: Visit) => {
    const { run } = visit
    const name = 'fundraiser/register'
    if (!run.mayWrite(name, 'makes a fundraiser')) return
    const jar = await enter(visit, name)
    if (!jar) return
    if (!(await visit.account())?.own) {
      run.skip(name, 'needs an account of its own')
      return
    }
    const { exchange, ok } = await run.ask(name, { jar })
    const data = await run.call('fundraiser/get_user', { jar })
    if (run.options.stateless) return
    if (ok && data === null)
      run.tell(exchange, 'effect', {
        field: '/data/kode_ref',
        expected: 'must be there in fundraiser/get_user afterwards',
        seen: 'null',
      })
    await run.ask(name, { jar }, { status: [409] })
  },
}

type Inputs = Parameters<Visit['run']['call']>[1]

/**
 * Sees that nobody gets in without a session, and gives one.
 * @returns null when there is none to give, which is told
 */
export async function enter(visit: Visit, name: string, inputs: Inputs = {}): Promise<Jar | null> {
  const { run } = visit
  if (!run.options.stateless) await run.ask(name, inputs, { status: [401], as: 'session' })
  const jar = await visit.session()
  if (!jar) visit.noSession(name)
  return jar
}

/** A cookie of the right name with a value that was never given out. */
export async function forged(
  { run }: Visit,
  name: string,
  inputs: Inputs,
  jar: Jar,
): Promise<void> {
  await run.ask(name, { ...inputs, jar: jar.forged() }, { status: [401], as: 'session' })
}
