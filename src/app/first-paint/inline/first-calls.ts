import type { PageFirstCall } from '@/app/first-paint/draw-page'

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

/** Links of a page's own scripts and styles, which come with the entry script's. */
export const ownLinks: HTMLLinkElement[] = []

/** Resolved once the first picture, if it is to be seen, has loaded or failed. */
export let pictureShown: Promise<unknown> | undefined

const link = (attributes: Partial<HTMLLinkElement>) =>
  Object.assign(document.createElement('link'), attributes)

/** An answer as the contract has it. Another shape ends its picture with an error; the app tells of it. */
interface Answer {
  data: Row | Row[]
}

type Row = Record<string, string> | null

const parseAnswer: (text: string) => Answer = JSON.parse

const parseCalls: (text: string) => PageFirstCall[] = JSON.parse

/**
 * Asks for the picture of an answer's first row and draws it into the first skeleton, a second before the scripts bring
 * the rest. A QR code is drawn only if its row says what `only` asks for; otherwise the app decides whether to show it.
 */
function showPicture(
  { url, field, look, only }: NonNullable<PageFirstCall['picture']>,
  { data: rows }: Answer,
) {
  const [row] = [rows].flat()
  const file = row?.[field]
  if (!file) return
  const href = only ? new URL(file, url).href : url.replace('*', () => encodeURIComponent(file))
  if (!/^https?:/.test(href)) return
  const picture = link({ rel: 'preload', as: 'image', fetchPriority: 'high', href })
  const isSeen = Object.entries(only ?? {}).every(([key, value]) => row[key] === value)
  const skeleton = document.querySelector<HTMLElement>('[data-flyer]')
  if (isSeen) {
    pictureShown = new Promise((done) => {
      picture.onload = picture.onerror = done
    })
    if (skeleton) {
      skeleton.dataset.flyer = look
      skeleton.style.backgroundImage = `url("${href}")`
    }
  }
  document.head.append(picture)
}

/** The app tells of what failed. */
const ignore = () => undefined

/**
 * Makes the calls and lets each be aborted (a slow one is sent again). Each body is parsed as soon as it is there, once:
 * the app gets the same value, since a phone takes 100 ms for 10,000 rows.
 */
function start(calls: readonly PageFirstCall[]) {
  window.__firstCalls ??= {}
  for (const { key, url, headers, credentials, picture, early } of calls) {
    const control = new AbortController()
    const answer = fetch(url, { headers, credentials, signal: control.signal }).then((response) => {
      const text = (early ? response.clone() : response).text()
      const json = text.then(parseAnswer)
      json.then((answer) => picture && showPicture(picture, answer)).catch(ignore)
      return Object.assign(response, { text: () => text, json: () => json })
    })
    answer.catch(ignore)
    window.__firstCalls[key] = Object.assign(answer, {
      abort: (reason: unknown) => control.abort(reason),
    })
  }
}

/**
 * Finds out from the address which page this is, starts its first calls, and notes its own scripts, so that they are
 * fetched beside the entry script instead of after it.
 */
export function startFirstCalls(): void {
  const address = location.pathname + location.search
  for (const { pattern, styles = [], scripts = [], firstCalls } of data.routes) {
    const match = RegExp(pattern).exec(address)
    if (match) {
      const links = (as: string, files: string[], fetchPriority: 'auto' | 'low') =>
        files.map((file) =>
          link({ rel: 'preload', as, crossOrigin: '', fetchPriority, href: `/assets/${file}` }),
        )
      ownLinks.push(...links('style', styles, 'auto'), ...links('script', scripts, 'low'))
      const ofPattern = JSON.stringify(firstCalls)
      start(
        parseCalls(
          ofPattern.replace(/%3A(\w+)/g, (name, key: string) => match.groups?.[key] ?? name),
        ),
      )
      return
    }
  }
}
