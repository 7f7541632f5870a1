import { defineConfig, devices } from '@playwright/test'
import { chromiumOptions } from './scripts/setup/chromium.mjs'

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: '.cache/e2e',
  globalSetup: './tests/e2e/support/global-setup.ts',
  fullyParallel: true,
  workers: 2,
  // A test that needs a second try hides a defect.
  retries: 0,
  forbidOnly: true,
  // All generous: two cores, shared with the stand-in and with neighbours, and only a failure waits them out.
  timeout: 300_000,
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
    launchOptions: chromiumOptions('--renderer-process-limit=1'),
  },
  projects: [
    {
      name: 'mobile',
      use: {
        ...devices['Pixel 7'],
        viewport: { width: 390, height: 844 },
        deviceScaleFactor: 1,
      },
    },
  ],
})
