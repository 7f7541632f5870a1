/** The items without those whose key an earlier one has. */
export function uniqueBy<T>(items: readonly T[], key: (item: T) => unknown): T[] {
  const seen = new Set<unknown>()
  // `add` returns the set.
  return items.filter((item) => !seen.has(key(item)) && seen.add(key(item)))
}
