import { useEffect } from 'react'
import { usePageTitle } from '@/app/route-handle'
import { useStore } from '@/ui/use-store'
import { viewTitleStore } from '@/ui/page/use-view-title'

/** The document's title for a route's own title; prerendered HTML and running app share it. */
export function documentTitle(title: string): string {
  return title === 'Beranda' || title === '' ? 'Jejaring Masjid' : `${title} · Jejaring Masjid`
}

/** Keeps the document's title equal to the view's or the route's; a page with its own title sets it later. */
export function DocumentTitle() {
  const page = usePageTitle()
  const title = useStore(viewTitleStore)?.title ?? page
  useEffect(() => {
    document.title = documentTitle(title)
  }, [title])
  return null
}
