import { useEffect } from 'react'

/** Names the document after the program once that is known; the next page's route sets its own again. */
export function useDocumentTitle(title: string | undefined): void {
  useEffect(() => {
    if (title !== undefined) document.title = `${title} · Jejaring Masjid`
  }, [title])
}
