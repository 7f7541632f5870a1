import type { InlineData } from '../../src/app/first-paint/inline/first-calls'
import { jsonInHtml } from '../../src/lib/text/escape-html.ts'
import { bundleScript } from './bundle-script.ts'

/** Bytes that the script may have: it stands in every page, before the styles. */
const MAX_SIZE = 4350

const { code } = await bundleScript('first-paint/inline/main.ts')

/**
 * The only script in the HTML, the same in every page: the Content-Security-Policy allows it by one hash
 * (`scripts/deploy/policy.ts`). What differs stands before it as JSON, which is no script to a browser.
 * @throws Error when it has grown beyond its limit
 */
export function inlineScript(data: InlineData): string {
  if (Buffer.byteLength(code) > MAX_SIZE)
    throw new Error(`The inline script has ${Buffer.byteLength(code)} bytes, at most ${MAX_SIZE}`)
  return `<script type="application/json">${jsonInHtml(data)}</script><script>${code}</script>`
}
