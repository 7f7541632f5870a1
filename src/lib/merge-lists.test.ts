import fc from 'fast-check'
import { expect, it } from 'vitest'
import { mergeLists, type MergeRule } from './merge-lists'

/** Things with a name, of which the later writing counts. */
interface Thing {
  name: string
  at: number
}

const rule: MergeRule<Thing> = {
  key: ({ name }) => name,
  join: (own, other) => (other.at > own.at ? other : own),
  most: 8,
}

const thing = fc.record({ name: fc.stringMatching(/^[a-j]$/), at: fc.nat(3) })
/** Also damaged ones, in which a name comes twice. */
const list = fc.array(thing, { maxLength: 8 })
const sound = fc.uniqueArray(thing, { selector: rule.key, maxLength: 8 })

const names = (all: readonly Thing[]) => all.map(rule.key)
const merged = (own: readonly Thing[], others: readonly Thing[], most = rule.most) =>
  mergeLists(own, others, { ...rule, most }).all

it('loses nothing that was there, and says what it added and left out', () => {
  fc.assert(
    fc.property(list, list, (own, others) => {
      const { all, added, without } = mergeLists(own, others, rule)
      expect(names(all).slice(0, own.length)).toEqual(names(own))
      for (const [index, one] of own.entries())
        expect(all[index]?.at).toBeGreaterThanOrEqual(one.at)
      expect(all.length).toBe(own.length + added)
      expect(all.length).toBeLessThanOrEqual(Math.max(own.length, rule.most))
      if (without > 0) expect(all.length).toBe(rule.most)
    }),
  )
})

it('merges the same again without a change', () => {
  fc.assert(
    fc.property(list, list, (own, others) => {
      const once = merged(own, others)
      expect(merged(once, others)).toEqual(once)
      expect(merged(own, own)).toEqual(own)
    }),
  )
})

it('comes to the same whichever of two devices it is done on, but for the order', () => {
  const sorted = (all: readonly Thing[]) =>
    all.toSorted((one, other) => one.name.localeCompare(other.name))
  fc.assert(
    fc.property(sound, sound, (one, other) => {
      expect(sorted(merged(one, other, 20))).toEqual(sorted(merged(other, one, 20)))
    }),
  )
})
