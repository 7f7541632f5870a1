import type { Choose } from '../hostile/fill.ts'
import { hostileTexts } from '../hostile/values.ts'
import { authScreen, fillLogin } from './auth-support.ts'
import { give } from './checkout-support.ts'
import { expectHarmless, hostileAnswers, openScreen, recordAttacks } from './hostile-support.ts'
import { atOnce, loading, loadingNewer } from './loading-routes.ts'
import { accounts, campaign, logIn } from './program-support.ts'
import { controlStandIn } from './support/stand-in.ts'
import { expect, test as base } from './support/test.ts'

/*
 * Every text of every answer is hostile, on every screen that shows one. Several values stand in a text at once, and
 * each text has others in the next round. E2E_HOSTILE=each does it with one value in a text at a time, which takes an
 * hour; E2E_HOSTILE=broken fills dates, slugs and words of an enum too, which no backend of the contract does.
 */
const mode = process.env['E2E_HOSTILE']
const isBroken = mode === 'broken'

/** What stands in a text together. */
const groups: readonly string[] =
  mode === 'each'
    ? hostileTexts
    : [0, 1, 2].map((group) => hostileTexts.filter((_, at) => at % 3 === group).join(' '))

/** The address has the donations that a round has made. */
const screens = (codes: readonly string[]): string[] => [
  ...loading.filter((path) => !path.includes('/DN-') && !path.startsWith('/dzikir/')),
  ...loadingNewer,
  '/imsakiyah',
  `${campaign.ordinary}/report?kabar=1`,
  `${campaign.ordinary}/pencairan-dana?pencairan=1`,
  ...codes.flatMap((code) => [`/donation/${code}`, `/donation/${code}/checkout`]),
  ...(mode === undefined ? [] : atOnce),
]

let round = 0
/** Which groups each text has had. */
const had = new Map<string, Set<number>>()

const choose: Choose = ({ name, row, values }) => {
  const turn = [...name].reduce((sum, sign) => sum + sign.charCodeAt(0), row + round)
  // Tests give by it. Where it may lead is a matter of src/lib/safe-redirect.ts.
  if (name === '/transaction/storeDonate/data/redirect_url') return undefined
  // Where the contract allows some values only, each stands alone.
  if (values.length < hostileTexts.length) return values[turn % values.length]
  // Any other word means that nothing can be paid, and hides most of the screen.
  if (name === '/transaction/getTransaction/data/status' && round % 2 === 0) return undefined
  had.set(name, (had.get(name) ?? new Set()).add(turn % groups.length))
  return groups[turn % groups.length]
}

const test = base.extend({
  workerStandIn: [
    async ({ standInIsBase }, use) => {
      const rewrite = await hostileAnswers(choose, isBroken)
      const tampering = { rewrite, unchecked: isBroken }
      const standIn = await controlStandIn({ base: standInIsBase, tampering })
      await use(standIn)
      await standIn.close()
    },
    { scope: 'worker' },
  ],
})

for (const [who, account] of [
  ['a visitor', null],
  ['who is logged in', accounts.longHistory],
] as const)
  test(`hostile answers run nothing: ${who}`, async ({ page, context, standIn, allowErrors }) => {
    // A picture whose name is no name.
    allowErrors(/status of 40[04] .*:4010\/(assets|qr)\//, /status of 404 .*\/tidak-ada$/)
    if (isBroken) allowErrors(/status of 4\d\d .*:4010\//)
    const attacks = await recordAttacks(context)
    for (round = 0; round < groups.length; round += 1) {
      await standIn.reset()
      await context.clearCookies()
      const codes = [await give(standIn, { type: 'Manual' }), await give(standIn, { type: 'QRIS' })]
      if (account) await logIn(page, standIn, account)
      for (const address of screens(codes)) {
        await openScreen(page, address)
        await expectHarmless(page)
        expect(attacks, address).toEqual([])
      }
    }
  })

test('a hostile refusal is words', async ({ page, context }) => {
  const attacks = await recordAttacks(context)
  await page.goto('/auth')
  await fillLogin(page, { phone: '81234567890', password: 'bukan-sandinya', name: '' })
  await expect(authScreen(page).alert).toContainText('attack()')
  await expectHarmless(page)
  expect(attacks).toEqual([])
})
