import { TextInput } from '@/ui/TextInput'
import type { FieldProps } from './field-props'
import classes from './PhoneField.module.css'

/** A WhatsApp number after a fixed +62 (spec §2 state=edit). Never `type=number`: a phone is no quantity. */
export function PhoneField({ onChange, ref, ...field }: FieldProps) {
  return (
    <TextInput
      {...field}
      ref={ref}
      type="tel"
      name="tel"
      inputMode="numeric"
      autoComplete="tel-national"
      maxLength={24}
      aria-required
      leftSection="+62"
      leftSectionWidth={56}
      classNames={{ section: classes.prefix ?? '' }}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
