import { clsx } from 'clsx'
import { type ReactNode, useRef, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { flushSync } from 'react-dom'
import type { ProgramRef } from '@/domain/program/program'
import type { User } from '@/domain/account/user'
import { logOut } from '@/domain/account/session'
import { paths } from '@/lib/address/paths'
import { rememberReturnPath } from '@/domain/account/return-path'
import { AppLink } from '@/ui/AppLink'
import { errorText } from '@/ui/show-error'
import { showToast } from '@/ui/overlay/toast'
import { DedicationField, DonorFields, HideName, OptionalFields } from './DonorFields'
import classes from './DonorSection.module.css'
import { emptyDonation } from './donation-form'
import { fillEmpty, readDraft, wishToTakeOver, writeDraft } from './draft'
import { type DonationForm, donorOf, isOwnData, isRemembered } from './use-donation-form'
import { Avatar } from '@/ui/picture/Avatar'
import { Button } from '@/ui/button/Button'
import { PhoneNumber } from '@/ui/text/Digits'
import { forgetDonor, type RememberedDonor } from '@/features/donation/remembered'
import { Switch } from '@/ui/form/Switch'

/**
 * Who gives: as a card what the account or this device knows of the donor, or the fields, and what may be left out.
 * @param user undefined while nobody knows yet, null for a visitor
 * @param remembered whom this device was asked to remember
 */
export function DonorSection({
  program,
  form,
  user,
  remembered,
}: {
  program: ProgramRef
  form: DonationForm
  user: User | null | undefined
  remembered: RememberedDonor | null
}) {
  // Once the donor edits the fields, they stay visible, whatever data arrive.
  const [editing, setEditing] = useState(false)
  const leave = useLogout(program, form)
  const section = useRef<HTMLDivElement>(null)
  const edit = () => {
    flushSync(() => setEditing(true))
    form.getInputNode('donorName')?.focus()
  }
  const takeOwnData = () => {
    if (!user) return
    flushSync(() => {
      setEditing(false)
      form.setValues(donorOf(user))
    })
    // The focused button is gone, so the focus moves to the button of the summary that replaces the fields.
    section.current?.querySelector('button')?.focus()
  }

  const isAccounts = !editing && isOwnData(form.values, user)
  const isDevices = !editing && user === null && isRemembered(form.values, remembered)
  return (
    <div ref={section}>
      {isAccounts ? (
        <div className={classes.own}>
          <DonorCard {...form.values}>
            <Button variant="light" size="md" onClick={edit} disabled={leave.pending}>
              Ubah data
            </Button>
            <Button variant="subtle" size="md" onClick={leave.run} loading={leave.pending}>
              Bukan saya
            </Button>
          </DonorCard>
          <HideName form={form} />
        </div>
      ) : (
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
          {isDevices ? (
            <div className={classes.own}>
              <DonorCard {...form.values} donorEmail="">
                <Button variant="light" size="md" onClick={edit}>
                  Ubah data
                </Button>
                <Button
                  variant="subtle"
                  size="md"
                  onClick={() => {
                    forgetDonor()
                    form.setValues({ donorName: '', donorPhone: '', ingat: 'N' })
                    edit()
                  }}
                >
                  Lupakan
                </Button>
              </DonorCard>
              <HideName form={form} />
            </div>
          ) : (
            <DonorFields form={form} onEdit={() => setEditing(true)}>
              {user === null && <RememberMe form={form} />}
            </DonorFields>
          )}
        </>
      )}
      <OptionalFields form={form} hasEmail={!isAccounts} />
      <DedicationField form={form} />
    </div>
  )
}

/** Whether this device fills in name and number at the visitor's next donation. Turned off, it forgets them at once. */
function RememberMe({ form }: { form: DonationForm }) {
  return (
    <Switch
      label="Ingat nama dan nomor di HP ini"
      description="Donasi berikutnya tidak perlu mengisinya lagi. Dapat dihapus di Pengaturan."
      checked={form.values.ingat === 'Y'}
      onChange={(checked) => {
        if (!checked) forgetDonor()
        form.setValues({ ingat: checked ? 'Y' : 'N' })
      }}
    />
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

/** Shows who gives. The phone is masked: others may be looking at the screen. */
function DonorCard({
  donorName,
  donorPhone,
  donorEmail,
  children,
}: {
  donorName: string
  donorPhone: string
  donorEmail: string
  /** The actions. */
  children: ReactNode
}) {
  return (
    <div className={classes.card}>
      <Avatar name={donorName} />
      <dl className={classes.facts}>
        <dt className="jm-hidden">Nama</dt>
        <dd className={classes.name}>{donorName}</dd>
        <dt className="jm-hidden">Nomor WhatsApp</dt>
        <dd>
          <PhoneNumber phone={donorPhone} masked />
        </dd>
        {donorEmail !== '' && (
          <>
            <dt className="jm-hidden">Email</dt>
            <dd>{donorEmail}</dd>
          </>
        )}
      </dl>
      <div className={classes.actions}>{children}</div>
    </div>
  )
}
