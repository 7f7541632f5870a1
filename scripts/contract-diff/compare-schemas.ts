import { type Shape, shapeOf } from './shape'

/**
 * How the set of values that a schema allows has changed: `narrowed`, some are no longer allowed; `widened`, new ones
 * are; `changed`, both, or nobody can tell.
 */
export type Effect = 'narrowed' | 'widened' | 'changed' | 'removed' | 'added'

export interface SchemaChange {
  /** Where; an asterisk stands for any item of an array. */
  pointer: string
  what: string
  effect: Effect
  /** Of a member that was added: whether it must be there. */
  required?: boolean
}

/** Every difference between two schemas that means something for the values they allow. */
export function compareSchemas(before: unknown, after: unknown, pointer = ''): SchemaChange[] {
  const [left, right] = [shapeOf(before), shapeOf(after)]
  return [
    ...types(left, right),
    ...values(left, right),
    ...bounds(left, right),
    ...sets(left.texts, right.texts),
    ...sets(left.conditions, right.conditions),
  ]
    .map((change) => ({ ...change, pointer }))
    .concat(members(left, right, pointer), items(left, right, pointer))
}

type Change = Omit<SchemaChange, 'pointer'>

function types({ types: before }: Shape, { types: after }: Shape): Change[] {
  if (sameText(before?.toSorted(), after?.toSorted())) return []
  const lost = before ? before.filter((type) => !allows(after, type)) : after ? ['any'] : []
  const won = after ? after.filter((type) => !allows(before, type)) : ['any']
  const what = `type ${list(after)}, was ${list(before)}`
  return [{ what, effect: effectOf(lost.length > 0, before !== null && won.length > 0) }]
}

function allows(types: readonly string[] | null, type: string): boolean {
  return !types || types.includes(type) || (type === 'integer' && types.includes('number'))
}

function values({ values: before }: Shape, { values: after }: Shape): Change[] {
  const has = (all: readonly unknown[] | null, value: unknown) =>
    all === null || all.some((one) => sameText(one, value))
  const lost = (before ?? []).filter((value) => !has(after, value))
  const won = (after ?? []).filter((value) => !has(before, value))
  if (!before && after) return [{ what: `only ${list(after)}`, effect: 'narrowed' }]
  if (before && !after) return [{ what: `any value, was ${list(before)}`, effect: 'widened' }]
  return [
    ...lost.map((value): Change => ({
      what: `value ${JSON.stringify(value)} lost`,
      effect: 'narrowed',
    })),
    ...won.map((value): Change => ({
      what: `value ${JSON.stringify(value)} added`,
      effect: 'widened',
    })),
  ]
}

function bounds({ bounds: before }: Shape, { bounds: after }: Shape): Change[] {
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((name): Change[] => {
    const [old, now] = [before.get(name), after.get(name)]
    if (old?.value === now?.value) return []
    const stricter = !old || (now && (now.value - old.value) * now.tighter > 0)
    const what = `${name} ${now?.value ?? 'none'}, was ${old?.value ?? 'none'}`
    return [{ what, effect: stricter ? 'narrowed' : 'widened' }]
  })
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

function members(left: Shape, right: Shape, pointer: string): SchemaChange[] {
  const names = new Set([...left.properties.keys(), ...right.properties.keys()])
  return [...names].flatMap((name): SchemaChange[] => {
    const at = `${pointer}/${name}`
    const required = right.required.has(name)
    if (!right.properties.has(name)) return [{ pointer: at, what: 'removed', effect: 'removed' }]
    if (!left.properties.has(name)) {
      const what = required ? 'added, required' : 'added, optional'
      return [{ pointer: at, what, effect: 'added', required }]
    }
    const inner = compareSchemas(left.properties.get(name), right.properties.get(name), at)
    if (left.required.has(name) === required) return inner
    return [
      {
        pointer: at,
        what: required ? 'now required' : 'now optional',
        effect: required ? 'narrowed' : 'widened',
      },
      ...inner,
    ]
  })
}

function items(left: Shape, right: Shape, pointer: string): SchemaChange[] {
  return left.items === null && right.items === null
    ? []
    : compareSchemas(left.items, right.items, `${pointer}/*`)
}

function effectOf(narrowed: boolean, widened: boolean): Effect {
  return narrowed && widened ? 'changed' : narrowed ? 'narrowed' : 'widened'
}

const sameText = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

const list = (all: readonly unknown[] | null) =>
  all === null
    ? 'any'
    : all.map((one) => (typeof one === 'string' ? one : JSON.stringify(one))).join(' or ')
