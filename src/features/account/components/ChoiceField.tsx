import { RadioGroup } from '@/ui/form/RadioGroup'
import type { LabelledField } from './field-props'

/** A choice between a few values. */
export function ChoiceField({
  choices,
  label,
  value,
  error,
  onChange,
  'data-path': path,
}: LabelledField & { choices: readonly string[] }) {
  return (
    <div data-path={path}>
      <RadioGroup
        legend={label}
        options={choices.map((choice) => ({ value: choice, label: choice }))}
        value={value}
        error={error}
        onChange={onChange}
      />
    </div>
  )
}
