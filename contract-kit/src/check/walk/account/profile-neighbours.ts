import { means } from '../../http/client'
import type { Jar } from '../../http/cookies'
import { membersOf, shown, textAt, unsigned } from '../../http/json'
import { amensOf, somePrayer } from '../amens'
import type { Answer } from '../list'
import { formOf, GOES_ON, profileFields, tellEffect } from './saved-edits'
import type { Visit } from '../visit'
import { BECOME, EDIT, LIKE, USER } from '../../operations'

// Checks that look beyond one session: the same account on another device, and accounts with the same name.

/** The smallest GIF: what is uploaded is not looked at. */
export const PICTURE = 'data:image/gif;base64,R0lGODlhAQABAAAAACw='
/** Another picture. */
const OTHER_PICTURE = 'data:image/gif;base64,R0lGODlhAQABAIAAAP///wAAACwAAAAAAQABAAACAkQBADs='

async function profileOf(visit: Visit, jar: Jar): Promise<Readonly<Record<string, unknown>>> {
  const user = membersOf(await visit.run.call(USER, { jar }))
  return Object.fromEntries(profileFields(visit).map((name) => [name, unsigned(user[name])]))
}

/**
 * Opens a second session of the account, as another device would.
 * @returns call it after the edits: checks that the second session still works and shows them too
 */
export async function onAnotherDevice(visit: Visit, jar: Jar): Promise<() => Promise<void>> {
  const { run } = visit
  const elsewhere = await visit.anotherSession()
  // If the backend caches the profile for each session, it does so now.
  if (elsewhere) await run.call(USER, { jar: elsewhere })
  return async () => {
    const exchange = run.lastOf(run.model.get(EDIT))
    if (!elsewhere || !exchange) return
    if (!means(await run.send({ operation: run.model.get(USER), jar: elsewhere }), 200)) {
      const seen = `${USER} refused that of another device`
      tellEffect(visit, { exchange }, 'email', GOES_ON, seen)
      return
    }
    const [here, there] = [await profileOf(visit, jar), await profileOf(visit, elsewhere)]
    const other = Object.keys(here).find((name) => there[name] !== here[name])
    if (other !== undefined)
      tellEffect(
        visit,
        { exchange },
        'fullname',
        `must make ${other} of ${USER} ${shown(here[other])} in each session of the account`,
        `${shown(there[other])} on another device`,
      )
  }
}

/** Checks that two accounts with the same name don't share a picture or a referral code. */
export async function namesakesApart(visit: Visit, jar: Jar): Promise<void> {
  const { run } = visit
  // Sent again: a file named after the account would otherwise have the account's old name.
  await run.call(EDIT, { form: formOf('avatar', PICTURE), jar })
  const mine = await profileOf(visit, jar)
  const name = textAt(mine, 'nama')
  const theirs = name === undefined ? null : await visit.newSession(name)
  if (name === undefined || !theirs || typeof mine['avatar'] !== 'string') return
  const { exchange, ok } = await run.ask(EDIT, {
    form: formOf('avatar', OTHER_PICTURE),
    jar: theirs,
  })
  if (!ok) return
  await codesApart(visit, name, theirs)
  const { avatar } = await profileOf(visit, theirs)
  if (avatar === mine['avatar'])
    tellEffect(
      visit,
      { exchange },
      'avatar',
      `must make avatar of ${USER} another address than that of somebody with the same name`,
      shown(avatar),
    )
}

/** Checks that two fundraisers with the same name have different codes. */
async function codesApart(visit: Visit, name: string, jar: Jar): Promise<void> {
  const { run } = visit
  const other = await visit.newSession(name)
  if (!other) return
  const codes: (string | undefined)[] = []
  for (const one of [jar, other]) {
    await run.ask(BECOME, { jar: one })
    codes.push(textAt(await run.call('fundraiser/get_user', { jar: one }), 'kode_ref'))
  }
  const exchange = run.lastOf(run.model.get(BECOME))
  const [first] = codes
  if (exchange && first !== undefined && codes.every((code) => code === first))
    run.tell(exchange, 'private', {
      field: '/data/kode_ref of fundraiser/get_user afterwards',
      expected: 'must be another one for each fundraiser, also for two of one name',
      seen: shown(first),
    })
}

/**
 * Says amen with this session.
 * @returns call it after the account has changed its number: checks that the amen is still there
 */
export async function keptAmen(visit: Visit, jar: Jar): Promise<(edit: Answer) => Promise<void>> {
  const { run } = visit
  const doa = await somePrayer(visit)
  const amen = doa && (await run.ask(LIKE, { form: [['doa_id', String(doa.id)]], jar }))
  return async (edit) => {
    if (!doa || !amen?.ok) return
    const { status: seen } = await amensOf(visit, doa, jar)
    if (seen !== undefined && seen !== 'liked')
      tellEffect(visit, edit, 'whatsapp', 'must leave the account the amens that it has said', seen)
  }
}
