import { odd, randomOf } from '../hostile/odd.ts'
import { give } from './giving/checkout-support.ts'
import { answerSchemas } from './hostile-support.ts'
import { loading, loadingNewer } from './loading-routes.ts'
import { accounts, campaign, logIn } from './program/program-support.ts'
import { expect, test } from './support/test.ts'
import { goThrough } from './walk-screens.ts'

/*
 * What the contract allows and no seed has: on each screen, with values made by chance. A round is the same each time.
 * E2E_ODD=60 plays sixty rounds instead of one.
 */
const rounds = Array.from({ length: Number(process.env['E2E_ODD'] ?? 1) }, (_, round) => round)

/** How odd a round is. */
const chances = [0.25, 0.1, 0.5]

test.use({
  geolocation: { latitude: -6.8117, longitude: 107.6175 },
  permissions: ['geolocation'],
})

/** Left out of a single round: screens that show the same to visitor and account, or only lead to the login. */
const others = {
  visitor: /^\/profile\/(personal|fundraiser)/,
  account:
    /^\/(masjid|news|legalitas|quran|imsakiyah)|^\/(infaq|kencleng-masjid|kencleng-masjid\/map)$/,
}

const screens = (who: keyof typeof others, code: string) =>
  [
    ...loading.filter((path) => !path.includes('/DN-') && !path.startsWith('/dzikir/')),
    ...loadingNewer,
    '/imsakiyah',
    '/pengaturan',
    `${campaign.ordinary}/report?kabar=1`,
    `${campaign.ordinary}/pencairan-dana?pencairan=1`,
    `/donation/${code}`,
    `/donation/${code}/checkout`,
  ].filter((path) => rounds.length > 1 || !others[who].test(path))

for (const who of ['visitor', 'account'] as const)
  for (const number of rounds)
    test(`odd answers: ${who}, round ${number}`, async ({ page, standIn, allowErrors }) => {
      // A picture whose name is none, and what an odd answer leads to.
      allowErrors(/status of 40[04] /)
      // Answers become odd only from here on: the donation and the login have to succeed.
      const code = await give(standIn, { type: number % 2 === 0 ? 'QRIS' : 'Manual' })
      if (who === 'account') await logIn(page, standIn, accounts.longHistory)
      const chance = chances[number % chances.length] ?? 0
      const schemas = await answerSchemas()
      standIn.rewrite(({ method, path }, { status, body }) => {
        if (status !== 200) return body
        const random = randomOf(`${number} ${path}`)
        return odd(schemas.get(`${method} ${path} 200`), body, random, { chance, name: path })
      })
      await goThrough(page, screens(who, code), async (address) => {
        const words = await page.locator('body').innerText()
        expect
          .soft(words, address)
          .not.toMatch(/NaN|undefined|Infinity|\[object|Invalid Date|Rp ?-|%null/)
        await expect.soft(page, address).toFitTheWindow()
      })
    })
