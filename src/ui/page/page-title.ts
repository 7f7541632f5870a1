import { useEffect, useLayoutEffect } from 'react'
import { createStore } from '@/lib/store'

/** What one of several views of a route is called, in the top bar and, with more of it, in the document's title. */
interface ViewTitle {
  heading: string
  title: string
}

/** Of the view on screen; null: it is called as its route is. */
export const viewTitleStore = createStore<ViewTitle | null>(() => null)

/**
 * Gives a view that shares its route with others a heading and a title of its own. So what a screen reader says when
 * the view opens is where one is, and a browser's tabs and history tell them apart.
 */
export function useViewTitle(heading: string | null, title = heading): void {
  // Before the focus comes to the heading (`FocusOnMove`).
  useLayoutEffect(() => {
    if (heading === null || title === null) return
    viewTitleStore.set({ heading, title })
    return () => viewTitleStore.set(null)
  }, [heading, title])
}

/** Sets the document's title to what the page is about, once that is known; the next page's route sets its own again. */
export function useDocumentTitle(title: string | undefined): void {
  useEffect(() => {
    if (title !== undefined) document.title = `${title} · Jejaring Masjid`
  }, [title])
}
