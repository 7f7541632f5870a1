import type { Location } from 'react-router-dom'
import { readStored, sessionStore } from '@/lib/storage'

/**
 * The router names the first entry of every visit "default". Without the path, a page opened from another site would
 * start at the scroll position of a different page.
 */
export const positionKey = ({ key, pathname }: Location) => (key === 'default' ? pathname : key)

/**
 * Scrolls to where the router has noted that a page was left. For a page that comes in place of a skeleton: the browser
 * restores the place of a reload by itself, but the skeleton was too short for it. Whoever has scrolled stays there.
 */
export function restorePlace(location: Location): void {
  if (window.scrollY > 0) return
  const place = readStored(sessionStore, 'react-router-scroll-positions', (places) =>
    Number(Reflect.get(Object(places), positionKey(location))),
  )
  if (place) window.scrollTo(0, place)
}
