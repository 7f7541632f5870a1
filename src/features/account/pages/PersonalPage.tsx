import { useState } from 'react'
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import type { User } from '@/domain/account/user'
import { userQuery } from '@/domain/account/user-queries'
import { useRequiredUser } from '@/domain/account/use-user'
import { ContactChoosing } from '@/features/account/components/ContactChoosing'
import { FieldForm } from '@/features/account/components/FieldForm'
import { Overview, OverviewSkeleton } from '@/features/account/components/Overview'
import { editFields } from '@/features/account/personal/edit-fields'
import {
  type ContactEdit,
  personalView,
  type PersonalView,
  readContactProgress,
  viewPath,
} from '@/features/account/personal/personal-view'
import { paths, type ProfileEdit } from '@/lib/address/paths'
import { Skeleton } from '@/ui/state/Skeleton'
import { Card } from '@/ui/Card'
import { QueryView } from '@/ui/state/States'
import { useHydrated } from '@/ui/use-hydrated'
import { useViewTitle } from '@/ui/page/page-title'
import classes from './PersonalPage.module.css'
import { PhoneNumber } from '@/ui/text/Digits'
import { CodeEntry } from '@/domain/account/otp/CodeEntry'
import { SENT_TO } from '@/domain/account/otp/OtpField'
import { useVerification } from '@/domain/account/otp/use-verification'
import { useAfterSave, useSteps } from '@/features/account/personal/use-steps'
import contact from '@/features/account/components/Contact.module.css'
import { IconInfoCircle, IconLock } from '@/ui/icons'
import { LinkButton } from '@/ui/button/Button'
import rows from '@/ui/list/rows.module.css'

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
        <h2 className={contact.heading}>Masukkan kode OTP</h2>
        <p id={SENT_TO} className={contact.hint}>
          Kode telah dikirim lewat WhatsApp ke{' '}
          <span className={contact.number}>
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
      <Card className={contact.current}>
        <div className={rows.words}>
          <p className="jm-quiet">{label}</p>
          <p className={contact.value}>
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
      <p className={contact.note}>
        <IconLock size={20} aria-hidden />
        <span>Demi keamanan akun Anda, perubahan ini memerlukan verifikasi.</span>
      </p>
      {edit === 'phone' && (
        <p className={contact.note}>
          <IconInfoCircle size={20} aria-hidden />
          <span>Mengubah nomor WhatsApp juga mengubah nomor yang dipakai untuk masuk.</span>
        </p>
      )}
    </>
  )
}
