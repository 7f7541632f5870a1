/** A repeatable source of chance: the seed must give the same world at every start, so no Math.random. */
export interface Random {
  /** In [0, 1). */
  next: () => number
  /** A whole number in [min, max]. */
  int: (min: number, max: number) => number
  pick: <T>(items: readonly [T, ...T[]]) => T
  /** A shuffled copy. */
  shuffle: <T>(items: readonly T[]) => T[]
}

/** FNV-1a, so that a program's own name seeds its generator and adding a program leaves the others as they were. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  }
  return value >>> 0
}

/** mulberry32, seeded by a text. */
export function makeRandom(seed: string): Random {
  let state = hash(seed)
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const int = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1))
  return {
    next,
    int,
    pick: (items) => items[int(0, items.length - 1)] ?? items[0],
    shuffle: (items) =>
      items
        .map((item) => ({ item, rank: next() }))
        .sort((left, right) => left.rank - right.rank)
        .map(({ item }) => item),
  }
}
