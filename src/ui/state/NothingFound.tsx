import type { ReactNode } from 'react'
import { Button } from '@/ui/button/Button'
import { EmptyState } from './EmptyState'

export interface NothingFoundProps {
  icon: ReactNode
  /** Clears the search that found nothing; undefined without a search. */
  onClear: (() => void) | undefined
}

/** Shown for an empty list of programs or mosques. */
export function NothingFound({ icon, onClear }: NothingFoundProps) {
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
