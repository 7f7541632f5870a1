import type { PageFirstCall } from '@/app/first-paint/first-calls'

/** What one page, or the pages of one pattern, need first. The calls have `%3Aname` in place of a parameter's value. */
interface RouteHints {
  /** The source of a regular expression for path and query, with a named group for each parameter. */
  pattern: string
  /** Names of files in `assets/`, as are the styles: 500 in all, in a page that a phone waits for. */
  scripts?: string[]
  styles?: string[]
  firstCalls: PageFirstCall[]
}

/** What differs between the pages, for the one script that doesn't. */
export interface InlineData {
  /** The page's own, or in `200.html` those of all pages with a parameter in their address. */
  routes: readonly RouteHints[]
  /** Whether the calls wait for the first paint. */
  wait?: true
  /** Whether the page's first verses are drawn before the app. */
  early?: true
  /** `200.html`, which has nothing to tap or type in. */
  isNeutral?: true
}

const parse: (text: string) => InlineData = JSON.parse

/** The build's own JSON, which stands right before the script (`inlineScript` in scripts/html/inline-script.ts). */
export const data = parse(document.currentScript?.previousElementSibling?.textContent ?? '')
