import { useState } from 'react'
import { ActionIcon } from './ActionIcon'
import { IconEye, IconEyeOff } from './icons'
import { TextInput, type TextInputProps } from './TextInput'

/** A password with a button to show and hide it (spec §2 /auth). */
export function PasswordInput(props: TextInputProps) {
  const [shown, setShown] = useState(false)
  const Icon = shown ? IconEyeOff : IconEye
  return (
    <TextInput
      {...props}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      rightSectionWidth={52}
      rightSection={
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={shown ? 'Sembunyikan sandi' : 'Tampilkan sandi'}
          onClick={() => {
            setShown(!shown)
          }}
        >
          <Icon size={22} stroke={1.8} aria-hidden />
        </ActionIcon>
      }
    />
  )
}
