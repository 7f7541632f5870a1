import path from 'node:path'
import { build } from 'vite'
import type { InlineData } from '../../src/app/first-paint/inline/data'
import { jsonInHtml } from '../../src/lib/text/escape-html.ts'
import { root } from '../setup/packages.mjs'

/** Bytes that the script may have: it stands in every page, before the styles. */
const MAX_SIZE = 4200

/** @returns `src/app/first-paint/inline` as one function, in which each name is its own */
async function bundle(): Promise<string> {
  const src = path.join(root, 'src')
  const built = await build({
    root,
    configFile: false,
    envDir: false,
    publicDir: false,
    logLevel: 'warn',
    resolve: { alias: { '@': src } },
    build: {
      write: false,
      rolldownOptions: {
        input: path.join(src, 'app/first-paint/inline/main.ts'),
        output: { format: 'iife' },
      },
    },
  })
  const [chunk] = 'output' in built ? built.output : []
  if (chunk?.type !== 'chunk') throw new Error('Vite made no inline script')
  return chunk.code.trim()
}

const code = await bundle()

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
