/**
 * `npm run screenshots`: every screen of the product, from the production build and the stand-in, into
 * .cache/screenshots/, those of the manifest in public/screenshots/, and four side by side for README.md. A screen that
 * doesn't come up fails the run.
 */
import { mkdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { mapHosts, SITE_ORIGIN } from '../../tests/e2e/support/browser-map'
import { screenshotSizes } from '../../tests/e2e/support/sizes'
import { controlStandIn, type StandInControl } from '../../tests/e2e/support/stand-in'
import type { Screen } from './screenshots/screen'
import { screens } from './screenshots/screens'
import { startSite } from '../serve'
import { chromiumOptions } from '../setup/chromium.mjs'

const root = path.resolve(import.meta.dirname, '../..')
const folder = path.join(root, '.cache/screenshots')

/** Side by side in README.md, each as wide as this (px). */
const readmeScreens = ['home', 'campaign', 'checkout-qris', 'dzikir']
const README_WIDTH = 300
const readmePicture = path.join(root, 'docs/screens.jpg')

/** Shown by a browser that offers to install the app (public/manifest.webmanifest). */
const manifestPictures = ['home-phone', 'campaign-phone', 'dzikir-phone', 'home-desktop']
const manifestFolder = path.join(root, 'public/screenshots')

const sizes = { phone: screenshotSizes.phone, desktop: screenshotSizes.desktop }

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

async function take(browser: Browser, standIn: StandInControl, screen: Screen) {
  for (const [name, viewport] of Object.entries(sizes)) {
    await standIn.reset()
    const context = await browser.newContext({
      viewport,
      baseURL: SITE_ORIGIN,
      locale: 'id-ID',
      timezoneId: 'Asia/Jakarta',
      // Stands still: a picture of a carousel between two campaigns shows neither.
      reducedMotion: 'reduce',
      hasTouch: name === 'phone',
      isMobile: name === 'phone',
      ...(screen.place && { geolocation: screen.place, permissions: ['geolocation'] }),
    })
    const page = await context.newPage()
    page.setDefaultTimeout(60_000)
    await page.goto(typeof screen.path === 'string' ? screen.path : await screen.path(standIn))
    await settled(page)
    if (screen.prepare) {
      await screen.prepare(page, standIn)
      await settled(page)
    }
    await page.screenshot({ path: path.join(folder, `${screen.name}-${name}.png`) })
    const picture = `${screen.name}-${name}`
    if (manifestPictures.includes(picture))
      await page.screenshot({ path: path.join(manifestFolder, `${picture}.jpg`), quality: 70 })
    await context.close()
  }
}

/** Puts the README's screens, as they were just taken, into one picture. */
async function takeReadmePicture(browser: Browser) {
  const pictures = await Promise.all(
    readmeScreens.map(async (name) => {
      const picture = await readFile(path.join(folder, `${name}-phone.png`), 'base64')
      return `<img width="${README_WIDTH}" src="data:image/png;base64,${picture}">`
    }),
  )
  const page = await browser.newPage()
  await page.setContent(`<div style="display: inline-flex; gap: 12px">${pictures.join('')}</div>`)
  await page.locator('div').screenshot({ path: readmePicture, type: 'jpeg', quality: 75 })
  await page.close()
}

const wanted = process.argv.slice(2)
const chosen = screens.filter(({ name }) => wanted.length === 0 || wanted.includes(name))
if (chosen.length === 0) {
  console.error(`No screen is called that. Screens: ${screens.map(({ name }) => name).join(' ')}`)
  process.exit(1)
}
if (wanted.length === 0) await rm(folder, { recursive: true, force: true })
await mkdir(folder, { recursive: true })

const site = await startSite({ port: 0 })
const standIn = await controlStandIn()
const browser = await chromium.launch(
  chromiumOptions(mapHosts({ standIn: standIn.port, site: site.port })),
)
const failed: string[] = []
for (const screen of chosen)
  await take(browser, standIn, screen).then(
    () => console.log(screen.name),
    (error: unknown) => {
      failed.push(screen.name)
      console.error(`${screen.name}: ${error instanceof Error ? error.message : String(error)}`)
    },
  )
if (
  readmeScreens.every((name) => chosen.some((screen) => screen.name === name)) &&
  failed.length === 0
)
  await takeReadmePicture(browser)
await browser.close()
await standIn.close()
await site.close()
if (failed.length > 0) {
  console.error(`No picture of: ${failed.join(', ')}`)
  process.exit(1)
}
console.log(`${chosen.length * 2} pictures in ${path.relative(root, folder)}/`)
