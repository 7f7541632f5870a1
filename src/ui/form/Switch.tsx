import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Switch.layer.css'
import { Switch as MantineSwitch } from '@mantine/core'
import classes from './Switch.module.css'

export interface SwitchProps {
  label: string
  /** What it means as it is now, below the label. */
  description?: string
  checked: boolean
  onChange: (checked: boolean) => void
}

/** A setting that takes effect when its line is tapped anywhere. */
export function Switch({ label, description, checked, onChange }: SwitchProps) {
  return (
    <MantineSwitch
      label={label}
      // Mantine's label has the description in it, which would be said twice: with the name, and after it.
      aria-label={label}
      description={description}
      labelPosition="left"
      size="md"
      withThumbIndicator={false}
      classNames={{
        body: classes.line ?? '',
        labelWrapper: classes.words ?? '',
        input: classes.input ?? '',
        track: classes.track ?? '',
        thumb: classes.thumb ?? '',
        description: classes.description ?? '',
      }}
      checked={checked}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  )
}
