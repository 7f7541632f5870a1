/**
 * `npx tsx scripts/tools/scale.ts`: what one visit asks of each host, for docs/scale.md. A visitor opens Home, a
 * campaign, stays there for a minute, gives, and looks at the payment; then Home again, as on the next day. Counts
 * requests and bytes as they cross the line, from the production build and the stand-in.
 */
import { chromium, type Page, type Request } from '@playwright/test'
import { campaign, fillDonation } from '../../tests/e2e/donate-steps'
import { place } from '../../tests/e2e/masjid-support'
import { mapHosts, SITE_ORIGIN } from '../../tests/e2e/support/browser-map'
import { screenshotSizes } from '../../tests/e2e/support/sizes'
import { controlStandIn } from '../../tests/e2e/support/stand-in'
import { startSite } from '../serve'
import { chromiumOptions } from '../setup/chromium.mjs'

/** How long the campaign's page stays open, in milliseconds. */
const READING_MS = 60_000

/** Whose request it is: the stand-in plays all services at one address. */
function hostOf({ origin, pathname }: URL): string {
  if (origin === SITE_ORIGIN) return 'static site'
  const [, service = ''] = pathname.split('/')
  return ['assets', 'prayer', 'geocode', 'surah', 'tiles'].includes(service) ? service : 'backend'
}

const counts = new Map<string, { requests: number; sent: number; received: number }>()
const pending = new Set<Promise<void>>()
let part = ''

async function count(request: Request) {
  const named = `${part} | ${hostOf(new URL(request.url()))}`
  const kode = request.headers()['kode']
  const keys = kode === 'get_prayer_campaign' ? [named, `${named}: doa`] : [named]
  // What the service worker had costs nobody anything. A preflight isn't told of: one an address in two hours.
  if ((await request.response())?.fromServiceWorker()) return
  const sizes = await request.sizes().catch(() => null)
  if (sizes === null) return
  for (const key of keys) {
    const sum = counts.get(key) ?? { requests: 0, sent: 0, received: 0 }
    counts.set(key, {
      requests: sum.requests + 1,
      sent: sum.sent + sizes.requestHeadersSize + sizes.requestBodySize,
      received: sum.received + sizes.responseHeadersSize + sizes.responseBodySize,
    })
  }
}

async function visit(name: string, page: Page, act: () => Promise<unknown>) {
  part = name
  await act()
  await page.waitForLoadState('networkidle').catch(() => undefined)
  await Promise.all(pending)
}

const site = await startSite({ port: 0 })
const standIn = await controlStandIn()
const browser = await chromium.launch(
  chromiumOptions(mapHosts({ standIn: standIn.port, site: site.port })),
)
try {
  const context = await browser.newContext({
    viewport: screenshotSizes.phone,
    baseURL: SITE_ORIGIN,
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    geolocation: place.jakarta,
    permissions: ['geolocation'],
    isMobile: true,
    hasTouch: true,
  })
  context.on('requestfinished', (request) => {
    const counting = count(request)
    pending.add(counting)
    void counting.finally(() => pending.delete(counting))
  })
  const page = await context.newPage()
  page.setDefaultTimeout(60_000)
  await visit('1 Home, first visit', page, async () => {
    await page.goto('/')
    await page.getByText(/lagi menuju/).waitFor()
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
  })
  await visit('2 campaign, open for a minute', page, async () => {
    await page.goto(campaign.path)
    await new Promise((resolve) => setTimeout(resolve, READING_MS))
  })
  await visit('3 donate', page, async () => {
    await page.goto(`${campaign.path}/donate`)
    await fillDonation(page)
    await page.getByRole('button', { name: 'Bayar Sekarang' }).click()
    await page.waitForURL('**/checkout')
  })
  await visit('4 Home, next visit', page, async () => {
    await page.goto('/')
    await page.getByText(/lagi menuju/).waitFor()
  })
} finally {
  await browser.close()
  await standIn.close()
  await site.close()
}
console.log(`${'part and host'.padEnd(44)} requests     sent  received (bytes)`)
for (const [key, { requests, sent, received }] of counts)
  console.log(
    `${key.padEnd(44)} ${String(requests).padStart(8)} ${String(sent).padStart(8)} ${String(received).padStart(9)}`,
  )
