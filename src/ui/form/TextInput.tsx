import { Textarea, TextInput, type TextInputProps } from '@mantine/core'
import type { ReactNode } from 'react'
import { phoneIn } from '@/lib/read-phone'
import type { FieldProps } from './use-form'
import '@mantine/core/styles/Input.layer.css'
import classes from './TextInput.module.css'
import './input.css'

/** Mantine's text fields with their styles. */
export { Textarea, TextInput, type TextInputProps }

/**
 * The hint below a field, or the error in its place. Both have the same height, so that nothing moves while a user
 * taps.
 */
export function hintOrError(error: string | null, hint: ReactNode) {
  return {
    error,
    description: error === null ? hint : undefined,
    descriptionProps: { className: classes.line },
    errorProps: { className: classes.line },
    inputWrapperOrder: ['label', 'input', 'description', 'error'],
  } satisfies TextInputProps
}

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
