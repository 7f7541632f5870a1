import { cleanLine } from '@/lib/text/clean-text'
import { TextInput, type TextInputProps } from '@/ui/form/TextInput'
import type { LabelledField } from './field-props'
import classes from './TextField.module.css'

/**
 * One line of text, with how much of its limit is used: "12/30". Longer texts can be typed and get a message: a field
 * that swallows letters confuses.
 */
export function TextField({
  max,
  ...field
}: LabelledField & { max?: number } & Pick<
    TextInputProps,
    'autoComplete' | 'autoCapitalize' | 'inputMode' | 'spellCheck' | 'type' | 'name'
  >) {
  const { length } = cleanLine(field.value)
  return (
    <TextInput
      {...field}
      aria-required
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      {...(max !== undefined && {
        description: `${length}/${max}`,
        descriptionProps: { className: classes.counter, mod: { over: length > max } },
      })}
    />
  )
}
