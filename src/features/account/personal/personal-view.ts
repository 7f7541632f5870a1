import type { User } from '@/domain/account/user'
import { verificationOf } from '@/domain/account/otp/verification'
import { personalSession } from '@/lib/storage/owned-storage'
import type { StorageSource } from '@/lib/storage/storage'
import { paths, type ProfileEdit, profileEdits } from '@/lib/address/paths'

/** Fields that are changed only after a code was entered. */
export type ContactEdit = 'phone' | 'email'

/** What `/profile/personal` shows. */
export type PersonalView =
  | { kind: 'overview' }
  | { kind: 'form'; edit: ProfileEdit }
  | { kind: 'contact'; edit: ContactEdit; step: 'current' | 'choosing' | 'verification' }

/** How far the change of a contact has come in this tab. */
export interface ContactProgress {
  /** For which fields a code is waiting to be entered. */
  awaiting: ContactEdit[]
  /** For which fields the right code was entered. */
  verified: ContactEdit[]
}

const contacts = ['phone', 'email'] as const satisfies readonly ContactEdit[]

/**
 * Reads from the stored verification how far this tab has come with changing the phone or the email. A code that was
 * sent to another number (for another user, or an earlier change) doesn't count.
 */
export function readContactProgress(
  { phone }: Pick<User, 'phone'>,
  source: StorageSource<'jm-verifikasi-phone' | 'jm-verifikasi-email'> = personalSession,
): ContactProgress {
  const progress: ContactProgress = { awaiting: [], verified: [] }
  for (const edit of contacts) {
    const verification = verificationOf(edit, source).read()
    if (verification?.phone !== phone) continue
    progress[verification.otp === null ? 'verified' : 'awaiting'].push(edit)
  }
  return progress
}

function isContact(edit: ProfileEdit): edit is ContactEdit {
  return edit === 'phone' || edit === 'email'
}

/**
 * The view of an address, or the nearest valid one: an unknown `edit` is the overview; an unknown `state`, or one that
 * is out of order, is the first step of that change.
 */
export function personalView(params: URLSearchParams, progress: ContactProgress): PersonalView {
  const edit = profileEdits.find((name) => name === params.get('edit'))
  if (edit === undefined) return { kind: 'overview' }
  if (!isContact(edit)) return { kind: 'form', edit }
  const state = params.get('state')
  if (state === 'choosing') return { kind: 'contact', edit, step: 'choosing' }
  if (state === 'verification' && progress.awaiting.includes(edit))
    return { kind: 'contact', edit, step: 'verification' }
  if (state === 'edit' && progress.verified.includes(edit)) return { kind: 'form', edit }
  return { kind: 'contact', edit, step: 'current' }
}

/** A view's own address. */
export function viewPath(view: PersonalView): string {
  switch (view.kind) {
    case 'overview':
      return paths.personal()
    case 'form':
      return paths.personal(view.edit, isContact(view.edit) ? 'edit' : undefined)
    case 'contact':
      return paths.personal(view.edit, view.step === 'current' ? undefined : view.step)
  }
}
