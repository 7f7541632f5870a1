import {
  type CheckName,
  cameOf,
  type Finding,
  type Harm,
  harmOf,
  isGrave,
  worstFirst,
} from './checks'

/** What one thing to repair led to: findings of the same kind, each of an operation or a field of its own. */
export interface Cause {
  /** The first of them, which stands for the others. */
  finding: Finding
  /** Where, that of `finding` first: `campaign/toggle_like`, `OPTIONS /campaign`. */
  operations: readonly string[]
  /** How many fields and calls have it. */
  times: number
  /** The worst that it costs. */
  harm: Harm
  /** Whether it keeps the backend from conforming. */
  fails: boolean
}

/** Said in one place of a backend for all its operations, whatever each of them answered. */
export const general = new Set<CheckName>([
  'cache',
  'connection',
  'content-type',
  'envelope',
  'key',
  'kode',
  'method',
  'cookie',
  'origin',
  'session',
  'slow',
])

/** Where a cause stands among those of its harm: what gives an account away first, what only follows from others last. */
const rankOf = ({ finding: { check }, operations }: Cause) =>
  check === 'takeover' ? -Infinity : check === 'walked' ? Infinity : -operations.length

/**
 * Puts together what has one cause: a header that is missing everywhere is one thing to repair. The worst is first; of
 * what costs the same, what more operations have.
 * @param failOn the least harm that keeps a backend from conforming
 */
export function byCause(findings: readonly Finding[], failOn: Harm = 'untidy'): Cause[] {
  const groups = new Map<string, Finding[]>()
  // A header that every answer lacks is no fault of the server's own pages.
  const lackedElsewhere = new Set(
    findings
      .filter((one) => one.check === 'cors' && ownPageOf(one) === null)
      .map(({ field }) => field),
  )
  for (const finding of findings) {
    const teller = findings.find((one) => tells(one, finding)) ?? finding
    const key = causeOf(teller, !lackedElsewhere.has(teller.field))
    groups.set(key, [...(groups.get(key) ?? []), finding])
  }
  const causes = [...groups.values()].flatMap((group) => {
    const finding = spokesmanOf(group)
    const [harm] = group.map((one) => harmOf(one)).toSorted(worstFirst)
    if (!finding || !harm) return []
    const operations = [...new Set([finding, ...group].map(({ operation }) => operation))]
    const times = group.reduce((sum, one) => sum + one.times, 0)
    return { finding, operations, times, harm, fails: group.some((one) => isGrave(one, failOn)) }
  })
  return causes.toSorted(
    (a, b) =>
      Number(b.finding.check === 'takeover') - Number(a.finding.check === 'takeover') ||
      worstFirst(a.harm, b.harm) ||
      rankOf(a) - rankOf(b) ||
      0,
  )
}

/** The finding that stands for its group. */
function spokesmanOf(group: readonly Finding[]): Finding | undefined {
  const first = group.find((one) => !group.some((other) => tells(other, one)))
  if (!first) return undefined
  if (isOfZone(first)) return group.toSorted((one, other) => other.times - one.times)[0]
  if (isSentAsSuccess(first)) {
    // That a wrong key or method is refused as a success is the least of it.
    const [worst = first] = group
      .filter((one) => endOf(one) === 'status')
      .toSorted((a, b) => worstFirst(harmOf(a), harmOf(b)))
    return {
      ...worst,
      expected: `${worst.expected}: a failure has a status of its own, not 200 with "status": false`,
    }
  }
  const page = ownPageOf(first)
  const body = group.find(({ check }) => check === 'json')
  if (page === null || page.startsWith('5') || !body) return first
  const word = `must be JSON, with its headers, also where the server answers ${page} before any operation does`
  return { ...body, expected: word }
}

/** The last part of a place, whatever input it was: `slug → status`. */
const endOf = ({ field }: Finding): string => field.split(' → ').at(-1) ?? ''

const nameIn = ({ field }: Finding): string => field.split('/').at(-1) ?? ''

const ofEachItem = (finding: Finding) => endOf(finding).replaceAll(/\/\d+(?=\/|$)/g, '/*')

/** Whether one finding says already what another does, or why it has to be so. */
function tells(one: Finding, other: Finding): boolean {
  // A value that is compared with a wrong one is only told because of that one.
  const model = /, as (?:\w+\/)?(\w+) says/.exec(other.expected)?.[1]
  if (model !== undefined && one.operation.endsWith(`/${model}`))
    return one.check === 'amount' && nameIn(one) === nameIn(other)
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
/** What an error page is told by; that its status is wrong is another matter. */
const ofPages = new Set<CheckName>(['content-type', 'json', 'cors', 'cache', 'envelope'])
/** Further ones that find something else than that a failure was sent with 200. */
const ofHeaders = new Set<CheckName>(['cache', 'content-type', 'preflight', 'text', 'time'])

function causeOf(finding: Finding, isAlone = true): string {
  const { check, operation, field, expected, line } = finding
  const status = ownPageOf(finding)
  const isOfPage = !apart.has(check) || (check === 'cors' && isAlone)
  // Which operations have one of a 4xx says nothing: those are the server's, or the framework's.
  if (status?.startsWith('4') && isOfPage && ofPages.has(check)) return ['page', status].join('|')
  if (status?.startsWith('5') && !apart.has(check))
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
  if (isOfZone(finding)) return 'zone'
  if (general.has(check)) return [check, field, expected].join('|')
  const reason = REASON.exec(expected)?.[1]
  if (reason !== undefined && endOf(finding) !== 'status')
    return [operation, ofEachItem(finding), reason].join('|')
  return [check, operation, endOf(finding), expected, cameOf(finding)].join('|')
}

/**
 * Why a value must be what it must be: `must be "Siti", as getTransaction says`. Another donation has another value. (It may
 * be a text, also a shortened one, a number, a list or an object.)
 */
const REASON =
  /^must (?:be|have|make|stay|leave)\b[^"\d[{]*(?:"(?:[^"\\]|\\.)*(?:"| \(\d+ characters\))|-?\d+|\[.*\]|\{.*\}), (.+)$/

/**
 * The status of an error page of the server's own, which is told as three findings: its status, its type and its body, or its headers too.
 * Null for any other answer.
 */
function ownPageOf({ answer }: Finding): string | null {
  return /^([45]\d\d) (?!\s*\{)/.exec(answer)?.[1] ?? null
}

/** Whether an answer is a failure that says so in its envelope alone, and that is what the finding is about. */
const isSentAsSuccess = ({ check, answer }: Finding): boolean =>
  !apart.has(check) &&
  !ofHeaders.has(check) &&
  /^200 \{([^{}[\]]*,)?\s*"status"\s*:\s*false\b/.test(answer)

/** Whether a time seems to be of another zone, which a server has for all its times. */
const isOfZone = ({ check, expected }: Finding) => check === 'time' && /\bWIB\b/.test(expected)

/** As much as a warning of PHP needs to be told from other texts: `<br />\n<b>Warning</b>`. */
const BEGINNING = 24

/** The text before a body's JSON, such as a warning. Without one, each operation's broken JSON is a cause of its own. */
function beginningOf({ operation, seen }: Finding): string {
  const [before = ''] = seen.slice(0, BEGINNING).split(/\{|\[/)
  return before === '"' ? `${operation} ${seen}` : before
}
