import { useState } from 'react'
import type { SortBy } from '@/api/queries/program'
import { parseSortBy, sortChoices } from '@/features/program/infaq-filter'
import { ActionIcon } from '@/ui/ActionIcon'
import { Button } from '@/ui/Button'
import { IconAdjustmentsHorizontal } from '@/ui/icons'
import { RadioChips } from '@/ui/RadioChips'
import { preloadSheet, Sheet } from '@/ui/Sheet'
import classes from './InfaqFilterButton.module.css'

/**
 * Carries out `action` when the open sheet's own history entry is gone: the new filter belongs to the page's
 * entry, and would otherwise be written into one that "back" has to pass through.
 */
function afterSheetEntry(action: () => void) {
  window.addEventListener('popstate', action, { once: true })
}

/** The filter button and its sheet "Filter" (spec §2 /infaq); choices count once they are applied. */
export function InfaqFilterButton({
  sortBy,
  onApply,
}: {
  sortBy: SortBy | null
  onApply: (sortBy: SortBy | null) => void
}) {
  const [opened, setOpened] = useState(false)
  const [choice, setChoice] = useState<SortBy | null>(null)
  const close = () => {
    setOpened(false)
  }
  const applyAndClose = (applied: SortBy | null) => {
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
            setChoice(sortBy)
            setOpened(true)
          }}
        >
          <IconAdjustmentsHorizontal size={22} aria-hidden />
        </ActionIcon>
      </span>
      <Sheet opened={opened} onClose={close} title="Filter">
        <RadioChips
          name="urutkan"
          legend="Urutkan"
          options={sortChoices}
          value={choice ?? ''}
          onChange={(value) => {
            setChoice(parseSortBy(value))
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
              applyAndClose(choice)
            }}
          >
            Terapkan Filter
          </Button>
        </div>
      </Sheet>
    </>
  )
}
