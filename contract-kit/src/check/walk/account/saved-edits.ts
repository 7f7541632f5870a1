import { shapeOf } from '../../../diff/shape'
import type { Fields } from '../../http/client'
import type { Jar } from '../../http/cookies'
import { membersOf, shown } from '../../http/json'
import { tellsProfile } from './account-export'
import type { Answer } from '../list'
import { askWithMore } from '../unknown-fields'
import type { Visit } from '../visit'
import { EDIT, USER } from '../../operations'

/** What an edit must not do, in a finding's words. */
export const GOES_ON = 'must end no session of the account'
export const CHANGES_NOTHING = 'must change nothing when it is refused'

/** One field of the profile and its new value. */
export interface Edit {
  editType: string
  editValue: string
  /** Where `get_user` shows it. */
  field: string
}

/** Edits of one field, one after the other. */
export const editsOf = (editType: string, field: string, ...values: readonly string[]): Edit[] =>
  values.map((editValue) => ({ editType, editValue, field }))

/** The form of an edit. */
export const formOf = (editType: string, editValue: string): Fields => [
  ['editType', editType],
  ['editValue', editValue],
]

/** Tells what an edit has done that it must not, or hasn't done. */
export function tellEffect(
  { run }: Pick<Visit, 'run'>,
  { exchange }: Pick<Answer, 'exchange'>,
  editType: string,
  expected: string,
  seen: string,
): void {
  run.tell(exchange, 'effect', { field: `editType ${editType}`, expected, seen })
}

/** The fields of a profile in the contract. Others may change from one call to the next. */
export const profileFields = ({ run }: Visit): string[] => {
  const known = shapeOf(shapeOf(run.model.get(USER).answers.get(200)).properties.get('data'))
  return [...known.properties.keys()]
}

/** The profile has what was sent, and what wasn't sent is what it was. */
export function isSaved(
  visit: Visit,
  answer: Answer,
  { editType, editValue, field }: Edit,
  before: Readonly<Record<string, unknown>>,
  user: unknown,
): void {
  const after = membersOf(user)
  if (user === undefined || user === null) return
  const { [field]: seen } = after
  // A picture gets an address of its own.
  const isThere = field === 'avatar' ? seen !== null && seen !== before[field] : seen === editValue
  if (!isThere)
    tellEffect(
      visit,
      answer,
      editType,
      `must make ${field} of ${USER} ${field === 'avatar' ? 'another address' : shown(editValue)}`,
      shown(seen),
    )
  const other = profileFields(visit).find(
    (name) => name !== field && name in after && after[name] !== before[name],
  )
  if (other !== undefined)
    tellEffect(
      visit,
      answer,
      editType,
      `must leave ${other} of ${USER} at ${shown(before[other])}`,
      shown(after[other]),
    )
}

/** Fields that the contract doesn't know there: a server that saves a form as it comes saves them too. */
const SMUGGLED: Fields = [
  ['alamat', 'Jl. Titipan'],
  ['email', 'titipan@surat.example'],
  ['tgl_lahir', '2001-01-01'],
  ['created_date', '2001-01-01 00:00:00'],
]

const SMUGGLED_NAMES = SMUGGLED.map(([name]) => name).join('+')

/** Checks that an edit changes nothing but what `editType` names. */
export async function savesNothingElse(visit: Visit, jar: Jar): Promise<void> {
  const { run } = visit
  const edit = { editType: 'fullname', editValue: 'Uji Titipan', field: 'nama' }
  const before = membersOf(await run.call(USER, { jar }))
  const form = [...formOf(edit.editType, edit.editValue), ...SMUGGLED]
  const answer = await askWithMore(run, EDIT, { form, jar }, SMUGGLED_NAMES)
  if (answer?.ok) isSaved(visit, answer, edit, before, await run.call(USER, { jar }))
  // It was read before: a copy that is kept doesn't have this.
  if (visit.offers('user/export')) await tellsProfile(visit, jar)
}
