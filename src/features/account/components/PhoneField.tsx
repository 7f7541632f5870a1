import { PhoneInput } from '@/ui/PhoneInput'
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
      onNormalise={onChange}
    />
  )
}
