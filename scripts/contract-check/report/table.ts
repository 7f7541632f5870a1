import { styleText } from 'node:util'
import { checks, type Finding, saidBy } from '../checks'
import type { CheckResult, OperationResult } from '../check'

type Paint = (style: 'red' | 'green' | 'yellow' | 'bold' | 'dim', text: string) => string

/** @param color only on a terminal: escape codes in a log are noise */
function painter(color: boolean): Paint {
  // The decision was made by who calls; Node would look at its own stdout.
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

/** The result as text: a table of the operations, then what failed, by operation. */
export function tableReport(result: CheckResult, { color }: { color: boolean }): string {
  const paint = painter(color)
  const width = Math.max(...result.operations.map(({ operation }) => operation.length), 9)
  const lines = [
    paint('bold', `${'operation'.padEnd(width)}  result   problems  calls   p50 ms  p95 ms`),
    ...result.operations.map((one) => row(one, width, paint)),
    '',
    ...[...byOperation(result.findings)].flatMap(([operation, findings]) => [
      paint('bold', operation),
      ...findings.flatMap((finding) => problem(finding, paint)),
      '',
    ]),
    summaryLine(result, paint),
  ]
  return lines.join('\n')
}

function row(
  { operation, summary, timing, findings, skipped }: OperationResult,
  width: number,
  paint: Paint,
): string {
  const cells = [
    operation.padEnd(width),
    paint(colors[summary], marks[summary].padEnd(7)),
    String(findings.length || '').padStart(8),
    String(timing?.calls ?? '').padStart(6),
    milliseconds(timing?.p50).padStart(7),
    milliseconds(timing?.p95).padStart(7),
  ]
  return `${cells.join('  ')}${skipped === null ? '' : paint('dim', `  ${skipped}`)}`
}

const milliseconds = (value: number | undefined) => (value === undefined ? '' : value.toFixed(0))

function problem(finding: Finding, paint: Paint): string[] {
  const { check, field, expected, seen, call, times } = finding
  const more = times > 1 ? ` (${times} times)` : ''
  return [
    `  ${paint('red', check)}  ${field}: ${expected}; got ${seen}${more}`,
    paint('dim', `    why   ${checks[check].reason}`),
    paint('dim', `    says  ${saidBy(finding)}`),
    paint('dim', `    try   ${call}`),
  ]
}

/** Findings by their operation, in the order they came. */
export function byOperation(findings: readonly Finding[]): Map<string, Finding[]> {
  const groups = new Map<string, Finding[]>()
  for (const finding of findings)
    groups.set(finding.operation, [...(groups.get(finding.operation) ?? []), finding])
  return groups
}

function summaryLine({ operations, findings, calls, seconds }: CheckResult, paint: Paint): string {
  const count = (summary: OperationResult['summary']) =>
    operations.filter((one) => one.summary === summary).length
  const absent = count('absent')
  const others = absent > 0 ? `, ${absent} optional and not offered` : ''
  const verdict =
    findings.length === 0
      ? paint('green', 'It conforms.')
      : paint('red', `It does not conform: ${findings.length} problems.`)
  return `${verdict} ${count('ok')} operations ok, ${count('failed')} failed, ${count('partly')} checked in part, ${count('skipped')} skipped${others}; ${calls} calls in ${seconds.toFixed(1)} s.`
}
