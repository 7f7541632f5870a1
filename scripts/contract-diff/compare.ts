import {
  type Contract,
  type ContractOperation,
  operationsOf,
  type Parameter,
  type Service,
} from '../contract'
import { compareSchemas, type Effect, type SchemaChange } from './compare-schemas'

/** Whom a change breaks: the app as it is, or a backend (for the external services: the service) as it is. */
type Side = 'app' | 'backend'

/** One difference between two states of the contract. */
export interface Change {
  /** What `docs/contract-changes.md` must hold: `GET /campaign/get_campaign_limit response 200 /data/0/slug: removed`. */
  text: string
  breaks: readonly Side[]
}

type Direction = 'request' | 'response'

/**
 * What one side sends, the other must be able to read. So a request that may be more than before breaks the backend,
 * and one that may be less, the app; with answers it is the other way round. What is gone, the app may have used.
 */
const broken: Record<Direction, Record<Exclude<Effect, 'added'>, readonly Side[]>> = {
  request: {
    narrowed: ['app'],
    widened: ['backend'],
    changed: ['app', 'backend'],
    removed: ['app'],
  },
  response: {
    narrowed: ['backend'],
    widened: ['app'],
    changed: ['app', 'backend'],
    removed: ['app'],
  },
}

/** The differences of one service's contract, those that break first. */
export function compareContracts(service: Service, before: Contract, after: Contract): Change[] {
  const [left, right] = [byName(before), byName(after)]
  const prefix = service === 'backend' ? '' : `${service} `
  const changes = [...new Set([...left.keys(), ...right.keys()])].flatMap((name): Change[] => {
    const [old, now] = [left.get(name), right.get(name)]
    const place = `${prefix}${name}`
    if (!now) return [{ text: `${place}: removed`, breaks: ['app'] }]
    // A backend that lacks what isn't optional no longer conforms. The services of others were there before.
    if (!old)
      return now['x-optional'] || service !== 'backend'
        ? [{ text: `${place}: added, optional`, breaks: [] }]
        : [{ text: `${place}: added`, breaks: ['backend'] }]
    return compareOperations(place, old, now)
  })
  return [...changes.filter(isBreaking), ...changes.filter((change) => !isBreaking(change))]
}

export const isBreaking = ({ breaks }: Change) => breaks.length > 0

function byName(contract: Contract): Map<string, ContractOperation> {
  return new Map(
    operationsOf(contract).map(({ path, method, operation }) => [
      `${method.toUpperCase()} ${path}`,
      operation,
    ]),
  )
}

function compareOperations(
  place: string,
  old: ContractOperation,
  now: ContractOperation,
): Change[] {
  const hosts = [old['x-host'] ?? 'main', now['x-host'] ?? 'main']
  return [
    ...(hosts[0] === hosts[1]
      ? []
      : [
          {
            text: `${place}: on the ${hosts[1]} host, was ${hosts[0]}`,
            breaks: ['app', 'backend'],
          } as const,
        ]),
    ...compareOptions(place, old, now),
    ...compareSessions(place, old, now),
    ...compareParameters(place, old.parameters ?? [], now.parameters ?? []),
    ...compareContents(
      `${place} request`,
      'request',
      old.requestBody?.content,
      now.requestBody?.content,
    ),
    ...compareAnswers(place, old, now),
  ]
}

/** What a backend may lack from now on, the app may have used; what it must have, it may lack. */
function compareOptions(place: string, old: ContractOperation, now: ContractOperation): Change[] {
  const [before, after] = [old['x-optional'] ?? false, now['x-optional'] ?? false]
  if (before === after) return []
  return [
    after
      ? { text: `${place}: now optional`, breaks: ['app'] }
      : { text: `${place}: no longer optional`, breaks: ['backend'] },
  ]
}

function compareSessions(place: string, old: ContractOperation, now: ContractOperation): Change[] {
  const [before, after] = [sessionUse(old), sessionUse(now)]
  if (before === after) return []
  const stricter = uses.indexOf(after) > uses.indexOf(before)
  return [
    { text: `${place}: session ${after}, was ${before}`, breaks: [stricter ? 'app' : 'backend'] },
  ]
}

const uses = ['unused', 'optional', 'required'] as const

function sessionUse({ security = [] }: ContractOperation): (typeof uses)[number] {
  const having = security.filter((alternative) => 'session' in alternative).length
  return having === 0 ? 'unused' : having === security.length ? 'required' : 'optional'
}

function compareParameters(
  place: string,
  before: readonly Parameter[],
  after: readonly Parameter[],
): Change[] {
  const key = (parameter: Parameter) => `${parameter.in} ${parameter.name}`
  const [old, now] = [before, after].map((all) => new Map(all.map((one) => [key(one), one])))
  return [...new Set([...before, ...after].map(key))].flatMap((name): Change[] => {
    const [left, right] = [old?.get(name), now?.get(name)]
    const at = `${place} ${name}`
    if (!right) return [{ text: `${at}: removed`, breaks: ['app'] }]
    if (!left) {
      const what = right.required ? 'added, required' : 'added, optional'
      return [{ text: `${at}: ${what}`, breaks: right.required ? ['app'] : [] }]
    }
    const inner = changesOf(at, 'request', compareSchemas(left.schema, right.schema))
    if ((left.required ?? false) === (right.required ?? false)) return inner
    const what = right.required ? 'now required' : 'now optional'
    return [{ text: `${at}: ${what}`, breaks: [right.required ? 'app' : 'backend'] }, ...inner]
  })
}

function compareAnswers(place: string, old: ContractOperation, now: ContractOperation): Change[] {
  const statuses = new Set([...Object.keys(old.responses), ...Object.keys(now.responses)])
  return [...statuses].flatMap((status): Change[] => {
    const [left, right] = [old.responses[status], now.responses[status]]
    const at = `${place} response ${status}`
    if (!right) return [{ text: `${at}: removed`, breaks: ['backend'] }]
    if (!left) return [{ text: `${at}: added`, breaks: ['app'] }]
    return compareContents(at, 'response', left.content, right.content)
  })
}

type Content = NonNullable<ContractOperation['requestBody']>['content']

function compareContents(
  place: string,
  direction: Direction,
  before: Content = {},
  after: Content = {},
): Change[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((type): Change[] => {
    const [old, now] = [before[type], after[type]]
    if (old && now) return changesOf(place, direction, compareSchemas(old.schema, now.schema))
    const what = now ? 'added' : 'removed'
    return [{ text: `${place}: content ${type} ${what}`, breaks: ['app', 'backend'] }]
  })
}

function changesOf(
  place: string,
  direction: Direction,
  changes: readonly SchemaChange[],
): Change[] {
  return changes.map(({ pointer, what, effect, required = false }) => ({
    text: `${place}${pointer === '' ? '' : ` ${pointer}`}: ${what}`,
    breaks: effect === 'added' ? addition(direction, required) : broken[direction][effect],
  }))
}

/** A new member breaks who has to send it: in a form the app, in an answer the backend. An optional one, nobody. */
function addition(direction: Direction, required: boolean): readonly Side[] {
  if (!required) return []
  return direction === 'request' ? ['app'] : ['backend']
}
