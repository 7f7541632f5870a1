import { test as base } from '@playwright/test'
import { expect } from './expect.ts'
import { mapHosts, SITE_ORIGIN } from './browser-map.ts'
import { recordRefused } from './refused.ts'
import { recordShown } from './shown.ts'
import { controlStandIn, type StandInControl } from './stand-in.ts'

export { axe, look } from './axe.ts'
export { stopClock, tick } from './clock.ts'
export { expect } from './expect.ts'
export { screenshotSizes } from './sizes.ts'

/**
 * Browsers report every answer of 400 and above as an error. That a visitor isn't logged in is no mistake, nor that a
 * backend has contract 1.0 alone: asking is the only way to find out.
 */
const harmless = [/status of 401 .*\/(user|fundraiser)$/, /status of 404 .*\/asset$/]

interface TestFixtures {
  /** This test's own backend, fresh from the seed. */
  standIn: StandInControl
  /** Names what this test expects to go wrong; any other console error or exception fails it. */
  allowErrors: (...patterns: RegExp[]) => void
  /** What the policy is there to refuse in this file's tests; null in all others. */
  refusable: RegExp | null
}

export interface WorkerFixtures {
  /** Whether the backend has contract 1.0 alone: the project says it. */
  standInIsBase: boolean
  /** Whether answers that break the contract are sent nevertheless. */
  sendsUnchecked: boolean
  /** Who serves the build: scripts/serve.ts, or Debian's nginx. */
  server: 'serve' | 'nginx'
  /** The server's real address; the browser knows it as `SITE_ORIGIN`. */
  siteUrl: string
  workerStandIn: StandInControl
}

/** A warning that is a mistake: what was fetched ahead is fetched again. */
const wasted = /preload for .* (?:credentials mode|request mode|script type) does not match/

/**
 * Playwright's test, with a backend of its own for each worker. After each test: no breach of the contract, no
 * uncaught exception (a failed hydration is one), no console error, nothing that the Content-Security-Policy refused.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  standInIsBase: [false, { scope: 'worker', option: true }],

  sendsUnchecked: [false, { scope: 'worker', option: true }],

  server: ['serve', { scope: 'worker', option: true }],

  siteUrl: [
    async ({ server }, use) => {
      const port = process.env[server === 'nginx' ? 'E2E_NGINX_PORT' : 'E2E_SITE_PORT']
      await use(`http://localhost:${port}`)
    },
    { scope: 'worker' },
  ],

  workerStandIn: [
    async ({ standInIsBase, sendsUnchecked }, use) => {
      const standIn = await controlStandIn({
        base: standInIsBase,
        tampering: { unchecked: sendsUnchecked },
      })
      await use(standIn)
      await standIn.close()
    },
    { scope: 'worker' },
  ],

  launchOptions: [
    async ({ launchOptions, siteUrl, workerStandIn }, use) => {
      const site = Number(new URL(siteUrl).port)
      const hosts = mapHosts({ standIn: workerStandIn.port, site })
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), hosts] })
    },
    { scope: 'worker' },
  ],

  baseURL: SITE_ORIGIN,

  // A prerendered page can be tapped before its scripts listen: a link then loads the next page afresh. A test that
  // wants that moment asks for it with `waitUntil: 'commit'`.
  page: async ({ page }, use) => {
    const { goto, reload } = page
    const listening = () => page.waitForFunction(() => !('__earlyInput' in window))
    page.goto = async (url, options) => {
      const response = await goto.call(page, url, options)
      if (options?.waitUntil !== 'commit') await listening()
      return response
    }
    page.reload = async (options) => {
      const response = await reload.call(page, options)
      if (options?.waitUntil !== 'commit') await listening()
      return response
    }
    await use(page)
  },

  standIn: async ({ workerStandIn }, use) => {
    workerStandIn.rewrite(null)
    await workerStandIn.reset()
    await use(workerStandIn)
  },

  refusable: [null, { option: true }],

  allowErrors: [
    async ({ context, standIn, refusable }, use) => {
      const allowed = [...harmless]
      const errors: string[] = []
      await recordShown(context)
      const refused: string[] = []
      await recordRefused(context, refused)
      // Chromium tells of this one to the page alone, and only of the first in a while.
      await context.addInitScript(() => {
        window.addEventListener('error', ({ message }) => {
          if (message.startsWith('ResizeObserver')) console.error(message)
        })
      })
      context.on('weberror', (error) => errors.push(String(error.error().stack ?? error.error())))
      context.on('console', (message) => {
        if (message.type() === 'error' || wasted.test(message.text()))
          errors.push(`${message.text()} ${message.location().url}`.trim())
      })
      await use((...patterns) => allowed.push(...patterns))
      const unexpected = errors.filter((error) => !allowed.some((pattern) => pattern.test(error)))
      expect.soft(unexpected, 'errors in the browser').toEqual([])
      const violations = refused.filter((line) => !refusable?.test(line))
      expect.soft(violations, 'violations of the Content-Security-Policy').toEqual([])
      expect.soft(standIn.violations(), 'breaches of the contract').toEqual([])
    },
    // Each test is checked, whether or not it asks for the fixture.
    { auto: true },
  ],
})
