import { cleanLine } from '@/lib/clean-text'
import { TextInput, type TextInputProps } from '@/ui/TextInput'
import type { FieldProps } from './field-props'
import classes from './TextField.module.css'

/**
 * One line of text, with how much of its limit is used: "12/30". Longer texts can be typed, and are then refused in
 * words: a field that swallows letters leaves one wondering (spec §5).
 */
export function TextField({
  max,
  onChange,
  label,
  value,
  error,
  onBlur,
  ref,
  ...rest
}: FieldProps & { max?: number } & Pick<
    TextInputProps,
    'autoComplete' | 'autoCapitalize' | 'inputMode' | 'spellCheck' | 'type' | 'name'
  >) {
  const { length } = cleanLine(value)
  return (
    <TextInput
      {...rest}
      ref={ref}
      label={label}
      value={value}
      error={error}
      aria-required
      onBlur={onBlur}
      onChange={(event) => onChange(event.currentTarget.value)}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      {...(max !== undefined && {
        description: `${length}/${max}`,
        descriptionProps: { className: classes.counter, mod: { over: length > max } },
      })}
    />
  )
}
