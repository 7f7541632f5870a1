import { hostileAnswers, openScreen, recordAttacks } from './hostile-support'
import { atOnce, loading, loadingNewer } from './loading-routes'
import { accounts, logIn } from './program-support'
import { controlStandIn } from './support/stand-in'
import { expect, test as base } from './support/test'
import { hostileTexts } from '../hostile/values'

const ROUNDS = 4
const groups = Array.from({ length: ROUNDS }, (_, group) =>
  hostileTexts.filter((_text, index) => index % ROUNDS === group),
)
let round = 0
const covered = new Map<string, Set<number>>()
const hash = (name: string) =>
  [...name].reduce((sum, sign) => (sum * 31 + sign.codePointAt(0)!) % 9973, 7)

const test = base.extend({
  workerStandIn: [
    async ({ standInIsBase }, use) => {
      const rewrite = await hostileAnswers(({ name, row, values }) => {
        const at = hash(name) + row + round
        if (name.endsWith('getTransaction/data/status')) return undefined
        if (values.length < hostileTexts.length) return values[at % values.length]
        covered.set(name, (covered.get(name) ?? new Set()).add(at % ROUNDS))
        return groups[at % ROUNDS]?.join(' ')
      })
      const standIn = await controlStandIn({ base: standInIsBase, tampering: { rewrite } })
      await use(standIn)
      await standIn.close()
    },
    { scope: 'worker' },
  ],
})

test('try', async ({ page, context, standIn, allowErrors }) => {
  const attacks = await recordAttacks(context)
  await logIn(page, standIn, accounts.longHistory)
  for (const address of [...loading, ...loadingNewer, ...atOnce, '/donation/panjang/checkout']) {
    const t = Date.now()
    await openScreen(page, address)
    console.log(address, Date.now() - t)
  }
  expect(attacks.slice(1)).toEqual([])
})
