import { expect, type Page } from '@playwright/test'
import { paths } from '../../src/lib/address/paths'
import { give } from './giving/checkout-support'
import { openScreen } from './hostile-support'
import { alike, atOnce, loading, loadingNewer } from './loading-routes'
import { accounts, campaign, logIn } from './program/program-support'
import type { StandInControl } from './support/stand-in'

/** Goes on to another screen as a link does: the one before goes away, piece by piece. */
async function goOn(page: Page, address: string) {
  await page.evaluate((to) => {
    document.querySelector('main *')?.setAttribute('data-before', '')
    history.pushState({}, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: {} }))
  }, address)
  await expect(page.locator('[data-before]')).toHaveCount(0)
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await expect(page.locator('main')).toHaveText(/\p{L}/u)
}

/**
 * Goes from screen to screen in one visit: to open a page costs as much as several screens.
 * @param look is called on each of them, once it shows its content
 */
export async function goThrough(
  page: Page,
  addresses: readonly string[],
  look: (address: string) => Promise<void>,
) {
  const between = '/semua-layanan'
  await openScreen(page, between)
  for (const [at, address] of addresses.entries()) {
    // A screen that only reads another query keeps its elements.
    if (addresses[at - 1]?.split('?')[0] === address.split('?')[0]) await goOn(page, between)
    await goOn(page, address)
    await look(address)
  }
}

/** Screens that have nothing to show, have ended, or show one of many. */
const states = [
  '/infaq?search=kosong',
  campaign.noDonor,
  campaign.ended,
  `${campaign.ended}/pencairan-dana`,
  `${campaign.noTarget}/report`,
  `${campaign.noTarget}/pencairan-dana`,
  `${campaign.noDonor}/donors`,
  '/campaign/tidak-ada',
  `${campaign.ordinary}/report?kabar=1`,
  `${campaign.ordinary}/pencairan-dana?pencairan=1012`,
]

const everything = [...loading, ...loadingNewer, ...atOnce].filter((path) => !alike.test(path))
/** These look otherwise to somebody who is logged in. */
const ofAccount = everything.filter((path) =>
  /^\/(?:profile|doa)|\/(?:donate|fundraiser|donation)$/.test(path),
)
const edits = ['fullname', 'phone', 'phone&state=choosing', 'email', 'birthdate', 'gender']
  .concat('address', 'nickName')
  .map((edit) => `/profile/personal?edit=${edit}`)

/** The walks that lead to every screen, each short enough for a busy machine. */
export const walks = ['every route', 'what is empty, ended or given', 'of an account'] as const

/** The device remembers donations of a visitor. */
async function keepOnDevice(page: Page, codes: readonly string[]): Promise<void> {
  const made = { programTitle: 'Sumur', createdAt: '2026-11-20T03:00:00.000Z', gift: null }
  await page.addInitScript(
    (stored) => localStorage.setItem('jm-donasi', stored),
    JSON.stringify(codes.map((code) => ({ code, ...made }))),
  )
}

/**
 * Goes from screen to screen, so that a few walks try on every screen what only a browser can try.
 * @param look is called on each of them, once it shows its content
 */
export async function walkScreens(
  page: Page,
  standIn: StandInControl,
  walk: (typeof walks)[number],
  look: () => Promise<void>,
): Promise<void> {
  if (walk === 'every route') return goThrough(page, everything, look)
  if (walk === 'of an account') {
    // With a visitor's donation on the device.
    await keepOnDevice(page, [await give(standIn, { type: 'QRIS' })])
    await logIn(page, standIn, accounts.longHistory)
    return goThrough(page, [...ofAccount, ...edits], look)
  }
  const codes: string[] = []
  for (const [type, end] of [
    ['QRIS', null],
    ['QRIS', 'markPaid'],
    ['Manual', null],
    ['Manual', 'expire'],
  ] as const) {
    const code = await give(standIn, { type })
    if (end) await standIn[end](code)
    codes.push(code)
  }
  await keepOnDevice(page, codes)
  const ofGifts = codes.flatMap((code) => [paths.donation(code), paths.checkout(code)])
  return goThrough(page, [...states, ...ofGifts, paths.doa()], look)
}
