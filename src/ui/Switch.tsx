import classes from './Switch.module.css'

export interface SwitchProps {
  label: string
  checked: boolean
  onChange: (checked: boolean) => void
}

/** A native checkbox in the shape of a switch: something that holds from the moment it is tapped. */
export function Switch({ label, checked, onChange }: SwitchProps) {
  return (
    <label className={classes['switch']}>
      <span>{label}</span>
      <input
        className={classes['input']}
        type="checkbox"
        role="switch"
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </label>
  )
}
