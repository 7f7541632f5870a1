import type { CSSProperties } from 'react'
import classes from './RadioChips.module.css'

export interface RadioChipOption {
  value: string
  label: string
  disabled?: boolean
}

export interface RadioChipsProps {
  name: string
  legend: string
  legendHidden?: boolean
  options: readonly RadioChipOption[]
  /** In a grid of so many columns, each chip as wide as its column; default: one after another. */
  columns?: number
  /** Empty: none chosen. */
  value: string
  onChange: (value: string) => void
}

/** CSS custom properties are no properties that React's types know. */
interface GridStyle extends CSSProperties {
  '--columns': number
}

const gridStyle = (columns: number): GridStyle => ({ '--columns': columns })

/** A native radio group that looks like chips: arrow keys, forms and screen readers know it. */
export function RadioChips({
  name,
  legend,
  legendHidden = false,
  options,
  columns,
  value,
  onChange,
}: RadioChipsProps) {
  return (
    <fieldset className={classes['group']}>
      <legend className={legendHidden ? 'jm-hidden' : classes['legend']}>{legend}</legend>
      <div
        className={classes['chips']}
        {...(columns !== undefined && { 'data-grid': true, style: gridStyle(columns) })}
      >
        {options.map((option) => (
          // The words are the label's own: a tap on them, or on the input over them, is a tap on the label.
          <label
            key={option.value}
            className={classes['chip']}
            data-checked={option.value === value || undefined}
            data-disabled={option.disabled || undefined}
          >
            {option.label}
            <input
              className={classes['input']}
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled ?? false}
              onChange={() => onChange(option.value)}
            />
          </label>
        ))}
      </div>
    </fieldset>
  )
}
