import { PasswordInput } from '@/ui/form/PasswordInput'
import type { FieldProps } from '@/ui/form/use-form'

/**
 * A new password and its confirmation.
 * @param account the account's number, for password managers, which look for it in the same form
 */
export function PasswordFields({
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
