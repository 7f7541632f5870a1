import { QueryView, type QueryViewProps } from './QueryView'
import classes from './SearchResults.module.css'
import { VirtualList, type VirtualListProps } from '@/ui/list/VirtualList'
import type { Elements } from '@/ui/elements'
import type { ReactNode } from 'react'
import { Button } from '@/ui/button/Button'
import { EmptyState } from './EmptyState'

type SearchResultsProps<T> = NothingFoundProps &
  Pick<QueryViewProps<readonly T[]>, 'query' | 'skeleton' | 'children'>

/** The states of a list with a search; an empty one says so. */
export function SearchResults<T>({ icon, onClear, ...view }: SearchResultsProps<T>) {
  return (
    <QueryView
      {...view}
      isEmpty={(items) => items.length === 0}
      empty={<NothingFound icon={icon} onClear={onClear} />}
    />
  )
}

export interface FoundListProps<T> extends Omit<VirtualListProps<T>, 'gap'> {
  /** The noun for the count: "program". */
  noun: string
  /** The former results, shown while a new search loads. */
  stale: boolean
  /** Above the list. */
  notice?: Elements
}

/** The results: their number, for screen readers, and the list. */
export function FoundList<T>({ noun, stale, notice, busy = false, ...list }: FoundListProps<T>) {
  return (
    <>
      <p className="jm-hidden" role="status">
        {`${list.items.length} ${noun}`}
      </p>
      {notice}
      <div className={classes.list} data-stale={stale || undefined}>
        <VirtualList {...list} gap={12} busy={stale || busy} />
      </div>
    </>
  )
}

interface NothingFoundProps {
  icon: ReactNode
  /** Clears the search that found nothing; undefined without a search. */
  onClear: (() => void) | undefined
}

/** Shown for an empty list of programs or mosques. */
function NothingFound({ icon, onClear }: NothingFoundProps) {
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
