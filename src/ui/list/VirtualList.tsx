import {
  defaultRangeExtractor,
  type Range,
  useWindowVirtualizer,
  type VirtualItem,
  type Virtualizer,
} from '@tanstack/react-virtual'
import {
  type CSSProperties,
  type FocusEvent,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useLocation } from 'react-router-dom'
import classes from './VirtualList.module.css'
import { watchSize } from '@/lib/watch-size'
import type { Elements } from '@/ui/elements'

/** What a list knows about its rows, so that it has the same height when the user comes back to it. */
interface ListPosition {
  /** The real heights of rows that were on screen. */
  measured: VirtualItem[]
  /** Where the list began in the document, in px. */
  margin: number
}

/** The number of history entries that are remembered; going back further starts with estimates again. */
const KEPT = 20

const positions = new Map<string, ListPosition>()

/** Stores what is known about the list of a history entry. In memory: after a reload it is measured again. */
function rememberPosition(key: string, position: ListPosition): void {
  positions.delete(key)
  positions.set(key, position)
  const [oldest] = positions.keys()
  if (positions.size > KEPT && oldest !== undefined) positions.delete(oldest)
}

/** What is known about the list of a history entry, or null. */
function recallPosition(key: string): ListPosition | null {
  return positions.get(key) ?? null
}

/** Up to this many items the list is drawn whole, so that find-in-page and printing see all of it. */
const PLAIN_UP_TO = 150

/** Rows drawn beyond each edge of the window. */
const OVERSCAN = 2

export interface VirtualListProps<T> {
  items: readonly T[]
  itemKey: (item: T, index: number) => string
  children: (item: T, index: number) => Elements
  /** Items beside each other; default 1. */
  columns?: 1 | 2
  /** A row's usual height in px, for rows that haven't been measured. */
  rowHeight: number
  /** Between items, in px. */
  gap: number
  /** The list is shown while its replacement loads. */
  busy?: boolean
}

/**
 * A list that scrolls with the page. Of a long list only the rows near the window are in the document (at most a few
 * dozen of 10,000), and "back" restores its place. Never prerendered: the list needs data first.
 */
export function VirtualList<T>(props: VirtualListProps<T>) {
  return props.items.length <= PLAIN_UP_TO ? <PlainList {...props} /> : <WindowedList {...props} />
}

/** React's types don't know CSS custom properties. */
interface ListStyle extends CSSProperties {
  '--columns': number
  '--gap': string
}

const listStyle = (columns: number, gap: number): ListStyle => ({
  '--columns': columns,
  '--gap': `${gap}px`,
})

function PlainList<T>(props: VirtualListProps<T>) {
  const { items, itemKey, children, columns = 1, gap, busy = false } = props
  return (
    <ul role="list" aria-busy={busy} className={classes.plain} style={listStyle(columns, gap)}>
      {items.map((item, index) => (
        <li key={itemKey(item, index)} className={classes.item}>
          {children(item, index)}
        </li>
      ))}
    </ul>
  )
}

interface CellProps<T> {
  item: T
  index: number
  draw: (item: T, index: number) => Elements
}

/** Measuring renders the window two or three times before it is shown; the rows' content is rendered once. */
function Cell<T>({ item, index, draw }: CellProps<T>) {
  return useMemo(() => draw(item, index), [item, index, draw])
}

type WindowVirtualizer = Virtualizer<Window, Element>

/** Whether a row that is higher or lower than estimated has moved what the user is looking at. */
const isInTheWay: WindowVirtualizer['shouldAdjustScrollPositionOnItemSizeChange'] = (
  { start },
  _delta,
  { scrollDirection, scrollOffset },
) => scrollDirection !== 'forward' && start < (scrollOffset ?? 0)

function WindowedList<T>(props: VirtualListProps<T>) {
  const { items, itemKey, children, columns = 1, rowHeight, gap, busy = false } = props
  const container = useRef<HTMLDivElement>(null)
  const { key: entry } = useLocation()
  const [remembered] = useState(() => recallPosition(entry))
  const [margin, setMargin] = useState(remembered?.margin ?? 0)
  const [focusedRow, setFocusedRow] = useState<number | null>(null)
  const rowCount = Math.ceil(items.length / columns)

  // A keyboard user must not lose the focus when the wheel is turned.
  const rangeExtractor = useCallback(
    (range: Range) => {
      const near = defaultRangeExtractor(range)
      if (focusedRow === null || focusedRow >= range.count || near.includes(focusedRow)) return near
      return [...near, focusedRow].sort((a, b) => a - b)
    },
    [focusedRow],
  )

  // oxlint-disable-next-line react/incompatible-library -- nothing keeps what its functions returned
  const virtualizer = useWindowVirtualizer({
    count: rowCount,
    estimateSize: () => rowHeight,
    gap,
    overscan: OVERSCAN,
    scrollMargin: margin,
    rangeExtractor,
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    ...(remembered && { initialMeasurementsCache: remembered.measured }),
  })

  useLayoutEffect(() => {
    // A scroll correction by script stops the browser's own scrolling: "End" stopped at row 5,975 of 10,000. On the way
    // down there is nothing to keep in place, since the measured rows have not been seen.
    Object.assign(virtualizer, {
      shouldAdjustScrollPositionOnItemSizeChange: isInTheWay,
    } satisfies Partial<typeof virtualizer>)
  }, [virtualizer])

  // The parts above the list may change their height at any time, and so the list's offset.
  useLayoutEffect(() => {
    const measure = () => {
      const top = container.current?.getBoundingClientRect().top
      if (top !== undefined) setMargin(Math.round(top + window.scrollY))
    }
    measure()
    return watchSize(document.body, measure)
  }, [])

  const latest = useRef({ margin, entry })
  useEffect(() => {
    latest.current = { margin, entry }
  })
  useEffect(
    () => () => {
      const measured = virtualizer.takeSnapshot()
      rememberPosition(latest.current.entry, { measured, margin: latest.current.margin })
    },
    [virtualizer],
  )

  const rowOf = (event: FocusEvent) => {
    const row = event.target.closest<HTMLElement>('[data-index]')
    return row ? Number(row.dataset.index) : null
  }
  return (
    <div
      ref={container}
      role="list"
      aria-busy={busy}
      className={classes.window}
      style={{ height: virtualizer.getTotalSize() }}
      onFocus={(event) => {
        setFocusedRow(rowOf(event))
      }}
      onBlur={() => {
        setFocusedRow(null)
      }}
    >
      {virtualizer.getVirtualItems().map(({ key, index: row, start }) => (
        <div
          key={key}
          ref={virtualizer.measureElement}
          role="none"
          data-index={row}
          className={classes.row}
          style={{ ...listStyle(columns, gap), transform: `translateY(${start - margin}px)` }}
        >
          {items.slice(row * columns, (row + 1) * columns).map((item, column) => {
            const index = row * columns + column
            return (
              <div
                key={itemKey(item, index)}
                role="listitem"
                aria-setsize={items.length}
                aria-posinset={index + 1}
                className={classes.item}
              >
                <Cell item={item} index={index} draw={children} />
              </div>
            )
          })}
        </div>
      ))}
    </div>
  )
}
