import { formatWibDateTime } from '@/lib/time/wib-date'

const AS_OF_ID = 'data-per'

/**
 * Says how old the figures of a prerendered page are, for a browser without scripts. It lies over the page, so that
 * nothing moves when the app takes it away, and comes late (global.css): with scripts, nobody has to see it.
 */
export const asOfHtml = (date: Date): string =>
  `<aside id="${AS_OF_ID}" class="jm-as-of">Data per <time datetime="${date.toISOString()}">${formatWibDateTime(date)}</time></aside>`

/** The app runs: from now on it says itself where its data may be old. */
export function removeAsOf(): void {
  document.getElementById(AS_OF_ID)?.remove()
}
