import { phoneIn } from '@/lib/read-phone'
import classes from './PhoneInput.module.css'
import { TextInput, type TextInputProps } from './TextInput'
import type { FieldProps } from './use-form'

export type PhoneInputProps = Omit<TextInputProps, keyof FieldProps> & FieldProps

/**
 * A WhatsApp number after a fixed +62. Never `type=number`: a phone number is no quantity. When the field is left, the
 * number is written as it is stored: "0812…" beside +62 would look wrong.
 */
export function PhoneInput({ onChange, onBlur, ...props }: PhoneInputProps) {
  return (
    <TextInput
      type="tel"
      inputMode="tel"
      leftSection="+62"
      leftSectionWidth={56}
      classNames={{ section: classes.prefix ?? '' }}
      {...props}
      onChange={onChange}
      onBlur={(event) => {
        onBlur()
        const { value } = event.currentTarget
        const phone = phoneIn(value)
        // A text that can't be read stays as entered, so that the error below the field fits it.
        if (phone !== '' && phone !== value) onChange(phone)
      }}
    />
  )
}
