import { odd, randomOf } from '../hostile/odd.ts'
import { give } from './checkout-support.ts'
import { answerSchemas, openScreen } from './hostile-support.ts'
import { loading, loadingNewer } from './loading-routes.ts'
import { accounts, campaign, logIn } from './program-support.ts'
import { controlStandIn } from './support/stand-in.ts'
import { expect, test as base } from './support/test.ts'

/*
 * What the contract allows and no seed has: on each screen, with values made by chance. A round is the same each time.
 * E2E_ODD=60 plays sixty rounds instead of one.
 */
const rounds = Array.from({ length: Number(process.env['E2E_ODD'] ?? 1) }, (_, round) => round)

/** How odd a round is. */
const chances = [0.25, 0.1, 0.5]

let round = 0
/** No answer is odd before the test begins: a donation and a login must succeed. */
let chance = 0

const test = base.extend({
  geolocation: { latitude: -6.8117, longitude: 107.6175 },
  permissions: ['geolocation'],
  workerStandIn: [
    async ({ standInIsBase }, use) => {
      const schemas = await answerSchemas()
      const standIn = await controlStandIn({
        base: standInIsBase,
        tampering: {
          rewrite: ({ method, path }, { status, body }) =>
            status === 200
              ? odd(schemas.get(`${method} ${path} 200`), body, randomOf(`${round} ${path}`), {
                  chance,
                  name: path,
                })
              : body,
        },
      })
      await use(standIn)
      await standIn.close()
    },
    { scope: 'worker' },
  ],
})

const screens = (code: string) => [
  ...loading.filter((path) => !path.includes('/DN-') && !path.startsWith('/dzikir/')),
  ...loadingNewer,
  '/imsakiyah',
  '/pengaturan',
  `${campaign.ordinary}/report?kabar=1`,
  `${campaign.ordinary}/pencairan-dana?pencairan=1`,
  `/donation/${code}`,
  `/donation/${code}/checkout`,
]

for (const who of ['visitor', 'account'] as const)
  for (const number of rounds)
    test(`odd answers: ${who}, round ${number}`, async ({ page, standIn, allowErrors }) => {
      // A picture whose name is none, and what an odd answer leads to.
      allowErrors(/status of 40[04] /)
      round = number
      chance = 0
      const code = await give(standIn, { type: number % 2 === 0 ? 'QRIS' : 'Manual' })
      if (who === 'account') await logIn(page, standIn, accounts.longHistory)
      chance = chances[number % chances.length] ?? 0
      for (const address of screens(code)) {
        await openScreen(page, address)
        const words = await page.locator('body').innerText()
        expect
          .soft(words, address)
          .not.toMatch(/NaN|undefined|Infinity|\[object|Invalid Date|Rp ?-|%null/)
        await expect.soft(page, address).toFitTheWindow()
      }
      chance = 0
    })
