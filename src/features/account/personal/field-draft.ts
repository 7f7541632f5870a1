import type { User } from '@/domain/account/user'
import { draftOf, personalSession } from '@/lib/storage/owned-storage'
import { type ProfileEdit, profileEdits } from '@/lib/address/paths'
import type { StorageSource } from '@/lib/storage/storage'
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
