import { defineConfig, devices } from '@playwright/test'
import type { WorkerFixtures } from './tests/e2e/support/test.ts'
import { chromiumOptions } from './scripts/setup/chromium.mjs'
import { nginxPath } from './scripts/setup/nginx.mjs'

const phone = {
  ...devices['Pixel 7'],
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 1,
}

/** Whether all tests run against a backend of contract 1.0 (`E2E_BASE=1 npm run e2e`). */
const isBase = process.env['E2E_BASE'] === '1'

/** For one test of an hour (tests/e2e/hostile-answers.spec.ts). */
const NO_LIMIT = 0

export default defineConfig<object, WorkerFixtures>({
  testDir: 'tests/e2e',
  testIgnore: 'nginx.spec.ts',
  outputDir: '.cache/e2e',
  globalSetup: './tests/e2e/support/global-setup.ts',
  fullyParallel: true,
  workers: 2,
  // A test that needs a second try hides a defect.
  retries: 0,
  forbidOnly: true,
  // All generous: two cores, shared with the stand-in and with neighbours, and only a failure waits them out. The walk of
  // every route takes a minute alone, and took more than five at load 17.
  timeout: process.env['E2E_HOSTILE'] === 'each' ? NO_LIMIT : 600_000,
  expect: { timeout: 60_000 },
  // What is broken for all would wait them out in each test, for hours.
  maxFailures: 12,
  // Names what failed once more at the end, which is the part of a log that is kept.
  reporter: 'list',
  use: {
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    // A page that keeps itself would hide what the network does; tests/e2e/offline.spec.ts allows it.
    serviceWorkers: 'block',
    actionTimeout: 60_000,
    navigationTimeout: 120_000,
    // An eighth of a run's work, and no log shows it. `npm run e2e -- --trace retain-on-failure` records one.
    trace: 'off',
    screenshot: 'only-on-failure',
    // Without it Chromium starts a spare process for each page, which no test uses.
    launchOptions: chromiumOptions(
      '--renderer-process-limit=1',
      // V8's optimizing compilers cost more than they save: no page lives long enough.
      '--js-flags=--no-opt --no-maglev',
    ),
  },
  projects: [
    ...(isBase ? [] : [{ name: 'mobile', use: phone }]),
    {
      // The errand of an account runs against both contracts; `E2E_BASE=1 npm run e2e` runs all.
      name: 'base',
      use: { ...phone, standInIsBase: true },
      grepInvert: isBase ? /@1\.1/ : /@1\.1|@same/,
      testMatch: isBase ? '*.spec.ts' : 'auth.spec.ts',
    },
    // What a server has a part in, on the one that docs/deploy.md sets up.
    ...(isBase || nginxPath() === null
      ? []
      : [
          {
            name: 'nginx',
            use: { ...phone, server: 'nginx' as const },
            grep: /@server/,
            testIgnore: [],
          },
        ]),
  ],
})
