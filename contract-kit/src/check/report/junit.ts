import type { CheckResult, OperationResult } from '../check'
import {
  checks,
  type Finding,
  type Harm,
  harmOf,
  harms,
  headlineOf,
  isGrave,
  saidBy,
} from '../checks'
import type { About } from './machine'
import { xml } from './xml'

/**
 * The result as JUnit's XML: a test suite an operation, a test case a finding. What was checked in part, or not at all,
 * is a case of its own that is `skipped`: it hasn't passed.
 */
export function junitReport(
  { operations, findings, seconds, failOn }: CheckResult,
  { target, time }: About,
): string {
  const entries = new Map<string, OperationResult | null>(
    findings.map(({ operation }) => [operation, null]),
  )
  for (const entry of operations) entries.set(entry.operation, entry)
  const suites = [...entries].map(([name, entry]) => {
    const own = findings.filter(({ operation }) => operation === name)
    const failed = own.map((one) => failedCase(one, failOn))
    const left = entry?.skipped == null ? [] : [skippedCase(name, entry.skipped)]
    const others = [...failed, ...left]
    const cases = others.length > 0 ? others : [testcase(name, 'contract', '')]
    return {
      name,
      cases,
      failures: own.filter((one) => isGrave(one, failOn)).length,
      skipped: left.length,
    }
  })
  const sum = (of: (suite: (typeof suites)[number]) => number) =>
    suites.reduce((total, suite) => total + of(suite), 0)
  const counts = (tests: number, failures: number, skipped: number) =>
    `tests="${tests}" failures="${failures}" skipped="${skipped}"`
  const elements = suites.map(
    ({ name, cases, failures, skipped }) =>
      `  <testsuite name="${xml(name)}" ${counts(cases.length, failures, skipped)}>\n${cases.join('\n')}\n  </testsuite>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="Contract check of ${xml(target)}" ${counts(
    sum(({ cases }) => cases.length),
    sum(({ failures }) => failures),
    sum(({ skipped }) => skipped),
  )} time="${seconds.toFixed(3)}" timestamp="${xml(time)}">
${elements.join('\n')}
</testsuites>
`
}

function failedCase(finding: Finding, failOn: Harm): string {
  const { check, operation, field, call, answer } = finding
  const message = headlineOf(finding)
  const costs = `${harms[harmOf(finding)]}: ${checks[check].reason}`
  const detail = [costs, saidBy(finding), call, answer].join('\n')
  if (!isGrave(finding, failOn))
    return testcase(
      operation,
      `${check} ${field}`,
      `<system-out>${xml(`${message}\n${detail}`)}</system-out>`,
    )
  const failure = `<failure type="${check}" message="${xml(message)}">${xml(detail)}</failure>`
  return testcase(operation, `${check} ${field}`, failure)
}

const skippedCase = (operation: string, reason: string) =>
  testcase(operation, 'not checked', `<skipped message="${xml(reason)}"/>`)

const testcase = (operation: string, name: string, inner: string) =>
  `    <testcase classname="${xml(operation)}" name="${xml(name)}">${inner}</testcase>`
