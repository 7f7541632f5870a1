import { useEffect } from 'react'

/** Sets the document's title to what the page is about, once that is known; the next page's route sets its own again. */
export function useDocumentTitle(title: string | undefined): void {
  useEffect(() => {
    if (title !== undefined) document.title = `${title} · Jejaring Masjid`
  }, [title])
}
