import '@mantine/core/styles/Input.layer.css'
import '@mantine/core/styles/PasswordInput.layer.css'
import './input.css'
import { PasswordInput as MantinePasswordInput, type PasswordInputProps } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { ActionIcon } from '@/ui/button/Button'
import { IconEye, IconEyeOff } from '@/ui/icons'

export type { PasswordInputProps }

/**
 * A password with a button to show and hide it. The button is ours: Mantine's reacts to the end of any touch, also one
 * that scrolls the page, but not to a click, and misses taps from before the scripts are loaded.
 */
export function PasswordInput(props: PasswordInputProps) {
  const [shown, { toggle }] = useDisclosure()
  const Icon = shown ? IconEyeOff : IconEye
  return (
    <MantinePasswordInput
      size="lg"
      {...props}
      visible={shown}
      aria-invalid={Boolean(props.error)}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      rightSectionWidth={52}
      rightSection={
        <ActionIcon
          color="gray"
          aria-label={shown ? 'Sembunyikan sandi' : 'Tampilkan sandi'}
          onClick={toggle}
        >
          <Icon size={22} stroke={1.8} aria-hidden />
        </ActionIcon>
      }
    />
  )
}
