import type { ReactNode } from 'react'
import { Button } from './Button'
import { EmptyState } from './EmptyState'

/**
 * A list of programs or mosques without an entry (spec §8 "Campaign tidak ditemukan").
 * @param onClear empties the search that found nothing; undefined where none was made
 */
export function NothingFound({
  icon,
  onClear,
}: {
  icon: ReactNode
  onClear: (() => void) | undefined
}) {
  return (
    <div role="status">
      <EmptyState
        icon={icon}
        title="Campaign tidak ditemukan"
        text="Nantikan selalu update campaign dari kami"
        action={
          onClear && (
            <Button variant="light" onClick={onClear}>
              Kosongkan pencarian
            </Button>
          )
        }
      />
    </div>
  )
}
