import { itemsOf, membersOf, shapeOf } from './shape'

/** A number from 0 up to 1, as Math.random gives. */
export type Random = () => number

/** The same numbers for the same text, on every machine (FNV-1a, then mulberry32). */
export function randomOf(text: string): Random {
  let state = 0x81_1c_9d_c5
  for (const sign of text) state = Math.imul(state ^ (sign.codePointAt(0) ?? 0), 0x01_00_01_93)
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const words = [
  ...['a', '0', '-', 'null', '100%', '🤲🏽', 'مسجد', 'Ibu Hj. Siti', '  spasi  ', 'A\nB'],
  ...['kata '.repeat(60).trim(), 'panjangsekali'.repeat(12)],
]
const numbers = [
  ...[0, 1, 2, 999, 1000, 1001, 999_999, 1_000_000, 25_000_000, 999_999_999_999],
  Number.MAX_SAFE_INTEGER,
]

/** What leads to another row or page, and what a condition of the contract ties to another field. */
const KEY =
  /(slug|kode|code|id|type|status|redirect_url|operations|batas_tanggal|all_time|tgl_bayar|\*)$/i

/**
 * Puts other values that the contract allows into an answer: null, nothing, an empty list, 0, very much, very long, a
 * year ago.
 * @param chance of each place, from 0 to 1
 */
export function odd(
  schema: unknown,
  value: unknown,
  random: Random,
  { chance, name = '' }: { chance: number; name?: string },
): unknown {
  const { alternatives, types, properties, items, values, bounds, texts, required, others } =
    shapeOf(schema)
  const inner = (of: unknown, part: unknown, key: string) =>
    odd(of, part, random, { chance, name: `${name}/${key}` })
  const happens = (times = 1) => random() < chance * times
  const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)]
  const limits = (unit: 'Length' | 'Items' | 'imum') => [
    bounds.get(`min${unit}`) ?? 0,
    bounds.get(`max${unit}`) ?? Infinity,
  ]
  const within = (size: number, [least = 0, most = 0]: readonly number[]) =>
    size >= least && size <= most

  if (alternatives) {
    const fits = (one: unknown) =>
      [...shapeOf(one).required].every((key) => Object.hasOwn(membersOf(value), key))
    return odd(alternatives.find(fits), value, random, { chance, name })
  }
  if (Array.isArray(value)) {
    const all = itemsOf(value)
    const [least = 0] = limits('Items')
    const kept = happens(1 / 3) ? all.slice(0, happens() ? least : Math.max(1, least)) : all
    return kept.map((item) => inner(items, item, '*'))
  }
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(membersOf(value)).flatMap(([key, member]) =>
        !required.has(key) && !KEY.test(key) && happens()
          ? []
          : [[key, inner(properties.get(key) ?? others, member, key)]],
      ),
    )
  if (KEY.test(name) || !happens()) return value
  if (types?.includes('null') && happens(2)) return null
  if (values !== null) return pick(values) ?? value
  if (typeof value === 'number')
    return pick(numbers.filter((one) => within(one, limits('imum')))) ?? value
  if (typeof value !== 'string') return value
  const day = /^\d{4}(-\d\d-\d\d.*)$/.exec(value)?.[1]
  if (day !== undefined) return pick([`1999${day}`, `2025${day}`, `2031${day}`])
  if (texts.size > 0) return value
  return pick(['', ...words].filter((one) => within(one.length, limits('Length')))) ?? value
}
