import type { CheckResult } from '../check'
import { checks, harms, headlineOf, saidBy } from '../checks'

/**
 * The result as annotations of a GitHub workflow, which reads them from what a step prints
 * (docs.github.com/actions: workflow commands): an error for each thing to repair, a warning for what costs less than counts here, and for what wasn't checked.
 */
export function githubReport({ causes, operations }: CheckResult): string {
  const errors = causes.map(({ finding, operations: where, harm, fails }) => {
    const { check, call, answer } = finding
    const text = [
      headlineOf(finding),
      where.join(', '),
      `${harms[harm]}: ${checks[check].reason}`,
      saidBy(finding),
      call,
      answer,
    ].join('\n')
    return `::${fails ? 'error' : 'warning'} title=${property(`${where[0] ?? ''}: ${checks[check].title}`)}::${data(text)}`
  })
  const warnings = operations.flatMap(({ operation, skipped, summary }) =>
    skipped === null || summary === 'absent'
      ? []
      : [`::warning title=${property(operation)}::${data(`not checked: ${skipped}`)}`],
  )
  return [...errors, ...warnings].map((line) => `${line}\n`).join('')
}

const data = (text: string) =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')

const property = (text: string) => data(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
