import type { CheckResult } from '../check'
import { checks, type Finding, harmOf } from '../checks'

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
  const explained = (finding: Finding) => ({
    ...finding,
    ...checks[finding.check],
    harm: harmOf(finding),
  })
  const { operations, findings, causes, conforms, failOn, gave, calls, seconds, account } = result
  const report = {
    ...about,
    conforms,
    failOn,
    gave,
    calls,
    seconds,
    madeAs: account,
    operations: operations.map(({ findings: own, ...operation }) => ({
      ...operation,
      problems: own.length,
    })),
    causes: causes.map(({ finding, ...cause }) => ({ ...explained(finding), ...cause })),
    findings: findings.map(explained),
  }
  return `${JSON.stringify(report, null, 2)}\n`
}
