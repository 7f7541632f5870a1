import { useDebouncedCallback, useWindowEvent } from '@mantine/hooks'
import { type RefObject, type SyntheticEvent, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { type ListFilter, readFilter, type SortChoice, writeFilter } from '@/lib/list-filter'
import { ActionIcon, Button } from '@/ui/button/Button'
import type { Elements } from '@/ui/elements'
import { TextInput } from '@/ui/form/TextInput'
import { IconSearch, IconX } from '@/ui/icons'
import { useHeightVariable, useScrolledPast } from '@/ui/page/bars'
import { EmptyState, QueryView, type QueryViewProps } from '@/ui/state/States'
import { useHydrated } from '@/ui/use-hydrated'
import { VirtualList, type VirtualListProps } from './VirtualList'
import classes from './Search.module.css'

export interface SearchBoxProps {
  value: string
  onChange: (value: string) => void
  /** Its label, also shown while it is empty. */
  label: string
  /** Given, the box sticks below the top bar, and is white with a shadow once the page is scrolled by this many px. */
  stickyAt?: number
  /** The input element, for a page that focuses it. */
  inputRef?: RefObject<HTMLInputElement | null>
  /** Called on Enter, which also closes a phone's keyboard. */
  onSubmit?: () => void
  /** Shown beside the field, for example a filter button. */
  children?: Elements
}

/**
 * A search field with a clear button. Enter only closes the phone's keyboard: results follow typing. The focus stays in
 * the field.
 */
export function SearchBox({
  value,
  onChange,
  label,
  stickyAt,
  inputRef,
  onSubmit,
  children,
}: SearchBoxProps) {
  const own = useRef<HTMLInputElement>(null)
  const input = inputRef ?? own
  const form = useRef<HTMLFormElement>(null)
  useHeightVariable(form, '--jm-sticky-height', stickyAt !== undefined)
  const raised = useScrolledPast(stickyAt ?? Number.POSITIVE_INFINITY)
  return (
    <form
      ref={form}
      role="search"
      className={classes.form}
      data-sticky={stickyAt !== undefined || undefined}
      data-raised={raised || undefined}
      onSubmit={(event) => {
        event.preventDefault()
        if (input.current) input.current.inputMode = 'none'
        onSubmit?.()
      }}
    >
      <TextInput
        ref={input}
        className={classes.field}
        classNames={{ input: classes.input }}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        aria-label={label}
        placeholder={label}
        value={value}
        onPointerDown={showKeyboard}
        onBlur={showKeyboard}
        onChange={(event) => onChange(event.currentTarget.value)}
        leftSection={<IconSearch size={20} aria-hidden />}
        rightSectionWidth={48}
        rightSection={
          value !== '' && (
            <ActionIcon
              aria-label="Hapus pencarian"
              color="gray"
              onClick={() => {
                onChange('')
                input.current?.focus()
              }}
            >
              <IconX size={20} aria-hidden />
            </ActionIcon>
          )
        }
      />
      {children}
    </form>
  )
}

/** Undoes what Enter did. */
function showKeyboard({ currentTarget }: SyntheticEvent<HTMLInputElement>) {
  currentTarget.inputMode = 'search'
}

/** The pause after typing before a search is requested, in milliseconds. */
const TYPING_PAUSE_MS = 250

/** A list's filter. It is kept in the address and replaced there, so that "back" leaves the page at once. */
export function useListFilter<Sort extends string>(choices: readonly SortChoice<Sort>[]) {
  const [params, setParams] = useSearchParams()
  const hydrated = useHydrated()
  const filter = hydrated ? readFilter(params, choices) : null
  // The typed text is ahead of the requested one; null until the user types.
  const [typed, setTyped] = useState<string | null>(null)

  const write = (change: Partial<ListFilter<Sort>>) => {
    setParams((current) => writeFilter(current, { ...readFilter(current, choices), ...change }), {
      replace: true,
      preventScrollReset: true,
    })
  }
  const writeSearch = useDebouncedCallback((search: string) => {
    write({ search })
  }, TYPING_PAUSE_MS)
  // Whoever taps something has done typing. Written later, the search would take the place of the history entry that a
  // sheet has made meanwhile, or be lost with the page.
  useWindowEvent(
    'click',
    () => {
      writeSearch.flush()
    },
    { capture: true },
  )

  const searchInput = useRef<HTMLInputElement>(null)

  return {
    /** Null until the address has been read. */
    filter,
    /** For a `SearchBox`. */
    searchBox: {
      value: typed ?? filter?.search ?? '',
      onChange: (text: string) => {
        setTyped(text)
        writeSearch(text)
      },
      inputRef: searchInput,
    },
    /** Clears the search and focuses its field; undefined without a search. */
    clearSearch: filter?.search
      ? () => {
          setTyped('')
          writeSearch.cancel()
          write({ search: '' })
          searchInput.current?.focus()
        }
      : undefined,
    /**
     * @returns the filter with this order. It includes text typed just now, whose own update is cancelled: it would
     *   bring the old order back.
     */
    setSortBy: (sortBy: Sort | null): ListFilter<Sort> => {
      writeSearch.cancel()
      const next = { search: (typed ?? filter?.search ?? '').trim(), sortBy }
      write(next)
      return next
    },
  }
}

type SearchResultsProps<T> = Pick<NothingFoundProps, 'icon' | 'onClear'> &
  Pick<QueryViewProps<readonly T[]>, 'query' | 'skeleton' | 'children'>

/** The states of a list of programs or mosques with a search; an empty one says so. */
export function SearchResults<T>({ icon, onClear, ...view }: SearchResultsProps<T>) {
  return (
    <QueryView
      {...view}
      isEmpty={(items) => items.length === 0}
      empty={
        <NothingFound
          icon={icon}
          title="Campaign tidak ditemukan"
          text="Nantikan selalu update campaign dari kami"
          onClear={onClear}
        />
      }
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
  icon: Elements
  title: string
  text: string
  /** Clears the search that found nothing; undefined without a search. */
  onClear: (() => void) | undefined
}

/** Says that a list is empty, and offers to clear the search where there is one. */
export function NothingFound({ onClear, ...said }: NothingFoundProps) {
  return (
    <div role="status">
      <EmptyState
        {...said}
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
