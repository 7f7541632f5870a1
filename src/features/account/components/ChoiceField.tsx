import { useId } from 'react'
import { RadioChips } from '@/ui/RadioChips'
import type { FieldProps } from './field-props'
import classes from './ChoiceField.module.css'

/** One of a few (spec §2 edit=gender, edit=nickName). */
export function ChoiceField({
  choices,
  label,
  value,
  error,
  onChange,
}: FieldProps & { choices: readonly string[] }) {
  const name = useId()
  return (
    <>
      <RadioChips
        name={name}
        legend={label}
        options={choices.map((choice) => ({ value: choice, label: choice }))}
        columns={choices.length > 2 ? 3 : 2}
        value={value}
        onChange={onChange}
      />
      {error !== null && (
        <p role="alert" className={classes.error}>
          {error}
        </p>
      )}
    </>
  )
}
