/**
 * `npm run screenshots -- [address…]`: one page of each route, or the pages at these addresses, from the production
 * build and the stand-in, into .cache/screenshots/. Those of the manifest go to public/screenshots/, and four side by
 * side into README.md. A page that doesn't come up fails the run.
 */
import { mkdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { donate } from '../../mock-server/calls-for-tests'
import { atOnce, loading, loadingNewer } from '../../tests/e2e/loading-routes'
import { place } from '../../tests/e2e/masjid/masjid-support'
import { accounts, campaign, logIn } from '../../tests/e2e/program/program-support'
import { mapHosts, SITE_ORIGIN } from '../../tests/e2e/support/browser-map'
import { screenshotSizes } from '../../tests/e2e/support/sizes'
import { controlStandIn, type StandInControl } from '../../tests/e2e/support/stand-in'
import { startSite } from '../serve'
import { chromiumOptions } from '../setup/chromium.mjs'

const root = path.resolve(import.meta.dirname, '../..')
const folder = path.join(root, '.cache/screenshots')

/** Side by side in README.md, each as wide as this (px). */
const readmeAddresses = ['/', campaign.ordinary, '/donation/DN-123456/checkout', '/dzikir']
const README_WIDTH = 300
const readmePicture = path.join(root, 'docs/screens.jpg')

/** The manifest's pictures, which a browser shows when it offers to install the app: name here, name of the file there. */
const manifestPictures: Readonly<Record<string, string>> = {
  'home-phone': 'home-phone',
  [`${nameOf(campaign.ordinary)}-phone`]: 'campaign-phone',
  'dzikir-phone': 'dzikir-phone',
  'home-desktop': 'home-desktop',
}
const manifestFolder = path.join(root, 'public/screenshots')

const sizes = { phone: screenshotSizes.phone, desktop: screenshotSizes.desktop }

/** The name of an address's pictures: `dzikir-asmaul-husna`. */
function nameOf(address: string) {
  return address.slice(1).replaceAll(/[^\w-]+/g, '-') || 'home'
}

/** Waits for what a person would wait for: answers, fonts, and the pictures in sight. */
async function settled(page: Page) {
  await page.waitForLoadState('networkidle')
  await page.waitForFunction(() => document.fonts.status === 'loaded')
  // Lazy pictures out of sight never come, so only those in the window count.
  await page.waitForFunction(() =>
    [...document.images].every((image) => {
      const { top, left, bottom, right } = image.getBoundingClientRect()
      const inSight = bottom > 0 && right > 0 && top < innerHeight && left < innerWidth
      return image.complete || !inSight
    }),
  )
}

/** Takes a page's pictures, logged in as a fundraiser where it needs an account. A donation's page shows a new one. */
async function take(browser: Browser, standIn: StandInControl, address: string) {
  for (const [size, viewport] of Object.entries(sizes)) {
    await standIn.reset()
    const context = await browser.newContext({
      viewport,
      baseURL: SITE_ORIGIN,
      locale: 'id-ID',
      timezoneId: 'Asia/Jakarta',
      // Stands still: a picture of a carousel between two campaigns shows neither.
      reducedMotion: 'reduce',
      hasTouch: size === 'phone',
      isMobile: size === 'phone',
      geolocation: place.jakarta,
      permissions: ['geolocation'],
    })
    const page = await context.newPage()
    page.setDefaultTimeout(60_000)
    if (/^\/profile|\/fundraiser$/.test(address)) await logIn(page, standIn, accounts.fundraiser)
    const code = await donate(standIn)
    await page.goto(address.replace(/\bDN-\w+/, code))
    await settled(page)
    const picture = `${nameOf(address)}-${size}`
    await page.screenshot({ path: path.join(folder, `${picture}.png`) })
    const shipped = manifestPictures[picture]
    if (shipped !== undefined)
      await page.screenshot({ path: path.join(manifestFolder, `${shipped}.jpg`), quality: 70 })
    await context.close()
  }
}

/** Puts the README's screens, as they were just taken, into one picture. */
async function takeReadmePicture(browser: Browser) {
  const pictures = await Promise.all(
    readmeAddresses.map(async (address) => {
      const picture = await readFile(path.join(folder, `${nameOf(address)}-phone.png`), 'base64')
      return `<img width="${README_WIDTH}" src="data:image/png;base64,${picture}">`
    }),
  )
  const page = await browser.newPage()
  await page.setContent(`<div style="display: inline-flex; gap: 12px">${pictures.join('')}</div>`)
  await page.locator('div').screenshot({ path: readmePicture, type: 'jpeg', quality: 75 })
  await page.close()
}

const wanted = process.argv.slice(2)
const chosen = wanted.length > 0 ? wanted : [...loading, ...loadingNewer, ...atOnce]
if (wanted.length === 0) await rm(folder, { recursive: true, force: true })
await mkdir(folder, { recursive: true })

const site = await startSite({ port: 0 })
const standIn = await controlStandIn()
const browser = await chromium.launch(
  chromiumOptions(mapHosts({ standIn: standIn.port, site: site.port })),
)
const failed: string[] = []
for (const address of chosen)
  await take(browser, standIn, address).then(
    () => console.log(address),
    (error: unknown) => {
      failed.push(address)
      console.error(`${address}: ${error instanceof Error ? error.message : String(error)}`)
    },
  )
if (wanted.length === 0 && failed.length === 0) await takeReadmePicture(browser)
await browser.close()
await standIn.close()
await site.close()
if (failed.length > 0) {
  console.error(`No picture of: ${failed.join(', ')}`)
  process.exit(1)
}
console.log(`${chosen.length * 2} pictures in ${path.relative(root, folder)}/`)
