import { plain } from './keywords'
import { allows, isStricter, sameJson, type Shape, shapeOf } from './shape'

/**
 * How the set of values that a schema allows has changed: `narrowed`, some are no longer allowed; `widened`, new ones
 * are; `changed`, both, or nobody can tell. `promised`: what is left out has a meaning from now on.
 */
export type Effect = 'narrowed' | 'widened' | 'changed' | 'removed' | 'added' | 'promised'

export interface SchemaChange {
  /** Where; an asterisk stands for any item of an array, or any member that isn't named. */
  pointer: string
  what: string
  effect: Effect
  /** Of a member that was added: whether it must be there. */
  required?: boolean
}

type Pair = readonly [before: unknown, after: unknown]

/**
 * Every difference between two schemas that means something for the values they allow.
 * @param above the pairs that this one is inside of: a schema may refer to itself
 */
export function compareSchemas(
  before: unknown,
  after: unknown,
  pointer = '',
  above: readonly Pair[] = [],
): SchemaChange[] {
  if (above.some(([old, now]) => old === before && now === after)) return []
  const [left, right] = [shapeOf(before), shapeOf(after)]
  const inside: Inside = {
    pointer,
    compare: (old, now, at) => compareSchemas(old, now, at, [...above, [before, after]]),
  }
  return [
    ...types(left, right),
    ...values(left, right),
    ...bounds(left, right),
    ...multiples(left, right),
    ...sets(left.texts, right.texts),
    ...fallbacks(left, right),
    ...sets(left.conditions, right.conditions),
  ]
    .map((change): SchemaChange => ({ ...change, pointer }))
    .concat(
      members(left, right, inside),
      either(left.items, right.items, inside),
      either(left.others, right.others, inside),
      alternatives(left, right, inside),
    )
}

interface Inside {
  pointer: string
  compare: (before: unknown, after: unknown, pointer: string) => SchemaChange[]
}

type Change = Omit<SchemaChange, 'pointer'>

function types({ types: before }: Shape, { types: after }: Shape): Change[] {
  if (sameJson(before?.toSorted(), after?.toSorted())) return []
  const lost = before ? before.filter((type) => !allows(after, type)) : after ? ['any'] : []
  const won = after ? after.filter((type) => !allows(before, type)) : ['any']
  const what = `type ${list(after)}, was ${list(before)}`
  return [{ what, effect: effectOf(lost.length > 0, before !== null && won.length > 0) }]
}

function values({ values: before }: Shape, { values: after }: Shape): Change[] {
  const has = (all: readonly unknown[] | null, value: unknown) =>
    all === null || all.some((one) => sameJson(one, value))
  const lost = (before ?? []).filter((value) => !has(after, value))
  const won = (after ?? []).filter((value) => !has(before, value))
  if (!before && after) return [{ what: `only ${list(after)}`, effect: 'narrowed' }]
  if (before && !after) return [{ what: `any value, was ${list(before)}`, effect: 'widened' }]
  const told = (value: unknown, what: string, effect: Effect): Change => ({
    what: `value ${JSON.stringify(value)} ${what}`,
    effect,
  })
  return [
    ...lost.map((value) => told(value, 'lost', 'narrowed')),
    ...won.map((value) => told(value, 'added', 'widened')),
  ]
}

function bounds({ bounds: before }: Shape, { bounds: after }: Shape): Change[] {
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((name): Change[] => {
    const [old, now] = [before.get(name), after.get(name)]
    if (sameJson(old, now)) return []
    const effect = now && (!old || isStricter(now, old)) ? 'narrowed' : 'widened'
    const said = now?.said ?? old?.said ?? name
    // The old one's keyword is told where it was another one.
    const was = old && old.said !== said ? `${old.said} ${old.value}` : (old?.value ?? 'none')
    return [{ what: `${said} ${now?.value ?? 'none'}, was ${was}`, effect }]
  })
}

/** A multiple of ten is one of five too. */
function multiples({ multiples: before }: Shape, { multiples: after }: Shape): Change[] {
  const follows = (one: number, from: readonly number[]) =>
    from.some((other) => Number.isInteger(Number((other / one).toFixed(9))))
  const narrowed = after.some((one) => !follows(one, before))
  const widened = before.some((one) => !follows(one, after))
  if (!narrowed && !widened) return []
  const said = (all: readonly number[]) => (all.length > 0 ? all.join(' and ') : 'none')
  const what = `multipleOf ${said(after)}, was ${said(before)}`
  return [{ what, effect: effectOf(narrowed, widened) }]
}

function fallbacks({ fallback: before }: Shape, { fallback: after }: Shape): Change[] {
  if (before === after) return []
  const effect = before === null ? 'promised' : after === null ? 'removed' : 'changed'
  return [{ what: `default ${after ?? 'none'}, was ${before ?? 'none'}`, effect }]
}

/** Demands that can't be compared: one more narrows, one less widens, another one does both. */
function sets(before: ReadonlySet<string>, after: ReadonlySet<string>): Change[] {
  const lost = [...before].filter((text) => !after.has(text))
  const won = [...after].filter((text) => !before.has(text))
  if (lost.length === 0 && won.length === 0) return []
  const what =
    won.length === 0
      ? `no longer ${lost.join(' and ')}`
      : lost.length === 0
        ? `newly ${won.join(' and ')}`
        : `${won.join(' and ')}, was ${lost.join(' and ')}`
  return [{ what, effect: effectOf(won.length > 0, lost.length > 0) }]
}

function members(left: Shape, right: Shape, { pointer, compare }: Inside): SchemaChange[] {
  const has = ({ properties, required }: Shape, name: string) =>
    properties.has(name) || required.has(name)
  const names = new Set(
    [left, right].flatMap(({ properties, required }) => [...properties.keys(), ...required]),
  )
  return [...names].flatMap((name): SchemaChange[] => {
    const at = `${pointer}/${name}`
    const required = right.required.has(name)
    if (!has(right, name)) return [{ pointer: at, what: 'removed', effect: 'removed' }]
    if (!has(left, name)) {
      const what = required ? 'added, required' : 'added, optional'
      return [{ pointer: at, what, effect: 'added', required }]
    }
    const inner = compare(left.properties.get(name), right.properties.get(name), at)
    if (left.required.has(name) === required) return inner
    return [{ pointer: at, ...needed(required) }, ...inner]
  })
}

/** What was there already, and must be from now on, or need no longer. */
export const needed = (required: boolean): Change =>
  required
    ? { what: 'now required', effect: 'narrowed' }
    : { what: 'now optional', effect: 'widened' }

/** What has no name: the items of an array, the members that aren't declared. */
function either(before: unknown, after: unknown, { pointer, compare }: Inside): SchemaChange[] {
  return before === null && after === null ? [] : compare(before, after, `${pointer}/*`)
}

/** One more alternative widens, one less narrows; what is left of both are the same ones, changed inside. */
function alternatives(left: Shape, right: Shape, { pointer, compare }: Inside): SchemaChange[] {
  const [before, after] = [left.alternatives?.schemas ?? [], right.alternatives?.schemas ?? []]
  const lost = before.filter((one) => !after.some((other) => plain(one) === plain(other)))
  const won = after.filter((one) => !before.some((other) => plain(one) === plain(other)))
  const said = right.alternatives?.said ?? left.alternatives?.said ?? ''
  if (left.alternatives?.said !== right.alternatives?.said) {
    const what = [left, right].map(({ alternatives: all }) =>
      all ? `${all.said} ${plain(all.schemas)}` : 'none',
    )
    const effect = effectOf(right.alternatives !== null, left.alternatives !== null)
    return [{ pointer, what: `${what[1]}, was ${what[0]}`, effect }]
  }
  const same = Math.min(lost.length, won.length)
  const told = (what: string, effect: Effect) => ({ pointer, what: `${said} ${what}`, effect })
  return [
    ...lost.slice(0, same).flatMap((one, index) => compare(one, won[index], `${pointer}(${said})`)),
    ...lost.slice(same).map((one) => told(`lost ${plain(one)}`, 'narrowed')),
    ...won.slice(same).map((one) => told(`added ${plain(one)}`, 'widened')),
  ]
}

function effectOf(narrowed: boolean, widened: boolean): Effect {
  return narrowed && widened ? 'changed' : narrowed ? 'narrowed' : 'widened'
}

function list(all: readonly unknown[] | null): string {
  if (all === null) return 'any'
  if (all.length === 0) return 'nothing'
  return all.map((one) => (typeof one === 'string' ? one : JSON.stringify(one))).join(' or ')
}
