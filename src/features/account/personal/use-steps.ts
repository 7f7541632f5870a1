import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { invalidate } from '@/api/query'
import { verificationOf } from '@/domain/account/otp/verification'
import { logOut } from '@/domain/account/session'
import type { User } from '@/domain/account/user'
import { paths, type ProfileEdit, profileEdits } from '@/lib/address/paths'
import { personalSession } from '@/lib/storage/owned-storage'
import { readStored, removeStored, type StorageSource, writeStored } from '@/lib/storage/storage'
import { canGoBack } from '@/ui/history'
import { showToast } from '@/ui/overlay/toast'
import { errorText } from '@/ui/show-error'

/**
 * Sets the flag that makes the profile overview say once that a change was saved. After a change of the phone number
 * the flag survives the logout and the login that follow.
 */
export function raiseSavedFlag(
  source: StorageSource<'jm-profil-tersimpan'> = personalSession,
): void {
  writeStored(source, 'jm-profil-tersimpan', true)
}

/** Reads the flag and clears it. */
export function takeSavedFlag(
  source: StorageSource<'jm-profil-tersimpan'> = personalSession,
): boolean {
  const raised = readStored(source, 'jm-profil-tersimpan', (value) => value === true)
  removeStored(source, 'jm-profil-tersimpan')
  return raised === true
}

/** Stored with a history entry: how many entries below it the overview is; 0 when it isn't there. */
export interface StepState {
  stepsFromOverview: number
}

function readSteps(state: unknown): number {
  return typeof state === 'object' &&
    state !== null &&
    'stepsFromOverview' in state &&
    typeof state.stepsFromOverview === 'number'
    ? state.stepsFromOverview
    : 0
}

/**
 * Navigation between the steps of a change: forward, and back to the overview without leaving the steps in the history.
 */
export function useSteps() {
  const navigate = useNavigate()
  const location = useLocation()
  const steps = readSteps(location.state)
  const backToOverview = useCallback(async () => {
    if (steps > 0 && canGoBack()) await navigate(-steps)
    else await navigate(paths.personal(), { replace: true })
  }, [navigate, steps])
  return {
    backToOverview,
    /** For a link or step that adds an entry. */
    further: { stepsFromOverview: steps > 0 ? steps + 1 : 0 } satisfies StepState,
    /** For a step that replaces this entry. */
    here: { stepsFromOverview: steps } satisfies StepState,
  }
}

/**
 * After a field was saved: sets the flag and goes back to the overview. After a new phone number it logs the user out,
 * and the page, which needs a user, goes to /auth by itself.
 * @returns receives whether the person is still on the page that sent the form (see `noteEntry`)
 */
export function useAfterSave(edit: ProfileEdit): (isHere: () => boolean) => Promise<void> {
  const client = useQueryClient()
  const { backToOverview } = useSteps()
  return async (isHere) => {
    raiseSavedFlag()
    // A code serves one change.
    if (edit === 'phone' || edit === 'email') verificationOf(edit).clear()
    if (edit === 'phone') {
      try {
        await logOut(client)
        showToast('Nomor WhatsApp berhasil diganti. Silakan masuk dengan nomor baru.', {
          tone: 'success',
          duration: 5000,
        })
        return
      } catch (error) {
        // The number is changed even if the logout fails: that must not look like a failure to change it.
        showToast(`Nomor sudah diganti, tetapi belum dapat keluar. ${errorText(error)}`, {
          tone: 'error',
          duration: 5000,
        })
      }
    }
    if (isHere()) await backToOverview()
    void invalidate(client, '/user/get_user')
  }
}

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
