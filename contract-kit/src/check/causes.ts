import type { CheckName, Finding } from './checks'

/** What one thing to repair led to: findings of the same kind, each of an operation or a field of its own. */
export interface Cause {
  /** The first of them, which stands for the others. */
  finding: Finding
  /** Where: `campaign/toggle_like`, `OPTIONS /campaign`. */
  operations: readonly string[]
  /** How many fields and calls have it. */
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

/** Puts together what has one cause: a header that is missing everywhere is one thing to repair. The gravest is first. */
export function byCause(findings: readonly Finding[]): Cause[] {
  const groups = new Map<string, Finding[]>()
  for (const finding of findings) {
    const key = causeOf(findings.find((one) => tells(one, finding)) ?? finding)
    groups.set(key, [...(groups.get(key) ?? []), finding])
  }
  const isGravest = ([first]: Finding[]) => first?.check === 'takeover'
  const sorted = [...groups.values()].toSorted(
    (a, b) => Number(isGravest(b)) - Number(isGravest(a)),
  )
  return sorted.flatMap((group) => {
    const finding = spokesmanOf(group)
    if (!finding) return []
    const operations = [...new Set(group.map(({ operation }) => operation))]
    return { finding, operations, times: group.reduce((sum, { times }) => sum + times, 0) }
  })
}

/** The finding that stands for its group. */
function spokesmanOf(group: readonly Finding[]): Finding | undefined {
  const [first] = group
  if (!first || !isSentAsSuccess(first)) return first
  const finding = group.find((one) => placeOf(one) === 'status') ?? first
  const word = 'a failure has a status of its own, not 200 with "status": false'
  return { ...finding, expected: `${finding.expected}: ${word}` }
}

/** Whatever input it was: `slug (quotes) → status`. */
const placeOf = ({ field }: Finding): string => field.split(' → ').at(-1) ?? ''

const ofEachItem = (finding: Finding) => placeOf(finding).replaceAll(/\/\d+(?=\/|$)/g, '/*')

/** Whether one finding says already what another does. */
function tells(one: Finding, other: Finding): boolean {
  if (one.operation !== other.operation) return false
  // A preflight that isn't answered has no headers either.
  if (one.check === 'preflight')
    return one.field === 'status' && other.check === 'preflight' && other.field !== 'status'
  // An odd input shows a value that ordinary calls have too, and a day that isn't one breaks its pattern.
  if (one.check !== 'schema' || ofEachItem(one) !== ofEachItem(other)) return false
  if (other.check === 'hostile')
    return one.expected === other.expected && kindOf(one) === kindOf(other)
  return other.check === 'time' && `"${other.seen}"`.startsWith(one.seen.slice(0, -1))
}

/** The kind of the value that a finding shows: `"` is a text, `0` a number, `n` null. */
const kindOf = ({ seen }: Finding) => seen.replace(/^-?\d/, '0').slice(0, 1)

/** Statuses that a server answers by itself, before any operation has a say. */
const SERVERS_OWN = /^50[1-9]$/
/** Checks that find something else than that the answer is an error page of the server's own. */
const apart = new Set<CheckName>(['cors', 'slow', 'private', 'cookie', 'origin'])
/** Further ones that find something else than that a failure was sent with 200. */
const ofHeaders = new Set<CheckName>(['cache', 'content-type', 'preflight', 'text', 'time'])

function causeOf(finding: Finding): string {
  const { check, operation, field, expected, seen, line } = finding
  const status = ownPageOf(finding)
  if (status !== null && !apart.has(check))
    return ['page', status, SERVERS_OWN.test(status) ? '' : operation].join('|')
  if (isSentAsSuccess(finding)) return 'sent as success'
  // A preflight lacks what the answers lack.
  if (check === 'cors' || check === 'preflight')
    return ['cors', field, field.startsWith('header') ? '' : expected].join('|')
  // A schema that several operations share is broken by what fills it.
  if (check === 'schema' && line)
    return [check, line.file, line.line, expected, field.split('/').at(-1)].join('|')
  if (check === 'json' && field === 'body') return [check, expected, beginningOf(finding)].join('|')
  // What fills a field of one operation fills that of the others.
  if (check === 'text' || check === 'json')
    return [check, expected, field.split('/').at(-1)].join('|')
  if (general.has(check)) return [check, field, expected].join('|')
  return [check, operation, placeOf(finding), expected, seen].join('|')
}

/**
 * The status of an error page of the server's own, which is told as three findings: its status, its type and its body.
 * Null for any other answer.
 */
function ownPageOf({ answer }: Finding): string | null {
  return /^(5\d\d) (?!\s*\{)/.exec(answer)?.[1] ?? null
}

/** Whether an answer is a failure that says so in its envelope alone, and that is what the finding is about. */
const isSentAsSuccess = ({ check, answer }: Finding): boolean =>
  !apart.has(check) &&
  !ofHeaders.has(check) &&
  /^200 \{([^{}[\]]*,)?\s*"status"\s*:\s*false\b/.test(answer)

/** As much as a warning of PHP needs to be told from other texts: `<br />\n<b>Warning</b>`. */
const BEGINNING = 24

/** The text before a body's JSON, such as a warning. Without one, each operation's broken JSON is a cause of its own. */
function beginningOf({ operation, seen }: Finding): string {
  const [before = ''] = seen.slice(0, BEGINNING).split(/\{|\[/)
  return before === '"' ? `${operation} ${seen}` : before
}
