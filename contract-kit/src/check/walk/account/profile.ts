import { means } from '../../http/client'
import type { Jar } from '../../http/cookies'
import { membersOf, shown } from '../../http/json'
import { othersProfile } from './account-rules'
import { editsAtOnce } from '../crossing'
import { newNumber } from './new-number'
import { namesakesApart, onAnotherDevice, PICTURE } from './profile-neighbours'
import {
  CHANGES_NOTHING,
  type Edit,
  editsOf,
  formOf,
  isSaved,
  savesNothingElse,
  tellEffect,
} from './saved-edits'
import { enter } from './sessions'
import { LONGEST_NAME, shapeOnly, THIS_RUN, type Visit } from '../visit'
import { EDIT, USER } from '../../operations'

/** 50 characters, the most that are allowed, and more bytes. */
const ADDRESS = 'Jl. Kénanga No. 8 "Blok B", RT 3–4 RW 12, Kediri 6'

/** What `edit_profile` is asked to change. */
const edits: readonly Edit[] = [
  ...editsOf('fullname', 'nama', LONGEST_NAME),
  // Before 1970 too: times counted from there may not go below it. A year's end is in a week of the next year.
  ...editsOf('birthdate', 'tgl_lahir', '1958-08-17', '1990-12-31'),
  // A language that takes "0" for nothing refuses it.
  ...editsOf('address', 'alamat', '0', ADDRESS),
  ...editsOf('gender', 'kelamin', 'Laki-laki', 'Perempuan'),
  ...editsOf('greeting', 'sapaan', 'Ayah', 'Bunda', 'Bapak', 'Mas', 'Mbak', 'Ibu'),
  ...editsOf('avatar', 'avatar', PICTURE),
  // Only once: each needs a code of its own, and the next one is sent after a minute.
  ...editsOf('email', 'email', `uji.kontrak+nama.yang.panjang.${THIS_RUN}@surat.example`),
  // Again, now that every other field is filled in: an edit may empty another.
  ...editsOf('fullname', 'nama', 'Uji Kontrak'),
  ...editsOf('birthdate', 'tgl_lahir', '2004-02-29', '2000-01-01'),
  ...editsOf('address', 'alamat', 'Jl. Uji Kontrak No. 7'),
  ...editsOf('gender', 'kelamin', 'Laki-laki'),
  // The same again is saved, too: MySQL counts no row as changed then.
  ...editsOf('greeting', 'sapaan', 'Bapak', 'Bapak'),
  ...editsOf('avatar', 'avatar', PICTURE),
]

/** Values that no field takes. */
const refusals: readonly (readonly [editType: string, editValue: string])[] = [
  ['gender', 'Lainnya'],
  ['greeting', 'Kakak'],
  ['birthdate', '21-04-1994'],
  ['birthdate', '1994-02-31'],
  ['fullname', 'a'.repeat(31)],
  ['address', 'a'.repeat(51)],
  ['avatar', 'bukan gambar'],
  ['email', 'bukan surel'],
  ['whatsapp', 'bukan nomor'],
  ['kata_sandi', 'Uji-kontrak-2026'],
]

/** The user's profile. */
export const profileSteps = {
  [EDIT]: async (visit: Visit) => {
    const { run } = visit
    if (!run.mayWrite(EDIT, 'changes the profile')) return
    const jar = await enter(visit, EDIT, { form: formOf('fullname', 'Uji Kontrak') })
    if (!jar) return
    const account = await visit.ownAccount(EDIT)
    if (!account) return
    const owner = { phone: account.whatsapp, purpose: 'ubah_email', jar } as const
    const edit = async ({ editType, editValue, field }: Edit) => {
      const before = membersOf(await run.call(USER, { jar }))
      const inputs = { form: formOf(editType, editValue), jar }
      const answer = await (editType === 'email'
        ? visit.tokens.ask(EDIT, inputs, owner)
        : run.ask(EDIT, inputs))
      if (!answer?.ok || run.options.stateless) return
      isSaved(visit, answer, { editType, editValue, field }, before, await run.call(USER, { jar }))
    }
    const sameOthers = run.options.stateless ? null : await othersProfile(visit)
    const sameElsewhere = run.options.stateless ? null : await onAnotherDevice(visit, jar)
    for (const one of edits) await edit(one)
    if (!run.options.stateless) {
      await savesNothingElse(visit, jar)
      await sameElsewhere?.()
      await editsAtOnce(visit, jar)
      await namesakesApart(visit, jar)
    }
    await sameOthers?.(EDIT)

    let before = await run.call(USER, { jar })
    for (const [editType, editValue] of refusals) {
      const expectation = { status: [422, 400, ...shapeOnly(visit)] }
      const answer = await run.ask(EDIT, { form: formOf(editType, editValue), jar }, expectation)
      if (run.options.stateless) continue
      const after = await run.call(USER, { jar })
      if (!means(answer.exchange, 200) && JSON.stringify(after) !== JSON.stringify(before))
        tellEffect(visit, answer, editType, CHANGES_NOTHING, shown(after))
      before = after
    }
    if (run.options.stateless) return
    await takesLarge(visit, jar)
    await newNumber(visit, account)
  },
}

/**
 * A form of almost 10 MB, in characters. Frameworks and the servers before them have limits of their own for the text of a
 * form, of 1, 2.5 and 8 MB.
 */
const FORM_SIZE = 9_400_001

/** Checks a large photo, sent as text. Only its beginning is a picture, so it may also be refused. */
async function takesLarge({ run }: Visit, jar: Jar): Promise<void> {
  const { formSize = FORM_SIZE } = run.options
  const photo = `${PICTURE.slice(0, -1)}${'A'.repeat(formSize)}`
  await run.ask(EDIT, { form: formOf('avatar', photo), jar }, { status: [200, 422] })
}
