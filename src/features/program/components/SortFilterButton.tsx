import { useState } from 'react'
import { parseSort, type SortChoice } from '@/lib/list-filter'
import { ActionIcon, Button } from '@/ui/button/Button'
import { IconAdjustmentsHorizontal } from '@/ui/icons'
import { RadioGroup } from '@/ui/form/RadioGroup'
import { preloadSheet, Sheet } from '@/ui/overlay/Sheet'
import classes from './SortFilterButton.module.css'

/**
 * Carries out `action` when the open sheet's own history entry is gone. The new filter belongs to the page's entry;
 * written earlier, it would end up in the sheet's.
 */
function afterSheetEntry(action: () => void) {
  window.addEventListener('popstate', action, { once: true })
}

export interface SortFilterButtonProps<Sort extends string> {
  choices: readonly SortChoice<Sort>[]
  sortBy: Sort | null
  /** Null: Reset. Also called for the order already chosen, since applying reloads. */
  onApply: (sortBy: Sort | null) => void
}

/** The filter button and its sheet "Filter"; a choice takes effect when it is applied. */
export function SortFilterButton<Sort extends string>({
  choices,
  sortBy,
  onApply,
}: SortFilterButtonProps<Sort>) {
  const [opened, setOpened] = useState(false)
  // Undefined until something is chosen: a prerendered page learns its own order a moment later.
  const [choice, setChoice] = useState<Sort | null>()
  const chosen = choice === undefined ? sortBy : choice
  const close = () => {
    setOpened(false)
  }
  const applyAndClose = (applied: Sort | null) => {
    afterSheetEntry(() => {
      onApply(applied)
    })
    close()
  }
  return (
    <>
      <span className={classes.place} data-active={sortBy !== null || undefined}>
        <ActionIcon
          size={48}
          radius="md"
          variant={sortBy === null ? 'default' : 'light'}
          aria-label={sortBy === null ? 'Filter' : 'Filter, sedang dipakai'}
          aria-haspopup="dialog"
          onPointerEnter={() => void preloadSheet().catch(() => undefined)}
          onClick={() => {
            setChoice(undefined)
            setOpened(true)
          }}
        >
          <IconAdjustmentsHorizontal size={22} aria-hidden />
        </ActionIcon>
      </span>
      <Sheet opened={opened} onClose={close} title="Filter">
        <RadioGroup
          legend="Urutkan"
          hint="Banyak-sedikitnya menurut dana yang terkumpul."
          options={choices}
          value={chosen ?? ''}
          onChange={(value) => {
            setChoice(parseSort(choices, value))
          }}
        />
        <div className={classes.buttons}>
          <Button
            variant="default"
            onClick={() => {
              applyAndClose(null)
            }}
          >
            Reset
          </Button>
          <Button
            onClick={() => {
              applyAndClose(chosen)
            }}
          >
            Terapkan Filter
          </Button>
        </div>
      </Sheet>
    </>
  )
}
