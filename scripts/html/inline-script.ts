import { minifySync } from 'vite'
import type { PageFirstCall } from '../../src/app/first-calls-of'
import { jsonInHtml } from '../../src/lib/escape-html.ts'
import { afterFirstPaintCode } from './after-first-paint.ts'
import { earlyInputCode } from './early-input.ts'
import { firstCallsCode, type RouteHints } from './first-calls-script.ts'
import { reloadOnceCode } from './reload-once.ts'

/** What differs between the pages, for the one script that doesn't. */
export type PageData =
  /** A page's own HTML: its first calls, and whether they wait for the first paint. */
  | { calls: readonly PageFirstCall[]; wait: boolean }
  /**
   * `200.html`: every page with a parameter in its address, and nothing to tap or type in. Or the one page whose
   * addresses share a file.
   */
  | { routes: readonly RouteHints[]; isNeutral: boolean }

/** Bytes that the script may have: it stands in every page, before the styles. */
const MAX_SIZE = 4000

const { code } = minifySync(
  'inline.js',
  `(()=>{const data=JSON.parse(document.currentScript.previousElementSibling.textContent);${reloadOnceCode}${firstCallsCode}${earlyInputCode}${afterFirstPaintCode}})()`,
)

/**
 * The only script in the HTML, the same in every page: the Content-Security-Policy allows it by one hash
 * (`scripts/deploy/policy.ts`). What differs stands before it as JSON, which is no script to a browser.
 * @throws Error when it has grown beyond its limit
 */
export function inlineScript(data: PageData): string {
  if (Buffer.byteLength(code) > MAX_SIZE)
    throw new Error(`The inline script has ${Buffer.byteLength(code)} bytes, at most ${MAX_SIZE}`)
  return `<script type="application/json">${jsonInHtml(data)}</script><script>${code}</script>`
}
