/** The name that was probably meant by a misspelt one: up to two letters are wrong in it. Undefined where none is like it. */
export const nearest = (word: string, names: readonly string[]): string | undefined =>
  [0, 1, 2].flatMap((wrong) => names.filter((name) => isLike(word, name, wrong)))[0]

/** Whether two words differ by at most `wrong` letters: added, missing, replaced, or swapped with their neighbour. */
function isLike(one: string, other: string, wrong: number): boolean {
  if (wrong < 0) return false
  if (one === '' || other === '') return one.length + other.length <= wrong
  const [rest, left] = [one.slice(1), other.slice(1)]
  if (one[0] === other[0]) return isLike(rest, left, wrong)
  const isSwapped = one[0] === other[1] && one[1] === other[0]
  return (
    isLike(rest, left, wrong - 1) ||
    isLike(rest, other, wrong - 1) ||
    isLike(one, left, wrong - 1) ||
    (isSwapped && isLike(one.slice(2), other.slice(2), wrong - 1))
  )
}
