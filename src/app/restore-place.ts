import type { Location } from 'react-router-dom'
import { readStored, sessionStore } from '@/lib/storage'

/**
 * The router names the first entry of every visit "default". Without the path, a page opened from another site would
 * start at the scroll position of a different page.
 */
export const positionKey = ({ key, pathname }: Location) => (key === 'default' ? pathname : key)

/**
 * Scrolls to where the page was left, as the router has noted it. After a reload the browser does so by itself, but not
 * where a page replaces a skeleton that was too short. Does nothing if the person has scrolled meanwhile.
 */
export function restorePlace(location: Location): void {
  if (window.scrollY > 0) return
  const place = readStored(sessionStore, 'react-router-scroll-positions', (places) =>
    Number(Reflect.get(Object(places), positionKey(location))),
  )
  if (place) window.scrollTo(0, place)
}
