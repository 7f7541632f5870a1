/**
 * Loaded before `scripts/prerender.ts`: the build's fixed address of the backend leads to a stand-in on any port, as
 * tests/e2e/support/browser-map.ts does in the browser.
 */
const port = process.env['STAND_IN_PORT'] ?? ''
const real = globalThis.fetch

/** @type {typeof fetch} */
globalThis.fetch = (input, init) => {
  const url = input instanceof Request ? input.url : String(input)
  const moved = url.replace('http://localhost:4010/', `http://localhost:${port}/`)
  return real(input instanceof Request ? new Request(moved, input) : moved, init)
}
