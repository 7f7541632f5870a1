import { membersOf } from '../check/http/json'
import {
  type Contract,
  type ContractOperation,
  operationsOf,
  type Service,
} from '../../../openapi/read'
import { breakingFirst, type Change } from './change'
import { compareAnswers, compareBodies, compareParameters } from './compare-messages'

/** The differences of one service's contract, those that break first. References must have been put in. */
export function compareContracts(service: Service, before: Contract, after: Contract): Change[] {
  const [left, right] = [byName(before), byName(after)]
  const prefix = service === 'backend' ? '' : `${service} `
  const operations = [...new Set([...left.keys(), ...right.keys()])].flatMap((name): Change[] => {
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
  return breakingFirst([...compareSchemes(prefix, before, after), ...operations])
}

/** The operations, each with what its path and its document say of all. */
function byName(contract: Contract): Map<string, ContractOperation> {
  return new Map(
    operationsOf(contract).map(({ path, method, operation }) => {
      const { parameters = [], security = contract.security ?? [] } = operation
      const shared = contract.paths[path]?.parameters ?? []
      const own = { ...operation, security, parameters: [...shared, ...parameters] }
      return [`${method.toUpperCase()} ${path}`, own]
    }),
  )
}

/** Where a key or a session is sent, and under which name. One that is new or gone shows at its operations. */
function compareSchemes(prefix: string, before: Contract, after: Contract): Change[] {
  const [left, right] = [schemesOf(before), schemesOf(after)]
  return Object.keys(left).flatMap((name): Change[] => {
    const [old, now] = [membersOf(left[name]), membersOf(right[name])]
    const [was, is] = [sent(old), sent(now)]
    if (!(name in right) || was === is) return []
    // The name of a session's cookie is the backend's own affair.
    const isCookie = old['in'] === 'cookie' && now['in'] === 'cookie'
    const text = `${prefix}security scheme ${name}: ${is}, was ${was}`
    return [{ text, breaks: isCookie ? [] : ['app', 'backend'] }]
  })
}

const schemesOf = (contract: Contract) => contract.components?.securitySchemes ?? {}

/** `header key`, `http bearer` */
const sent = ({
  type,
  in: place,
  name,
  scheme,
  openIdConnectUrl,
  flows,
}: Record<string, unknown>) =>
  [type === 'apiKey' ? place : type, name, scheme, openIdConnectUrl, flows && JSON.stringify(flows)]
    .filter((part) => typeof part === 'string')
    .join(' ')

function compareOperations(
  place: string,
  old: ContractOperation,
  now: ContractOperation,
): Change[] {
  const [was, is] = [old['x-host'] ?? 'main', now['x-host'] ?? 'main']
  const host: Change = {
    text: `${place}: on the ${is} host, was ${was}`,
    breaks: ['app', 'backend'],
  }
  return [
    ...(was === is ? [] : [host]),
    ...compareOptions(place, old, now),
    ...compareSecurity(place, old, now),
    ...compareParameters(place, old.parameters, now.parameters),
    ...compareBodies(place, old.requestBody, now.requestBody),
    ...compareAnswers(place, old.responses, now.responses),
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

const uses = ['unused', 'optional', 'required'] as const

/** The key and the session: asked for where they weren't, the app breaks; the other way round, the backend. */
function compareSecurity(place: string, old: ContractOperation, now: ContractOperation): Change[] {
  const schemes = [old, now].flatMap(({ security = [] }) => security.flatMap(Object.keys))
  return [...new Set(schemes)].flatMap((scheme): Change[] => {
    const [before, after] = [useOf(scheme, old), useOf(scheme, now)]
    if (before === after) return []
    const stricter = uses.indexOf(after) > uses.indexOf(before)
    const text = `${place}: ${scheme} ${after}, was ${before}`
    return [{ text, breaks: [stricter ? 'app' : 'backend'] }]
  })
}

function useOf(scheme: string, { security = [] }: ContractOperation): (typeof uses)[number] {
  const having = security.filter((alternative) => scheme in alternative).length
  return having === 0 ? 'unused' : having === security.length ? 'required' : 'optional'
}
