import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import * as z from 'zod/mini'
import { noteEntry } from '@/ui/history'
import { paths } from '@/lib/address/paths'
import { textBy, together } from '@/lib/text/text-rules'
import { HeldNote } from '@/domain/account/otp/HeldNote'
import { type TokenField, useNumberToken } from '@/domain/account/otp/server-otp'
import {
  useVerification,
  type Verification,
  verificationOf,
  type VerificationPurpose,
} from '@/domain/account/otp/verification'
import { Form } from '@/ui/form/Form'
import { IconLock } from '@/ui/icons'
import { LinkLine } from '@/ui/list/LinkLine'
import { PhoneNumber } from '@/ui/text/Digits'
import { type FieldProps, useForm } from '@/ui/form/use-form'
import { confirmationProblem, newPasswordProblem, passwordIn } from '@/features/auth/rules'
import { AuthScreen } from './AuthScreen'
import { PasswordInput } from '@/ui/form/PasswordInput'

const schema = z
  .object({ password: textBy(newPasswordProblem), confirmation: z.string() })
  .check(
    together('confirmation', ({ password, confirmation }) =>
      confirmationProblem(confirmation, password),
    ),
  )

/**
 * The step where a password is chosen, after the code. Opened out of order it leads to the right step.
 * @param save the call to the backend
 * @param onSaved called also if the person has left meanwhile; the verification is deleted by then
 * @param next where to go afterwards
 */
export function PasswordStep({
  purpose,
  title,
  firstStep,
  codeStep,
  save,
  onSaved,
  next,
}: {
  purpose: Extract<VerificationPurpose, 'Register' | 'forgot-password'>
  title: string
  firstStep: string
  codeStep: string
  save: (verification: Verification, password: string, tokenField: TokenField) => Promise<unknown>
  onSaved: () => void
  next: string
}) {
  const navigate = useNavigate()
  const { current } = useVerification(purpose)
  const { refused, send } = useNumberToken()
  const elsewhere = current === null ? firstStep : current?.otp ? codeStep : null
  useEffect(() => {
    if (elsewhere !== null) void navigate(elsewhere, { replace: true })
  }, [elsewhere, navigate])

  const form = useForm({
    schema,
    initialValues: { password: '', confirmation: '' },
    send: async ({ password }) => {
      // Not known yet, or on the way to another step.
      if (!current || current.otp !== null) return
      const isHere = noteEntry()
      await send(purpose, current, (tokenField) => save(current, passwordIn(password), tokenField))
      verificationOf(purpose).clear()
      onSaved()
      if (isHere()) await navigate(next, { replace: true })
    },
  })

  return (
    <AuthScreen
      icon={<IconLock size={36} stroke={1.6} />}
      title={title}
      text={
        current ? (
          <>
            <span>Untuk masuk dengan nomor </span>
            <PhoneNumber phone={current.phone} />
          </>
        ) : (
          <span>Untuk masuk dengan nomor WhatsApp Anda</span>
        )
      }
    >
      <Form form={form} action="Simpan">
        <PasswordFields
          account={current?.phone ?? ''}
          password={form.field('password')}
          confirmation={form.field('confirmation')}
        />
      </Form>
      {current && <HeldNote purpose={purpose} />}
      {refused === 'token' && (
        <LinkLine text="Perlu verifikasi ulang?" to={firstStep} action="Minta kode baru" replace />
      )}
      {refused === 'taken' && (
        <LinkLine text="Sudah punya akun?" to={paths.auth()} action="Masuk" />
      )}
    </AuthScreen>
  )
}

/**
 * A new password and its confirmation.
 * @param account the account's number, for password managers, which look for it in the same form
 */
function PasswordFields({
  account,
  password,
  confirmation,
}: {
  account: string
  password: FieldProps
  confirmation: FieldProps
}) {
  return (
    <>
      <input
        className="jm-hidden"
        type="text"
        name="username"
        autoComplete="username"
        value={account}
        readOnly
        tabIndex={-1}
        aria-hidden
      />
      <PasswordInput
        {...password}
        name="password"
        aria-required
        label="Kata Sandi"
        description="Minimal 8 karakter"
        autoComplete="new-password"
      />
      <PasswordInput
        {...confirmation}
        name="confirmation"
        aria-required
        label="Konfirmasi Kata Sandi"
        autoComplete="new-password"
      />
    </>
  )
}
