import { Chip } from '@mantine/core'
import classes from './ChipGroup.module.css'

export interface ChipGroupProps {
  /** For people who can't see the chips. */
  legend: string
  options: readonly { value: string; label: string }[]
  value: string
  onChange: (value: string) => void
}

/** Short choices beside one another, of which one is taken: what a list is narrowed down to. */
export function ChipGroup({ legend, options, value, onChange }: ChipGroupProps) {
  return (
    <fieldset className={classes.group}>
      <legend className="jm-hidden">{legend}</legend>
      <Chip.Group value={value} onChange={onChange}>
        <div className={classes.chips}>
          {options.map((option) => (
            <Chip
              key={option.value}
              value={option.value}
              // The look is in this part's own stylesheet, which is a tenth of Mantine's.
              unstyled
              icon={null}
              classNames={{
                root: classes.chip ?? '',
                input: classes.input ?? '',
                label: classes.label ?? '',
              }}
            >
              {option.label}
            </Chip>
          ))}
        </div>
      </Chip.Group>
    </fieldset>
  )
}
