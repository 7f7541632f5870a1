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

/** Longer than an answer counts as fresh. */
const OLD_MS = 60_000

/**
 * Begins with the answers in the HTML, so that the first drawing is what the HTML shows. They have the time of the build,
 * or none where it can't be right by the device's clock, and count as out of date: each is asked for again.
 */
export function takePageData(client: QueryClient): void {
  const text = document.getElementById(PAGE_DATA_ID)?.textContent
  if (!text) return
  const data: unknown = JSON.parse(text)
  if (typeof data !== 'object' || data === null || !('answers' in data)) return
  if (!Array.isArray(data.answers)) return
  const asOf = 'asOf' in data ? Date.parse(String(data.asOf)) : NaN
  const updatedAt = asOf < Date.now() - OLD_MS ? asOf : 0
  for (const [key, answer] of data.answers.filter(isAnswer))
    client.setQueryData(key, answer, { updatedAt })
}
