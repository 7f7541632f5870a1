import type { Schema } from '../../../openapi/read'
import type { Operation } from '../check/model'

/** What an app of one contract version meets at a backend. Names are `news/get_list`, or `auth/register#token` of a field. */
export interface Fit {
  works: readonly string[]
  /** What the app has a use for, and the backend lacks: the app does without. */
  absent: readonly string[]
  /** What the backend has beyond the app. */
  unused: readonly string[]
  /** What fails for people, each as a sentence. */
  breaks: readonly string[]
  /** Changes that lie between the two and break nothing that anybody has. */
  onPaper: readonly string[]
}

/** A backend, as it tells of itself or as its version lets suppose. */
export interface Backend {
  /** Of the contract: `1.1`. */
  version: string
  /** Whether it has an optional operation, or heeds a field. */
  has: (name: string) => boolean
}

/** Below 0 where a version (`1.1`, `1.1.0`) comes before another one, and 0 where it is the same. */
export function compareVersions(one: string, other: string): number {
  const [parts, others] = [one, other].map((version) => version.split('.').map(Number))
  const place = [0, 1, 2].find((at) => (parts?.[at] ?? 0) !== (others?.[at] ?? 0))
  return place === undefined ? 0 : (parts?.[place] ?? 0) - (others?.[place] ?? 0)
}

interface Part {
  name: string
  since: string
  optional: boolean
  /** Whether a backend that lists it refuses the calls of older apps, which don't have it. */
  needed: boolean
}

const CAPABILITIES = 'asset/get_capabilities'

/** The operations, and the fields of forms that came after their operation. */
function partsOf(operations: readonly Operation[]): Part[] {
  return operations
    .filter(({ name }) => name !== CAPABILITIES)
    .flatMap(({ name, optional, since, inputSchemas }) => [
      { name, optional, since, needed: false },
      ...Object.entries(inputSchemas).flatMap(([field, schema]: [string, Schema]) => {
        const { 'x-since': from, 'x-needed-where-listed': needed = false } = schema
        return from === undefined
          ? []
          : [{ name: `${name}#${field}`, since: from, optional: true, needed }]
      }),
    ])
}

/** A section of docs/contract-changes.md. */
const CHANGE = /^### (.+)\n+Breaks (the app|a backend)(, on paper)?: (.+)$/gm

/**
 * Tells what of an app works at a backend, from the contract and its record of changes (docs/contract-changes.md).
 * @param app the version of the contract that the app was built with
 */
export function fitOf(
  operations: readonly Operation[],
  record: string,
  app: string,
  backend: Backend,
): Fit {
  const parts = partsOf(operations)
  const isOlder = (one: string, other: string) => compareVersions(one, other) < 0
  const known = parts.filter(({ since }) => !isOlder(app, since))
  const newer = parts.filter(({ since, name }) => isOlder(app, since) && backend.has(name))
  const isThere = ({ name, optional }: Part) => !optional || backend.has(name)
  const changes = record.split(/^## /m).flatMap((section) => {
    const [version = ''] = section.split('\n', 1)
    return [...section.matchAll(CHANGE)].flatMap(([, title = '', whom, onPaper, why = '']) => {
      const [older, later] = whom === 'the app' ? [app, backend.version] : [backend.version, app]
      const isBetween = isOlder(older, version.trim()) && !isOlder(later, version.trim())
      return isBetween
        ? [{ text: `${title} (${version.trim()}): ${why}`, isReal: onPaper === undefined }]
        : []
    })
  })
  const namesOf = (some: readonly Part[]) => some.map(({ name }) => name)
  return {
    works: namesOf(known.filter(isThere)),
    absent: namesOf(known.filter((part) => !isThere(part))),
    unused: namesOf(newer),
    breaks: [
      ...newer
        .filter(({ needed }) => needed)
        .map(
          ({ name }) => `${name}: the backend refuses the form without it, and this app has none`,
        ),
      ...changes.flatMap(({ text, isReal }) => (isReal ? [text] : [])),
    ],
    onPaper: changes.flatMap(({ text, isReal }) => (isReal ? [] : [text])),
  }
}
