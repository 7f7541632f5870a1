import type { PageFirstCall } from '@/app/first-paint/first-calls'
import { data } from './data'

/** Links of a page's own scripts and styles, which come with the entry script's. */
export const ownLinks: HTMLLinkElement[] = []

/** A promise for each first picture that is to be seen, resolved once it has loaded or failed. */
export const picturesShown: Promise<unknown>[] = []

const link = (attributes: Partial<HTMLLinkElement>) =>
  Object.assign(document.createElement('link'), attributes)

/** An answer as the contract has it. Another shape ends its pictures with an error; the app tells of it. */
interface Answer {
  data: Row | Row[]
}

type Row = Record<string, string> | null

const parseAnswer: (text: string) => Answer = JSON.parse

const parseCalls: (text: string) => PageFirstCall[] = JSON.parse

/**
 * Asks for the pictures of an answer's first rows and draws them into their skeletons, a second before the scripts bring
 * the rest. A QR code is drawn only if its row says what `only` asks for; otherwise the app decides whether to show it.
 */
function showPictures(
  { url, field, count, look, only }: NonNullable<PageFirstCall['pictures']>,
  { data: rows }: Answer,
) {
  for (const [index, row] of [rows].flat().slice(0, count).entries()) {
    const file = row?.[field]
    if (!file) continue
    const href = only ? new URL(file, url).href : url.replace('*', () => encodeURIComponent(file))
    if (!/^https?:/.test(href)) continue
    const picture = link({ rel: 'preload', as: 'image', fetchPriority: 'high', href })
    const isSeen = Object.entries(only ?? {}).every(([key, value]) => row[key] === value)
    if (isSeen)
      picturesShown.push(
        new Promise((done) => {
          picture.onload = picture.onerror = done
        }),
      )
    document.head.append(picture)
    const skeleton = document.querySelectorAll<HTMLElement>('[data-flyer]')[index]
    if (!isSeen || !skeleton) continue
    skeleton.dataset.flyer = look
    skeleton.style.backgroundImage = `url("${href}")`
  }
}

/** The app tells of what failed. */
const ignore = () => undefined

/**
 * Makes the calls and lets each be aborted (a slow one is sent again). Each body is parsed as soon as it is there, once:
 * the app gets the same value, since a phone takes 100 ms for 10,000 rows.
 */
function start(calls: readonly PageFirstCall[]) {
  window.__firstCalls ??= {}
  for (const { key, url, headers, credentials, pictures } of calls) {
    const control = new AbortController()
    const answer = fetch(url, { headers, credentials, signal: control.signal }).then((response) => {
      const text = response.text()
      const json = text.then(parseAnswer)
      json.then((answer) => pictures && showPictures(pictures, answer)).catch(ignore)
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
    if (!match) continue
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
