import { styleText } from 'node:util'
import { type CheckResult, NOT_RECORDED, type OperationResult } from '../check'
import type { Cause } from '../causes'
import { checks, harmNames, harms, headlineOf, isGrave, saidBy } from '../checks'
import { duration } from '../duration'

type Paint = (style: 'red' | 'green' | 'yellow' | 'bold' | 'dim', text: string) => string

/** @param color only on a terminal: escape codes in a log are noise */
function painter(color: boolean): Paint {
  // The decision was made by the caller; Node would look at its own stdout.
  return (style, text) => (color ? styleText(style, text, { validateStream: false }) : text)
}

const marks = {
  ok: 'ok',
  failed: 'FAILED',
  partly: 'partly',
  skipped: 'skipped',
  absent: '-',
} as const
const colors = {
  ok: 'green',
  failed: 'red',
  partly: 'yellow',
  skipped: 'yellow',
  absent: 'dim',
} as const

/** The result as text: a table of the operations, then what is to repair, with where it shows. */
export function tableReport(result: CheckResult, { color }: { color: boolean }): string {
  const paint = painter(color)
  const { shown, unrecorded } = rowsOf(result)
  const width = Math.max(...shown.map(({ operation }) => operation.length), 9)
  const lines = [
    paint('bold', `${'operation'.padEnd(width)}  result   places  calls   p50 ms  p95 ms`),
    ...shown.map((one) => row(one, width, paint)),
    ...unrecorded.map((line) => paint('dim', line)),
    '',
    ...result.causes.flatMap((cause) => [...problem(cause, paint), '']),
    ...exportLines(result),
    summaryLine(result, paint),
  ]
  return lines.join('\n')
}

/** What has a row of its own: operations, preflights and paths; what a recording lacks is told as a sum. */
export function rowsOf({ operations, findings, failOn }: CheckResult) {
  const recorded = operations.filter(({ skipped }) => skipped !== NOT_RECORDED)
  const left = operations.length - recorded.length
  const names = new Set(findings.map(({ operation }) => operation))
  for (const { operation } of operations) names.delete(operation)
  const others = [...names].map((operation): OperationResult => {
    const own = findings.filter((one) => one.operation === operation)
    const summary = own.some((one) => isGrave(one, failOn)) ? 'failed' : 'ok'
    return { operation, summary, timing: null, findings: own, skipped: null }
  })
  const shown = [...recorded, ...others]
  return { shown, unrecorded: left > 0 ? [`${left} other operations are ${NOT_RECORDED}`] : [] }
}

function row(
  { operation, summary, timing, findings, skipped }: OperationResult,
  width: number,
  paint: Paint,
): string {
  const cells = [
    operation.padEnd(width),
    paint(colors[summary], marks[summary].padEnd(7)),
    String(findings.length || '').padStart(6),
    String(timing?.calls ?? '').padStart(6),
    milliseconds(timing?.p50).padStart(7),
    milliseconds(timing?.p95).padStart(7),
  ]
  return `${cells.join('  ')}${skipped === null ? '' : paint('dim', `  ${skipped}`)}`
}

const milliseconds = (value: number | undefined) => (value === undefined ? '' : value.toFixed(0))

function problem({ finding, operations, times, harm, fails }: Cause, paint: Paint): string[] {
  const { check, call, answer } = finding
  const [first = '', ...others] = operations
  const more = times > 1 ? ` (${times} times)` : ''
  const also =
    others.length > 0 ? [paint('dim', `    also  ${others.length}: ${others.join(', ')}`)] : []
  return [
    `${paint('bold', first)}  ${paint(fails ? 'red' : 'yellow', check)}  ${headlineOf(finding)}${more}`,
    ...also,
    paint('dim', `    costs ${harms[harm]}`),
    paint('dim', `    why   ${checks[check].reason}`),
    paint('dim', `    says  ${saidBy(finding)}`),
    ...tryLines({ call, answer }).map((line) => paint('dim', line)),
  ]
}

/** How to make a call again, and what came. */
export const tryLines = ({ call, answer }: { call: string; answer: string }): string[] => [
  `    try   ${call}`,
  ...(answer === '' ? [] : [`    came  ${answer}`]),
]

/** What the lines to try need in the environment; nothing where no line needs it. */
export function exportLines({ causes, account }: CheckResult): string[] {
  const isNamed = (name: string) => causes.some(({ finding }) => finding.call.includes(name))
  const lines: string[] = []
  if (isNamed('CONTRACT_KEY'))
    lines.push('Calls carry the key of this run, which no report says: export CONTRACT_KEY=…')
  if (account && isNamed('$PASSWORD')) {
    const password = account.password === null ? 'the one of --login' : `'${account.password}'`
    lines.push(
      `Calls with a session log in first, into sesi.txt. Say as whom: export WHATSAPP=${account.whatsapp} PASSWORD=${password}`,
    )
  }
  return lines.length > 0 ? [...lines, ''] : []
}

function summaryLine(result: CheckResult, paint: Paint): string {
  const { operations, findings, causes, conforms, gave, calls, seconds } = result
  const count = (summary: OperationResult['summary']) =>
    operations.filter((one) => one.summary === summary).length
  const absent = count('absent')
  const others = absent > 0 ? `, ${absent} optional and not offered` : ''
  const problems = `${counted(causes.length, 'problem')}, in ${counted(findings.length, 'place')} (${costsOf(result)})`
  const tolerated = causes.length > 0 ? ` ${problems} would not do with --fail-on untidy.` : ''
  const nothing = causes.length > 0 ? 'that counts' : 'wrong'
  const verdict = conforms
    ? paint('green', gave ? 'It conforms.' : `Nothing ${nothing} was found; ${NOT_GIVEN}.`) +
      tolerated
    : paint(
        'red',
        causes.some(({ fails }) => fails)
          ? `It does not conform: ${problems}.`
          : result.isOutOfTime
            ? `Nothing ${nothing} was found, but ${result.saysNothing ? 'nothing was checked in full' : 'not everything was checked'}: --time was over.`
            : 'Not everything was checked, which --strict asks for.',
      )
  return `${verdict} ${counted(count('ok'), 'operation')} ok, ${count('failed')} failed, ${count('partly')} checked in part, ${count('skipped')} skipped${others}; ${calls} calls in ${duration(seconds * 1000)}.`
}

/** How many problems cost what: `money lost or wrong: 1, untidy: 2`. */
export const costsOf = ({ causes }: CheckResult): string =>
  harmNames
    .flatMap((harm) => {
      const { length } = causes.filter((one) => one.harm === harm)
      return length > 0 ? [`${harms[harm]}: ${length}`] : []
    })
    .join(', ')

/** What keeps a run in which nothing was wrong from saying that a backend conforms. */
export const NOT_GIVEN =
  'that it conforms takes a donation, made and read (--write, without --only)'

const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`
