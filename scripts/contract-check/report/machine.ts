import { checks, type Finding, saidBy } from '../checks'
import type { CheckResult } from '../check'
import { byOperation } from './table'

/** What a report says about its run. */
export interface About {
  target: string
  account: string
  origin: string
  /** When it was made, as ISO text. */
  time: string
}

/** The result for programs: everything, with each finding's title and reason. */
export function jsonReport(result: CheckResult, about: About): string {
  const explained = (finding: Finding) => ({ ...finding, ...checks[finding.check] })
  const { operations, findings, calls, seconds } = result
  const report = {
    ...about,
    conforms: findings.length === 0,
    calls,
    seconds,
    operations: operations.map(({ findings: own, ...operation }) => ({
      ...operation,
      problems: own.length,
    })),
    findings: findings.map(explained),
  }
  return `${JSON.stringify(report, null, 2)}\n`
}

/** The result as JUnit's XML: a test suite an operation, a test case a check. */
export function junitReport(
  { operations, findings, seconds }: CheckResult,
  { target, time }: About,
): string {
  const names = operations.map(({ operation }) => operation)
  const others = [...byOperation(findings).keys()].filter((name) => !names.includes(name))
  const suites = [...names, ...others].map((name) => {
    const own = findings.filter(({ operation }) => operation === name)
    const entry = operations.find(({ operation }) => operation === name)
    const isLeftOut = entry?.summary === 'skipped' || entry?.summary === 'absent'
    const cases =
      own.length > 0 ? own.map(failedCase) : [goodCase(name, isLeftOut ? entry.skipped : null)]
    const skipped = isLeftOut ? 1 : 0
    return `  <testsuite name="${xml(name)}" tests="${cases.length}" failures="${own.length}" skipped="${skipped}">\n${cases.join('\n')}\n  </testsuite>`
  })
  const tests =
    suites.length - new Set(findings.map(({ operation }) => operation)).size + findings.length
  return `<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="Contract check of ${xml(target)}" tests="${tests}" failures="${findings.length}" time="${seconds.toFixed(3)}" timestamp="${xml(time)}">
${suites.join('\n')}
</testsuites>
`
}

function failedCase(finding: Finding): string {
  const { check, operation, field, expected, seen, call } = finding
  const message = `${field}: ${expected}; got ${seen}`
  const detail = [checks[check].reason, saidBy(finding), call].join('\n')
  return `    <testcase classname="${xml(operation)}" name="${xml(`${check} ${field}`)}"><failure type="${check}" message="${xml(message)}">${xml(detail)}</failure></testcase>`
}

function goodCase(operation: string, skipped: string | null): string {
  const inner = skipped === null ? '' : `<skipped message="${xml(skipped)}"/>`
  return `    <testcase classname="${xml(operation)}" name="contract">${inner}</testcase>`
}

/** Text for XML and HTML. Control characters are forbidden in both, and answers may hold any. */
export function xml(text: string): string {
  const entities: Readonly<Record<string, string>> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  }
  return text
    .replace(/[^\P{Cc}\t\n\r]/gu, '\ufffd')
    .replace(/[&<>"']/g, (character) => entities[character] ?? character)
}
