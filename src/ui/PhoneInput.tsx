import { phoneIn } from '@/lib/read-phone'
import classes from './PhoneInput.module.css'
import { TextInput, type TextInputProps } from './TextInput'

export interface PhoneInputProps extends TextInputProps {
  /** Called on leaving the field, when its number isn't written as it is stored: "0812…" beside +62 would look wrong. */
  onNormalise: (phone: string) => void
}

/** A WhatsApp number after a fixed +62 (spec §2, design §6). Never `type=number`: a phone is no quantity. */
export function PhoneInput({ onNormalise, onBlur, ...props }: PhoneInputProps) {
  return (
    <TextInput
      type="tel"
      inputMode="tel"
      leftSection="+62"
      leftSectionWidth={56}
      classNames={{ section: classes['prefix'] ?? '' }}
      {...props}
      onBlur={(event) => {
        const { value } = event.currentTarget
        const phone = phoneIn(value)
        // What can't be read stays as it was put in, for the word beside it to be about.
        if (phone !== '' && phone !== value) onNormalise(phone)
        onBlur?.(event)
      }}
    />
  )
}
