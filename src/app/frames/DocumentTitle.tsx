import { useEffect } from 'react'
import { usePageTitle } from '@/app/route-handle'

/** The document's title for a route's own: the prerendered HTML and the running app use the same. */
export function documentTitle(title: string): string {
  return title === 'Beranda' || title === '' ? 'Jejaring Masjid' : `${title} · Jejaring Masjid`
}

/** Keeps the document's title that of the route; a page with a title of its own sets it after this. */
export function DocumentTitle() {
  const title = usePageTitle()
  useEffect(() => {
    document.title = documentTitle(title)
  }, [title])
  return null
}
