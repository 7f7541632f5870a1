import { PhoneInput } from '@/ui/form/PhoneInput'
import type { LabelledField } from './field-props'

/** A new WhatsApp number. */
export function PhoneField(field: LabelledField) {
  return (
    <PhoneInput
      {...field}
      name="tel"
      inputMode="numeric"
      autoComplete="tel-national"
      aria-required
    />
  )
}
