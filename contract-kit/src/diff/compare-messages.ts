import { MIMEType } from 'node:util'
import type { Content, ContractOperation, Header, Parameter, Schema } from '../../../openapi/read'
import { isUtf8Name } from '../check/http/headers'
import { type Change, changeOf, type Direction, sidesOf } from './change'
import { compareSchemas, needed } from './compare-schemas'
import { plain } from './keywords'

/** The differences of an operation's parameters: query, headers, path, cookies. */
export function compareParameters(
  place: string,
  before: readonly Parameter[] = [],
  after: readonly Parameter[] = [],
): Change[] {
  const byName = (all: readonly Parameter[]) =>
    new Map(
      all.map((one) => [
        `${one.in} ${one.in === 'header' ? one.name?.toLowerCase() : one.name}`,
        one,
      ]),
    )
  return compareNamed(place, 'request', byName(before), byName(after), (at, old, now) =>
    (['style', 'explode', 'allowReserved', 'content'] as const)
      .filter((name) => plain(old[name] ?? null) !== plain(now[name] ?? null))
      .map((name) => ({
        text: `${at}: ${name} ${plain(now[name] ?? null)}, was ${plain(old[name] ?? null)}`,
        breaks: ['app', 'backend'],
      })),
  )
}

type Body = ContractOperation['requestBody']

/** The differences of what an operation is sent. */
export function compareBodies(place: string, old: Body, now: Body): Change[] {
  const at = `${place} request`
  if (!old && !now) return []
  if (!now) return [{ text: `${at}: removed`, breaks: ['app'] }]
  if (!old) return [added(at, 'request', now.required)]
  return [
    ...needs(at, 'request', old.required, now.required),
    ...compareContents(at, 'request', old.content, now.content),
  ]
}

type Answers = ContractOperation['responses']

/** The differences of what an operation answers, by status. */
export function compareAnswers(place: string, before: Answers, after: Answers): Change[] {
  return namesOf(before, after).flatMap((status): Change[] => {
    const [old, now] = [before[status], after[status]]
    const at = `${place} response ${status}`
    if (!now) return [{ text: `${at}: removed`, breaks: ['backend'] }]
    if (!old) return [{ text: `${at}: added`, breaks: ['app'] }]
    return [
      ...compareNamed(at, 'response', headersOf(old.headers), headersOf(now.headers)),
      ...compareContents(at, 'response', old.content, now.content),
    ]
  })
}

/** Headers by their name, which has no case. */
const headersOf = (headers: Record<string, Header> = {}) =>
  new Map(Object.entries(headers).map(([name, header]) => [`header ${name.toLowerCase()}`, header]))

/** A type of content as its bytes are read: JSON and forms are UTF-8, whether or not that is said. */
function typeOf(name: string): string {
  const type = name.includes('/') ? new MIMEType(name) : null
  if (isUtf8Name(type?.params.get('charset') ?? '')) type?.params.delete('charset')
  return type ? String(type) : name
}

const byType = (content: Content): Content =>
  Object.fromEntries(Object.entries(content).map(([name, one]) => [typeOf(name), one]))

/** Whoever gets a form that is new to it breaks; what is no longer sent, nobody has to read. */
function compareContents(
  place: string,
  direction: Direction,
  was: Content = {},
  is: Content = {},
): Change[] {
  const [before, after] = [byType(was), byType(is)]
  const { sender, reader } = sidesOf(direction)
  return namesOf(before, after).flatMap((type): Change[] => {
    const [old, now] = [before[type], after[type]]
    if (!now) return [{ text: `${place}: content ${type} removed`, breaks: [sender] }]
    if (!old) return [{ text: `${place}: content ${type} added`, breaks: [reader] }]
    const encoding: Change[] =
      plain(old.encoding ?? null) === plain(now.encoding ?? null)
        ? []
        : [{ text: `${place}: encoding changed`, breaks: ['app', 'backend'] }]
    const inner = compareSchemas(old.schema, now.schema)
    return [...encoding, ...inner.map((change) => changeOf(place, direction, change))]
  })
}

const namesOf = (before: object, after: object) => [
  ...new Set([...Object.keys(before), ...Object.keys(after)]),
]

/** Parts with a name that may be required: parameters, headers. */
function compareNamed<Part extends { required?: boolean; schema?: Schema }>(
  place: string,
  direction: Direction,
  before: ReadonlyMap<string, Part>,
  after: ReadonlyMap<string, Part>,
  more: (at: string, old: Part, now: Part) => Change[] = () => [],
): Change[] {
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((name): Change[] => {
    const [old, now] = [before.get(name), after.get(name)]
    const at = `${place} ${name}`
    if (!now) return [{ text: `${at}: removed`, breaks: ['app'] }]
    if (!old) return [added(at, direction, now.required)]
    const inner = compareSchemas(old.schema, now.schema)
    return [
      ...needs(at, direction, old.required, now.required),
      ...inner.map((change) => changeOf(at, direction, change)),
      ...more(at, old, now),
    ]
  })
}

function added(place: string, direction: Direction, required = false): Change {
  const what = required ? 'added, required' : 'added, optional'
  return changeOf(place, direction, { pointer: '', what, effect: 'added', required })
}

/** Whether something has to be there. */
function needs(place: string, direction: Direction, before = false, after = false): Change[] {
  if (before === after) return []
  return [changeOf(place, direction, { pointer: '', ...needed(after) })]
}
