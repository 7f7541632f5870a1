import type { User } from '@/domain/account/user'
import type { StorageSource } from '@/lib/storage/storage'
import { personalSession } from '@/lib/storage/owned-storage'
import { verificationOf } from '@/domain/account/otp/verification'
import type { ContactEdit, ContactProgress } from './personal-view'

const contacts = ['phone', 'email'] as const satisfies readonly ContactEdit[]

/**
 * How far this tab has come with changing the phone or the email, from the stored verification. A code that went to
 * another number, from another user or an earlier change, doesn't count.
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
