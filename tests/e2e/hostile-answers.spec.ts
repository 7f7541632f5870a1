import type { Choose } from '../hostile/fill.ts'
import { hostileTexts } from '../hostile/values.ts'
import { authScreen, fillLogin } from './account/auth-support.ts'
import { give } from './giving/checkout-support.ts'
import {
  expectHarmless,
  hostileAnswers,
  openScreen,
  recordAttacks,
  textsOfReads,
} from './hostile-support.ts'
import { atOnce, loading, loadingNewer } from './loading-routes.ts'
import { accounts, campaign, logIn } from './program/program-support.ts'
import { expect, test } from './support/test.ts'
import { goThrough } from './walk-screens.ts'

/*
 * Every text of every answer is hostile, on every screen that shows one. All values stand in each text at once: in one
 * order for a visitor, in the other for a logged-in user. Each alone in HTML is tests/e2e/sanitise-html.spec.ts.
 * E2E_HOSTILE=each puts one value into a text at a time, until each text has had each: an hour.
 * E2E_HOSTILE=broken fills dates, slugs and words of an enum too, which no backend of the contract does.
 */
const mode = process.env['E2E_HOSTILE']
const isBroken = mode === 'broken'

/** What stands in a text together. */
const groups: readonly string[] =
  mode === 'each' ? hostileTexts : [hostileTexts.join(' '), hostileTexts.toReversed().join(' ')]

/** What a short run leaves to the other's: an account changes nothing there, and both kinds of program are one. */
const others = {
  visitor: /^\/kencleng-masjid\/m.*\/|^\/profile\//,
  account:
    /^\/(campaign|infaq|masjid|news|legalitas|quran|imsakiyah)|^\/kencleng-masjid(\/map)?$|\/(detail|report|donors|pencairan-dana)$/,
}

/** @param code of the donation that this round has made */
const screens = (who: keyof typeof others, code: string): string[] =>
  [
    ...loading.filter((path) => !path.includes('/DN-') && !path.startsWith('/dzikir/')),
    ...loadingNewer,
    '/imsakiyah',
    `${campaign.ordinary}/report?kabar=1`,
    `${campaign.ordinary}/pencairan-dana?pencairan=1`,
    `/donation/${code}`,
    `/donation/${code}/checkout`,
    ...(mode === undefined ? [] : atOnce),
  ].filter((path) => mode !== undefined || !others[who].test(path))

let round = 0

/** What a visitor's round leaves as it came: without a city of that name, no prayer times are asked for. */
const asItCame = /^\/reverse\/|kota\/cari\/.*\/lokasi$/

/** Whose texts each must have seen in a short run; without what the other sees, and calls that no screen makes. */
const seenBy = {
  visitor:
    /^(?!\/user|\/fundraiser|\/transaction\/get_history|\/reverse|\/v2\/cal|.*\{day\}|.*\/data\/id$|.*\/lokasi$|.*getTransaction\/data\/status)/,
  account: /^\/(user|fundraiser|transaction\/get_history)\/|getTransaction\/data\/status/,
}

/** The texts that were filled. */
const had = new Set<string>()

/** The call whose answer has a text. */
const callOf = (name: string) => name.split('/data')[0]

const choose: Choose = ({ name, row, values }) => {
  // Tests give by it. Where it may lead is a matter of src/lib/address/safe-redirect.ts.
  if (name === '/transaction/storeDonate/data/redirect_url') return undefined
  // What the backend has stays told: else half of the screens would be missing.
  if (name.startsWith('/asset/get_capabilities/data/operations')) return undefined
  // Any other word means that nothing can be paid, and hides most of the screen.
  if (name === '/transaction/getTransaction/data/status' && round % 2 === 0) return undefined
  if (mode === undefined && round === 0 && asItCame.test(name)) return undefined
  had.add(name)
  const all = values.length < hostileTexts.length ? values : groups
  const turn = name.length + row + round
  return all[(all === groups && mode === undefined ? round : turn) % all.length]
}

test.use({
  // A field that is a picture may name any host: whether it is shown is the policy's matter.
  refusable: /^img-src: https?:/,
  geolocation: { latitude: -6.8117, longitude: 107.6175 },
  permissions: ['geolocation'],
})
// Only for broken answers: another option starts workers of its own.
if (isBroken) test.use({ sendsUnchecked: true })

test.beforeEach(async ({ standIn }) => {
  had.clear()
  standIn.rewrite(await hostileAnswers(choose, isBroken))
})

for (const [who, first] of [
  ['visitor', 0],
  ['account', 1],
] as const)
  test(`hostile answers run nothing: ${who}`, async ({ page, context, standIn, allowErrors }) => {
    // A picture whose name is no name.
    allowErrors(
      /status of 40[04] .*:4010\/(assets|qr)\//,
      // Kumpulan Doa asks for each gift of a history whose codes are none.
      /status of 404 .*:4010\/transaction\?codeDonate=/,
      /status of 404 .*\/tidak-ada$/,
      /^Loading the image 'https?:.*: "img-src /,
    )
    if (isBroken) allowErrors(/status of 4\d\d .*:4010\//)
    const attacks = await recordAttacks(context)
    for (let turn = 0; turn < (mode === 'each' ? groups.length : 1); turn += 1) {
      round = first + turn
      await standIn.reset()
      await context.clearCookies()
      const code = await give(
        standIn,
        first === 0 ? { type: 'Manual', programId: 'ID-21', zakat: 'fidyah' } : { type: 'QRIS' },
      )
      if (first === 1) await logIn(page, standIn, accounts.longHistory)
      const look = async (address: string) => {
        await expectHarmless(page)
        expect(attacks, address).toEqual([])
      }
      // What a page shows of an answer before its scripts are there is another matter than what they show.
      for (const address of ['/infaq', campaign.ordinary, `/donation/${code}/checkout`]) {
        await openScreen(page, address)
        await look(address)
      }
      await goThrough(page, screens(who, code), look)
    }
    // A city whose name is none has no prayer times.
    if (isBroken) return
    const calls = new Set([...had].map(callOf))
    const wanted = (await textsOfReads()).filter(
      // A page may be left before its last call.
      (name) => seenBy[who].test(name) && calls.has(callOf(name)),
    )
    expect(wanted.length).toBeGreaterThan(5)
    expect(
      wanted.filter((name) => !had.has(name)),
      'texts that were never filled',
    ).toEqual([])
  })

test('a refusal with markup in it is not shown', async ({ page, context, allowErrors }) => {
  allowErrors(/status of 401 .*\/auth$/)
  const attacks = await recordAttacks(context)
  await page.goto('/auth')
  await fillLogin(page, { phone: '81234567890', password: 'bukan-sandinya', name: '' })
  await expect(authScreen(page).alert).toHaveText('Silakan masuk terlebih dahulu.')
  await expectHarmless(page)
  expect(attacks).toEqual([])
})
