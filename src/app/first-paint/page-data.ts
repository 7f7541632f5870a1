import type { QueryClient, QueryKey } from '@tanstack/react-query'

/** The element of a prerendered program's HTML that holds its {@link PageData}. */
export const PAGE_DATA_ID = 'data-halaman'

/** The answers that a page was prerendered with, as the backend sent them. */
export interface PageData {
  /** When they were asked for: ISO 8601. */
  asOf: string
  answers: (readonly [QueryKey, unknown])[]
}

const isAnswer = (entry: unknown): entry is [QueryKey, unknown] =>
  Array.isArray(entry) && Array.isArray(entry[0]) && entry.length === 2

/**
 * Begins with the answers in the HTML, so that the first drawing is what the HTML shows. They count as out of date,
 * whatever the device's clock says: each is asked for again.
 */
export function takePageData(client: QueryClient): void {
  const text = document.getElementById(PAGE_DATA_ID)?.textContent
  if (!text) return
  const data: unknown = JSON.parse(text)
  if (typeof data !== 'object' || data === null || !('answers' in data)) return
  if (!Array.isArray(data.answers)) return
  for (const [key, answer] of data.answers.filter(isAnswer))
    client.setQueryData(key, answer, { updatedAt: 0 })
}
