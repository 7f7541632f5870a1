import { PasswordInput } from '@/ui/PasswordInput'
import type { TextInputProps } from '@/ui/TextInput'

/**
 * A new password and its confirmation.
 * @param account whose it is: password managers keep the pair, and look for the name in the same form
 */
export function PasswordFields({
  account,
  password,
  confirmation,
}: {
  account: string
  password: TextInputProps
  confirmation: TextInputProps
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
        label="Kata Sandi"
        description="Minimal 8 karakter"
        autoComplete="new-password"
      />
      <PasswordInput {...confirmation} label="Konfirmasi Kata Sandi" autoComplete="new-password" />
    </>
  )
}
