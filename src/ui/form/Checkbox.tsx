import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Checkbox.layer.css'
import { Checkbox as MantineCheckbox } from '@mantine/core'
import classes from './Checkbox.module.css'
import type { Elements } from '@/ui/elements'

/** A line that is chosen or not, wherever it is tapped. @param children the line's words, which name it */
export function Checkbox({
  checked,
  onChange,
  children,
}: {
  checked: boolean
  onChange: (checked: boolean) => void
  children: Elements
}) {
  return (
    <label className={classes.line}>
      <MantineCheckbox
        size="md"
        classNames={{ input: classes.input ?? '' }}
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      {children}
    </label>
  )
}
