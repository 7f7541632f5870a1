import { useMutation } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useState } from 'react'
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { CodeEntry } from '@/domain/account/otp/CodeEntry'
import { SENT_TO } from '@/domain/account/otp/OtpField'
import { sendOtp } from '@/domain/account/otp/send-otp'
import { useVerification, verificationOf } from '@/domain/account/otp/verification'
import { useRequiredUser } from '@/domain/account/use-user'
import type { User } from '@/domain/account/user'
import { userQuery } from '@/domain/account/user-queries'
import { FieldForm } from '@/features/account/components/FieldForm'
import { Overview, OverviewSkeleton } from '@/features/account/components/Overview'
import { editFields } from '@/features/account/personal/edit-fields'
import {
  type ContactEdit,
  personalView,
  type PersonalView,
  readContactProgress,
  useAfterSave,
  useSteps,
  viewPath,
} from '@/features/account/personal/use-steps'
import { paths, type ProfileEdit } from '@/lib/address/paths'
import { AppLink } from '@/ui/AppLink'
import { Card } from '@/ui/Card'
import { LinkButton, useBusy } from '@/ui/button/Button'
import { FormAlert } from '@/ui/form/Form'
import { noteEntry } from '@/ui/history'
import { IconBrandWhatsapp, IconChevronRight, IconInfoCircle, IconLock } from '@/ui/icons'
import { useViewTitle } from '@/ui/page/page-title'
import { errorText } from '@/ui/show-error'
import { Loader } from '@/ui/state/Loader'
import { Skeleton } from '@/ui/state/Skeleton'
import { QueryView } from '@/ui/state/States'
import { PhoneNumber } from '@/ui/text/Digits'
import { useHydrated } from '@/ui/use-hydrated'
import classes from './PersonalPage.module.css'
import rows from '@/ui/list/rows.module.css'

/** How to get the code: only by WhatsApp, to the current number. Choosing it sends the code. */
export function ContactChoosing({ edit, user }: { edit: ContactEdit; user: User }) {
  const navigate = useNavigate()
  const { here } = useSteps()
  const busy = useBusy()
  const sending = useMutation({
    mutationFn: async (isHere: () => boolean) => {
      const otp = await sendOtp(edit, user.phone)
      if (isHere()) verificationOf(edit).write({ phone: user.phone, fullName: '', otp })
    },
    onSuccess: async (_, isHere) => {
      if (isHere())
        await navigate(paths.personal(edit, 'verification'), { replace: true, state: here })
    },
    onSettled: busy.end,
  })
  return (
    <>
      <FormAlert message={sending.error && errorText(sending.error)} />
      <div>
        <h2 className={classes.heading}>Pilih metode verifikasi</h2>
        <p className={classes.hint}>Kami akan mengirim kode OTP ke kontak yang Anda pilih.</p>
      </div>
      <Card flush>
        <button
          type="button"
          className={clsx(rows.row, classes.method)}
          disabled={sending.isPending}
          onClick={() => {
            if (busy.begin()) sending.mutate(noteEntry())
          }}
        >
          <IconBrandWhatsapp size={28} stroke={1.7} aria-hidden />
          <span className={rows.words}>
            <span className={classes.name}>WhatsApp</span>
            <span className="jm-quiet">
              <PhoneNumber phone={user.phone} />
            </span>
          </span>
          {sending.isPending ? <Loader size={20} /> : <IconChevronRight size={20} aria-hidden />}
        </button>
      </Card>
      <AppLink className={classes.link ?? ''} to={paths.profile()}>
        Kontak saya sudah tidak aktif
      </AppLink>
    </>
  )
}

export const firstQueries = () => [userQuery()]

/** The profile's data, and the forms that change them. */
export default function PersonalPage() {
  const user = useRequiredUser()
  const [params] = useSearchParams()
  const { key } = useLocation()
  // The prerendered page doesn't know its query, so it shows the overview.
  const editing = useHydrated() && params.has('edit')
  return (
    <QueryView query={user} skeleton={editing ? <FormSkeleton /> : <OverviewSkeleton />}>
      {(known) => <Personal key={key} user={known} />}
    </QueryView>
  )
}

/** One history entry. */
function Personal({ user }: { user: User }) {
  const [params] = useSearchParams()
  const { pathname, search } = useLocation()
  // Not at each render: saving uses the verification up, and this entry may be rendered once more before the next one.
  const [view] = useState(() => personalView(params, readContactProgress(user)))
  const address = viewPath(view)
  useViewTitle(viewHeading(view))
  // Out of order or unknown: the address is replaced by that of the page shown.
  if (pathname + search !== address) return <Navigate to={address} replace />
  if (view.kind === 'overview') return <Overview user={user} />
  return (
    <div className={classes.page}>
      {view.kind === 'form' && <Edit key={view.edit} edit={view.edit} user={user} />}
      {view.kind === 'contact' && view.step === 'current' && (
        <ContactCurrent edit={view.edit} user={user} />
      )}
      {view.kind === 'contact' && view.step === 'choosing' && (
        <ContactChoosing edit={view.edit} user={user} />
      )}
      {view.kind === 'contact' && view.step === 'verification' && (
        <ContactVerification edit={view.edit} />
      )}
    </div>
  )
}

/** The overview is called as the page is. */
function viewHeading(view: PersonalView): string | null {
  if (view.kind === 'overview') return null
  const { label } = editFields[view.edit]
  if (view.kind === 'form') return `Ubah ${label}`
  return { current: label, choosing: 'Pilih Verifikasi', verification: 'Verifikasi' }[view.step]
}

/** The skeleton of any of the forms. */
function FormSkeleton() {
  return (
    <div className={classes.page}>
      <Card>
        <Skeleton height={80} radius={12} />
      </Card>
      <Skeleton height={50} radius={12} />
    </div>
  )
}

function Edit({ edit, user }: { edit: ProfileEdit; user: User }) {
  return <FieldForm edit={edit} user={user} onSaved={useAfterSave(edit)} />
}

/** The entry of the code; the right one opens the edit form. */
function ContactVerification({ edit }: { edit: ContactEdit }) {
  const navigate = useNavigate()
  const { here } = useSteps()
  const { current, keep } = useVerification(edit)
  if (!current?.otp) return null
  return (
    <>
      <div>
        <h2 className={classes.heading}>Masukkan kode OTP</h2>
        <p id={SENT_TO} className={classes.hint}>
          Kode telah dikirim lewat WhatsApp ke{' '}
          <span className={classes.number}>
            <PhoneNumber phone={current.phone} />
          </span>
          .
        </p>
      </div>
      <Card>
        <CodeEntry
          purpose={edit}
          current={current}
          keep={keep}
          firstStep={paths.personal(edit, 'choosing')}
          onVerified={() => {
            void navigate(paths.personal(edit, 'edit'), { replace: true, state: here })
          }}
        />
      </Card>
    </>
  )
}

/** The current phone or email, with a link to change it. */
function ContactCurrent({ edit, user }: { edit: ContactEdit; user: User }) {
  const { further } = useSteps()
  const { label, current } = editFields[edit]
  const value = current(user)
  return (
    <>
      <Card className={classes.current}>
        <div className={rows.words}>
          <p className="jm-quiet">{label}</p>
          <p className={classes.value}>
            {value === '' ? (
              '(Belum Lengkap)'
            ) : edit === 'phone' ? (
              <PhoneNumber phone={value} />
            ) : (
              value
            )}
          </p>
        </div>
        <LinkButton to={paths.personal(edit, 'choosing')} state={further} variant="light" px="lg">
          Ubah
        </LinkButton>
      </Card>
      <p className={classes.note}>
        <IconLock size={20} aria-hidden />
        <span>Demi keamanan akun Anda, perubahan ini memerlukan verifikasi.</span>
      </p>
      {edit === 'phone' && (
        <p className={classes.note}>
          <IconInfoCircle size={20} aria-hidden />
          <span>Mengubah nomor WhatsApp juga mengubah nomor yang dipakai untuk masuk.</span>
        </p>
      )}
    </>
  )
}
