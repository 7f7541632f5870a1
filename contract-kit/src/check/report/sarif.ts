import type { CheckResult } from '../check'
import { type CheckName, checks, headlineOf } from '../checks'
import type { About } from './machine'

/** Where a finding is told that no line of the contract speaks of. */
const WHOLE_CONTRACT = { file: 'openapi/backend.yaml', line: 1 }

/**
 * The result as SARIF 2.1.0 (docs.oasis-open.org/sarif/sarif/v2.1.0), which code hosts show beside the code: a result
 * for each thing to repair, at the contract's line, with its operations as logical locations.
 */
export function sarifReport({ causes, operations }: CheckResult, { target }: About): string {
  const names = [...new Set(causes.map(({ finding }) => finding.check))]
  const run = {
    tool: { driver: { name: 'contract-check', rules: names.map(ruleOf) } },
    automationDetails: { id: `contract-check/${target}` },
    invocations: [
      {
        executionSuccessful: true,
        toolExecutionNotifications: operations.flatMap(({ operation, skipped }) =>
          skipped === null
            ? []
            : [{ level: 'note', message: { text: `${operation} not checked: ${skipped}` } }],
        ),
      },
    ],
    results: causes.map(({ finding, operations: where, harm, fails }) => {
      const { check, field, expected, input, call, answer, line } = finding
      const { file, line: startLine } = line ?? WHOLE_CONTRACT
      return {
        ruleId: check,
        level: fails ? 'error' : 'note',
        message: { text: `${headlineOf(finding)}\n${where.join(', ')}` },
        locations: [
          {
            physicalLocation: { artifactLocation: { uri: file }, region: { startLine } },
            logicalLocations: where.map((fullyQualifiedName) => ({ fullyQualifiedName })),
          },
        ],
        partialFingerprints: { cause: [check, where[0], input?.name, field, expected].join('|') },
        properties: { call, answer, harm },
      }
    }),
  }
  const report = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [run],
  }
  return `${JSON.stringify(report, null, 2)}\n`
}

const ruleOf = (id: CheckName) => ({
  id,
  shortDescription: { text: checks[id].title },
  fullDescription: { text: checks[id].reason },
})
