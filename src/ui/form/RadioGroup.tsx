import '@mantine/core/styles/Input.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Radio.layer.css'
import './input.css'
import { Radio } from '@mantine/core'
import classes from './RadioGroup.module.css'

export interface RadioGroupProps {
  legend: string
  legendHidden?: boolean
  /** What the choices are about, below the legend. */
  hint?: string
  options: readonly { value: string; label: string }[]
  /** Each in its own row; by default two in a row where they fit. */
  stacked?: boolean
  /** Empty: none chosen. */
  value: string
  error?: string | null
  onChange: (value: string) => void
}

/**
 * Radios on cards that can be tapped anywhere. With native inputs, not Mantine's `Radio.Card`: that is a button, which
 * shows no choice before the scripts are loaded, and each of which is a Tab stop.
 */
export function RadioGroup({
  legend,
  legendHidden = false,
  hint,
  options,
  stacked = false,
  value,
  error = null,
  onChange,
}: RadioGroupProps) {
  return (
    <fieldset className={classes.group}>
      <legend className={legendHidden ? 'jm-hidden' : classes.legend}>{legend}</legend>
      {hint !== undefined && <p className={classes.hint}>{hint}</p>}
      <Radio.Group value={value} onChange={onChange} error={error} errorProps={{ role: 'alert' }}>
        <div className={classes.cards} data-stacked={stacked || undefined}>
          {options.map((option) => (
            <label key={option.value} className={classes.card}>
              <Radio
                value={option.value}
                variant="outline"
                classNames={{ radio: classes.radio ?? '', icon: classes.dot ?? '' }}
              />
              <span>{option.label}</span>
            </label>
          ))}
        </div>
      </Radio.Group>
    </fieldset>
  )
}
