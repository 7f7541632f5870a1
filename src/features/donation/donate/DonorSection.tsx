import { clsx } from 'clsx'
import type { ProgramRef } from '@/domain/program/program'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { User } from '@/domain/account/user'
import { logOut } from '@/domain/account/session'
import { paths } from '@/lib/address/paths'
import { rememberReturnPath } from '@/domain/account/return-path'
import { AppLink } from '@/ui/AppLink'
import { errorText } from '@/ui/text/error-text'
import { showToast } from '@/ui/overlay/toast-store'
import { DonorFields, HideName } from './DonorFields'
import classes from './DonorSection.module.css'
import { emptyDonation } from './donation-form'
import { readDraft, writeDraft } from './draft'
import { fillEmpty, wishToTakeOver } from './take-over'
import { type DonationForm, donorOf, isOwnData } from './use-donation-form'
import { Avatar } from '@/ui/picture/Avatar'
import { Button } from '@/ui/button/Button'
import { PhoneNumber } from '@/ui/text/PhoneNumber'

/**
 * Who gives: the logged-in user's data as a card, or the fields with the way to log in.
 * @param user undefined while nobody knows yet, null for a visitor
 */
export function DonorSection({
  program,
  form,
  user,
}: {
  program: ProgramRef
  form: DonationForm
  user: User | null | undefined
}) {
  // Once the user edits the fields, they stay visible, whatever data arrive.
  const [editing, setEditing] = useState(false)
  const leave = useLogout(program, form)
  const section = useRef<HTMLDivElement>(null)
  const takeOwnData = () => {
    if (!user) return
    flushSync(() => {
      setEditing(false)
      form.setValues(donorOf(user))
    })
    // The focused button is gone, so the focus moves to the button of the summary that replaces the fields.
    section.current?.querySelector('button')?.focus()
  }
  const startEditing = () => {
    setEditing(true)
  }

  if (!editing && isOwnData(form.values, user))
    return (
      <div ref={section} className={classes.own}>
        <DonorCard
          user={user}
          leaving={leave.pending}
          onLeave={leave.run}
          onEdit={() => {
            flushSync(startEditing)
            form.getInputNode('donorName')?.focus()
          }}
        />
        <HideName form={form} />
      </div>
    )
  return (
    <>
      <div className={classes.account}>
        {user === null && (
          <>
            <span>Sudah punya akun?</span>
            <AppLink
              to={paths.auth()}
              className={classes.action}
              onClick={() => {
                wishToTakeOver(program)
                rememberReturnPath(window.location.pathname + window.location.search)
              }}
            >
              Masuk
            </AppLink>
          </>
        )}
        {user && (
          <>
            <span className={classes.who}>{`Masuk sebagai ${user.name}`}</span>
            <button
              type="button"
              className={clsx(classes.action, classes.leave)}
              disabled={leave.pending}
              onClick={leave.run}
            >
              Bukan saya
            </button>
            {user.phone !== '' && !isOwnData(form.values, user) && (
              <button
                type="button"
                className={clsx(classes.action, classes.take)}
                onClick={takeOwnData}
              >
                Pakai data saya
              </button>
            )}
          </>
        )}
      </div>
      <DonorFields form={form} onEdit={startEditing} />
    </>
  )
}

/** "Bukan saya": logs out, and opens this page afresh without that person's data. */
function useLogout(program: ProgramRef, form: DonationForm) {
  const client = useQueryClient()
  const [pending, setPending] = useState(false)
  const run = async () => {
    setPending(true)
    try {
      const values = form.getValues()
      await logOut(client, { reloads: true })
      // The person has typed the amount and the doa, so those survive the reload; the account's data don't. What was
      // typed here before the login is still the visitor's.
      const typed = { ...values, donorName: '', donorPhone: '', donorEmail: '' }
      writeDraft(program, fillEmpty(typed, readDraft(program) ?? emptyDonation))
      window.location.reload()
    } catch (error) {
      setPending(false)
      showToast(`Belum dapat keluar. ${errorText(error)}`, { tone: 'error', duration: 5000 })
    }
  }
  return { pending, run }
}

/** The logged-in user as donor. The phone is masked: others may be looking at the screen. */
function DonorCard({
  user,
  leaving,
  onLeave,
  onEdit,
}: {
  user: User
  leaving: boolean
  onLeave: () => void
  onEdit: () => void
}) {
  return (
    <div className={classes.card}>
      <Avatar name={user.name} />
      <dl className={classes.facts}>
        <dt className="jm-hidden">Nama</dt>
        <dd className={classes.name}>{user.name}</dd>
        <dt className="jm-hidden">Nomor WhatsApp</dt>
        <dd>
          <PhoneNumber phone={user.phone} masked />
        </dd>
        {user.email && (
          <>
            <dt className="jm-hidden">Email</dt>
            <dd>{user.email}</dd>
          </>
        )}
      </dl>
      <div className={classes.actions}>
        <Button variant="light" size="md" onClick={onEdit} disabled={leaving}>
          Ubah data
        </Button>
        <Button variant="subtle" size="md" onClick={onLeave} loading={leaving}>
          Bukan saya
        </Button>
      </div>
    </div>
  )
}
