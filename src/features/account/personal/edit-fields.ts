import type { Gender, Greeting, User } from '@/domain/account/user'
import type { EditType } from '@/domain/account/user-queries'
import { type ProfileEdit, profileEdits } from '@/lib/address/paths'
import { phoneIn, phoneProblem } from '@/lib/read-phone'
import { REQUIRED } from '@/lib/required'
import { draftOf, personalSession } from '@/lib/storage/owned-storage'
import type { StorageSource } from '@/lib/storage/storage'
import { cleanLine, cleanWords } from '@/lib/text/clean-text'
import { wordsUpTo } from '@/lib/text/text-rules'
import { isCalendarDay } from '@/lib/time/calendar-day'

export const genders = ['Laki-laki', 'Perempuan'] as const satisfies Gender[]
export const greetings = [
  'Ayah',
  'Bunda',
  'Bapak',
  'Ibu',
  'Mas',
  'Mbak',
] as const satisfies Greeting[]

export const NAME_MAX = 30
export const ADDRESS_MAX = 50

interface EditField {
  label: string
  editType: EditType
  /** The user's present value as the form's text; '' for none. */
  current: (user: User) => string
  /** The form's text as it is sent and stored. */
  clean: (value: string) => string
  /** Why a value can't be saved, or null. */
  problem: (value: string) => string | null
  /** The user with the new value, shown before the server has confirmed it. */
  apply: (user: User, value: string) => User
}

function oneOf(choices: readonly string[]) {
  return (value: string) => (choices.includes(value) ? null : REQUIRED)
}

/** One at sign, something before it, and a domain with a dot after it: only a mail proves more. */
const EMAIL = /^[^\s@<>()[\],;:"\\]+@[^\s@.<>()[\],;:"\\]+(?:\.[^\s@.<>()[\],;:"\\]+)+$/

function emailProblem(value: string): string | null {
  if (cleanWords(value) === '') return REQUIRED
  return EMAIL.test(cleanLine(value)) ? null : 'Email tidak valid'
}

function birthdateProblem(value: string): string | null {
  return isCalendarDay(value) ? null : REQUIRED
}

/** The profile's fields other than the photo: their labels, values and rules. */
export const editFields: Readonly<Record<ProfileEdit, EditField>> = {
  fullname: {
    label: 'Nama',
    editType: 'fullname',
    current: (user) => user.name,
    clean: cleanWords,
    problem: wordsUpTo(NAME_MAX),
    apply: (user, name) => ({ ...user, name }),
  },
  phone: {
    label: 'Nomor Whatsapp',
    editType: 'whatsapp',
    current: (user) => user.phone,
    clean: phoneIn,
    problem: phoneProblem,
    apply: (user, phone) => ({ ...user, phone }),
  },
  email: {
    label: 'Email',
    editType: 'email',
    current: (user) => user.email ?? '',
    clean: cleanLine,
    problem: emailProblem,
    apply: (user, email) => ({ ...user, email }),
  },
  birthdate: {
    label: 'Tanggal Lahir',
    editType: 'birthdate',
    current: (user) => user.birthdate ?? '',
    clean: cleanLine,
    problem: birthdateProblem,
    apply: (user, birthdate) => ({ ...user, birthdate }),
  },
  address: {
    label: 'Alamat',
    editType: 'address',
    current: (user) => user.address ?? '',
    clean: cleanWords,
    problem: wordsUpTo(ADDRESS_MAX),
    apply: (user, address) => ({ ...user, address }),
  },
  gender: {
    label: 'Jenis Kelamin',
    editType: 'gender',
    current: (user) => user.gender ?? '',
    clean: cleanLine,
    problem: oneOf(genders),
    apply: (user, gender) => ({ ...user, gender }),
  },
  nickName: {
    label: 'Sapaan',
    editType: 'greeting',
    current: (user) => user.greeting ?? '',
    clean: cleanLine,
    problem: oneOf(greetings),
    apply: (user, greeting) => ({ ...user, greeting }),
  },
}

type Owner = Pick<User, 'phone'>

/** Longer than any field allows, and far below the storage's limit. */
const MAX_LENGTH = 1000

function parse(value: unknown) {
  return typeof value === 'object' &&
    value !== null &&
    'owner' in value &&
    typeof value.owner === 'string' &&
    'value' in value &&
    typeof value.value === 'string' &&
    value.value.length <= MAX_LENGTH
    ? { owner: value.owner, value: value.value }
    : null
}

/**
 * The draft of one profile field, so that the text survives when the session ends meanwhile. It belongs to the user who
 * typed it: another user who logs in in this tab doesn't see it.
 */
export function fieldDraft(
  edit: ProfileEdit,
  { phone }: Owner,
  source: StorageSource<`jm-draf-profil:${ProfileEdit}`> = personalSession,
) {
  const draft = draftOf(`profil:${edit}`, parse, source)
  return {
    read: (): { value: string } | null => {
      const kept = draft.read()
      return kept?.owner === phone ? { value: kept.value } : null
    },
    write: ({ value }: { value: string }): void => {
      draft.write({ owner: phone, value })
    },
    clear: draft.clear,
  }
}

/** Deletes the drafts of all fields: going back to the overview discards the change. */
export function clearFieldDrafts(
  source: StorageSource<`jm-draf-profil:${ProfileEdit}`> = personalSession,
): void {
  for (const edit of profileEdits) fieldDraft(edit, { phone: '' }, source).clear()
}
