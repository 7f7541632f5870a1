import type { User } from '@/api/entities/user'
import { draftOf } from '@/lib/draft'
import { type ProfileEdit, profileEdits } from '@/lib/paths'
import type { StorageSource } from '@/lib/storage'
import { personalSession } from '@/lib/owned-storage'

type Owner = Pick<User, 'phone'>

/** Longer than any field may be, and far from a storage's limit. */
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
 * What is being typed into one field of the profile, so that a session that ends on the way costs nobody his words.
 * It is its owner's: whoever else logs in in this tab doesn't get to see it.
 */
export function fieldDraft(
  edit: ProfileEdit,
  { phone }: Owner,
  source: StorageSource = personalSession,
) {
  const draft = draftOf(`profil:${edit}`, parse, source)
  return {
    read: (): string | null => {
      const kept = draft.read()
      return kept?.owner === phone ? kept.value : null
    },
    write: (value: string): void => {
      draft.write({ owner: phone, value })
    },
    clear: draft.clear,
  }
}

/** Forgets each of them: who is back on the overview has given the change up. */
export function clearFieldDrafts(source: StorageSource = personalSession): void {
  for (const edit of profileEdits) fieldDraft(edit, { phone: '' }, source).clear()
}
