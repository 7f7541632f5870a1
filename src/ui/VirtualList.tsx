import {
  defaultRangeExtractor,
  type Range,
  useWindowVirtualizer,
  type Virtualizer,
} from '@tanstack/react-virtual'
import {
  type CSSProperties,
  type FocusEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useLocation } from 'react-router-dom'
import { recallPosition, rememberPosition } from './list-positions'
import classes from './VirtualList.module.css'

/** Up to so many items the list is drawn whole: find-in-page and printing see all of it. */
const PLAIN_UP_TO = 150

/** Rows kept ready beyond each edge of the window. */
const OVERSCAN = 2

export interface VirtualListProps<T> {
  items: readonly T[]
  itemKey: (item: T, index: number) => string
  children: (item: T, index: number) => ReactNode
  /** Items beside each other; default 1. */
  columns?: 1 | 2
  /** A row's usual height in px, for those not yet measured. */
  rowHeight: number
  /** Between items, in px. */
  gap: number
  /** The list stands for one that is being replaced. */
  busy?: boolean
}

/**
 * A list that scrolls with the page. Of a long one only the rows near the window are in the document (at most some
 * dozens of 10,000), and it comes back to the same place on "back". Never prerendered: a list has data by then.
 */
export function VirtualList<T>(props: VirtualListProps<T>) {
  return props.items.length <= PLAIN_UP_TO ? <PlainList {...props} /> : <WindowedList {...props} />
}

/** CSS custom properties are no properties that React's types know. */
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
    <ul role="list" aria-busy={busy} className={classes['plain']} style={listStyle(columns, gap)}>
      {items.map((item, index) => (
        <li key={itemKey(item, index)} className={classes['item']}>
          {children(item, index)}
        </li>
      ))}
    </ul>
  )
}

interface CellProps<T> {
  item: T
  index: number
  draw: VirtualListProps<T>['children']
}

/** Measuring draws the window twice or thrice before it is shown; what stands in the rows is drawn once. */
function Cell<T>({ item, index, draw }: CellProps<T>) {
  return useMemo(() => draw(item, index), [item, index, draw])
}

type WindowVirtualizer = Virtualizer<Window, Element>

/** Whether a row that turned out higher or lower than thought has moved what one is looking at. */
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

  // Whoever moves through the list by keyboard must not lose the focus because the wheel was turned.
  const rangeExtractor = useCallback(
    (range: Range) => {
      const near = defaultRangeExtractor(range)
      if (focusedRow === null || focusedRow >= range.count || near.includes(focusedRow)) return near
      return [...near, focusedRow].sort((a, b) => a - b)
    },
    [focusedRow],
  )

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
    // A correction from a script cuts the browser's own movement short: "End" came to rest at row 5,975 of 10,000.
    // On the way down there is nothing to keep in place, since what is measured has not been seen.
    Object.assign(virtualizer, {
      shouldAdjustScrollPositionOnItemSizeChange: isInTheWay,
    } satisfies Partial<typeof virtualizer>)
  }, [virtualizer])

  // What stands above the list may change its height at any time, and the page's with it.
  useLayoutEffect(() => {
    const measure = () => {
      const top = container.current?.getBoundingClientRect().top
      if (top !== undefined) setMargin(Math.round(top + window.scrollY))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    return () => {
      observer.disconnect()
    }
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
    return row ? Number(row.dataset['index']) : null
  }
  return (
    <div
      ref={container}
      role="list"
      aria-busy={busy}
      className={classes['window']}
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
          className={classes['row']}
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
                className={classes['item']}
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
