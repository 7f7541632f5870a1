import { useQueryClient } from '@tanstack/react-query'
import { use, useEffect } from 'react'
import {
  type Location,
  NavigationType,
  UNSAFE_DataRouterStateContext,
  useLocation,
  useNavigationType,
} from 'react-router-dom'
import { entryKey } from '@/ui/history'
import { readStored, sessionStore } from '@/lib/storage/storage'
import { watchSize } from '@/lib/watch-size'

/** A page has what it asks for when nothing has been on its way for so long, in milliseconds. */
const QUIET_MS = 500

/** Runs something, which may be repeated, when a person scrolls, taps or types. */
function onHand(run: () => void) {
  for (const type of ['wheel', 'pointerdown', 'keydown'])
    addEventListener(type, run, { capture: true, once: true })
}

/**
 * The router names the first entry of every visit "default". Without the path, a page opened from another site would
 * start at the scroll position of a different page.
 */
export const positionKey = ({ key, pathname }: Pick<Location, 'key' | 'pathname'>) =>
  key === 'default' ? pathname : key

/**
 * Where a person was on the pages of this visit before it was loaded anew, in px from their tops: the router itself knows
 * that once the page is drawn. Empty for a new visit, and once somebody has moved.
 */
let noted: ReadonlyMap<string, unknown> = new Map()

/** Takes the places that the router noted when this page was left. Call it before anything is drawn. */
export function takePlaces(): void {
  const { innerHeight, location, scrollY } = window
  const places = readStored(
    sessionStore,
    'react-router-scroll-positions',
    (all) => new Map<string, unknown>(Object.entries(all ?? {})),
  )
  const y = Number(places?.get(positionKey({ key: entryKey(), pathname: location.pathname })) ?? 0)
  // Where the page is too short yet, the browser has gone to its end.
  const end = document.documentElement.scrollHeight - innerHeight
  if (!places || [0, y, end].every((place) => Math.abs(place - scrollY) > 2)) return
  noted = places
  onHand(() => {
    noted = new Map()
  })
}

/**
 * After a reload and on the way back: takes the page to its former place as it grows. The browser and the router do so
 * once, while it may still be a short skeleton. Ends when the page has all that it asked for, or somebody scrolls, taps
 * or types.
 */
export function useKeptPlace(): void {
  const client = useQueryClient()
  const location = useLocation()
  const type = useNavigationType()
  const restored = use(UNSAFE_DataRouterStateContext)?.restoreScrollPosition
  useEffect(() => {
    // Such an address names a place of its own, which the page finds at any size of the text.
    if (new URLSearchParams(location.search).has('ayat')) return
    const before = type === NavigationType.Pop ? noted.get(positionKey(location)) : 0
    const y = typeof restored === 'number' ? restored : Number(before ?? 0)
    if (!y) return
    let timer = 0
    const endWatch = watchSize(document.body, () => scrollTo(0, y))
    const end = () => {
      clearTimeout(timer)
      endWatch()
      unsubscribe()
    }
    const watch = () => {
      clearTimeout(timer)
      if (client.isFetching() === 0) timer = window.setTimeout(end, QUIET_MS)
    }
    const unsubscribe = client.getQueryCache().subscribe(watch)
    onHand(end)
    watch()
    return end
  }, [client, location, restored, type])
}
