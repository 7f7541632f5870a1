export interface MergeRule<T> {
  /** Two entries with the same key are the same thing. */
  key: (one: T) => string
  /** What two writings of the same thing become. Given its own result again, it changes nothing. */
  join: (own: T, other: T) => T
  /** How many entries there may be. */
  most: number
  /** An entry that is added, so that it fits among those that are there. As it is, unless told otherwise. */
  adopt?: (added: T, all: readonly T[]) => T
}

/**
 * One list with the entries of two. Nothing of the own list goes: its entries stay, joined with those of the other one,
 * and the rest of that one follows in its order while there is room. Merging the same again changes nothing.
 * @returns the list, how many entries were added, and how many found no room
 */
export function mergeLists<T>(
  own: readonly T[],
  others: readonly T[],
  { key, join, most, adopt = (added) => added }: MergeRule<T>,
): { all: T[]; added: number; without: number } {
  // A damaged list may have a key twice: the first is then joined with the first, and so on.
  const left = new Map<string, T[]>()
  for (const one of others) left.set(key(one), [...(left.get(key(one)) ?? []), one])
  const all = own.map((one) => {
    const same = left.get(key(one))?.shift()
    return same === undefined ? one : join(one, same)
  })
  const strange = new Set([...left.values()].flat())
  const rest = others.filter((one) => strange.has(one))
  const added = rest.slice(0, Math.max(0, most - all.length))
  for (const one of added) all.push(adopt(one, all))
  return { all, added: added.length, without: rest.length - added.length }
}
