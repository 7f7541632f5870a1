import type { CheckName, Finding } from './checks'

/** What one thing to repair led to: findings of the same kind, each of an operation or a field of its own. */
export interface Cause {
  /** The first of them, which stands for the others. */
  finding: Finding
  /** Where: `campaign/toggle_like`, `OPTIONS /campaign`. */
  operations: readonly string[]
  /** In how many fields and calls. */
  times: number
}

/** Said in one place of a backend for all its operations, whatever each of them answered. */
const general = new Set<CheckName>([
  'cache',
  'connection',
  'content-type',
  'envelope',
  'key',
  'kode',
  'method',
  'cookie',
  'session',
  'slow',
])

/** Puts together what has one cause: a header that is missing everywhere is one thing to repair. */
export function byCause(findings: readonly Finding[]): Cause[] {
  const groups = new Map<string, Finding[]>()
  for (const finding of findings) {
    const key = causeOf(finding)
    groups.set(key, [...(groups.get(key) ?? []), finding])
  }
  return [...groups.values()].flatMap((group) => {
    const [finding] = group
    if (!finding) return []
    const operations = [...new Set(group.map(({ operation }) => operation))]
    return { finding, operations, times: group.reduce((sum, { times }) => sum + times, 0) }
  })
}

/** Statuses that a server answers by itself, before any operation has a say. */
const SERVERS_OWN = /^50[1-9]$/
/** What an error page of the server's own says nothing about. */
const apart = new Set<CheckName>(['cors', 'slow', 'private', 'cookie', 'origin'])

function causeOf(finding: Finding): string {
  const { check, operation, field, expected, seen, line } = finding
  const status = ownPageOf(finding)
  if (status !== null && !apart.has(check))
    return ['page', status, SERVERS_OWN.test(status) ? '' : operation].join('|')
  // A preflight lacks what the answers lack.
  if (check === 'cors' || check === 'preflight')
    return ['cors', field, field.startsWith('header') ? '' : expected].join('|')
  // A schema that several operations share is broken by what fills it.
  if (check === 'schema' && line)
    return [check, line.file, line.line, expected, field.split('/').at(-1)].join('|')
  if (general.has(check)) return [check, field, expected].join('|')
  // Whatever input it was: `slug (quotes) → status`.
  const [place] = field.split(' → ').slice(-1)
  return [check, operation, place, expected, seen].join('|')
}

/**
 * The status of an error page of the server's own, which is told as three findings: its status, its type and its body.
 * Null for any other answer.
 */
function ownPageOf({ answer }: Finding): string | null {
  return /^(5\d\d) (?!\s*\{)/.exec(answer)?.[1] ?? null
}
