import { PhoneInput } from '@/ui/PhoneInput'
import { editFields } from '../personal/edit-fields'
import type { FieldProps } from './field-props'

/** A new WhatsApp number (spec §2 state=edit). */
export function PhoneField({ onChange, value, ref, ...field }: FieldProps) {
  return (
    <PhoneInput
      {...field}
      ref={ref}
      value={value}
      name="tel"
      inputMode="numeric"
      autoComplete="tel-national"
      aria-required
      onChange={(event) => onChange(event.currentTarget.value)}
      onNormalise={(phone) => {
        // What is no number stays as it was typed, for the message below it to be about.
        if (editFields.phone.problem(value) === null) onChange(phone)
      }}
    />
  )
}
