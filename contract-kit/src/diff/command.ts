import { parseArgs } from 'node:util'
import { BadArguments, parserMessage } from '../check/options'
import { typed } from '../check/typed'
import { ownFolder } from '../../../openapi/read'
import { isBreaking } from './change'
import { type Comparison, forms, jsonReport, markdownReport, textReport } from './report'
import { compareStates, readFolder, readState, Unreadable } from './state'

const usage = `What has changed in the contract, what of it breaks, and for whom.

    ${typed('diff')} OLD [NEW] [--report json|markdown]

OLD and NEW are each a file, an address (https://…), a folder with backend.yaml or openapi/ in it, a git ref (its
openapi/), or REF:PATH for another place in it. Default of NEW: the contract that this tool comes with.

Exit code: 0 nothing breaks, 1 something does, 2 they could not be compared.
`

/** What a run came to: what to print where, and the exit code. */
interface Outcome {
  out: string
  error: string
  code: 0 | 1 | 2
}

/**
 * Compares two states of the contract as the command line says.
 * @param cwd where files and the git repository are looked for
 */
export async function runDiff(argv: readonly string[], cwd: string): Promise<Outcome> {
  try {
    const args = readArguments(argv)
    if (args.help) return { out: usage, error: '', code: 0 }
    const [old, now] = args.positionals
    if (old === undefined)
      throw new BadArguments('Say what to compare with: main, a file, an address.')
    const before = await readState(old, cwd)
    const after =
      now === undefined ? await readFolder('this contract', ownFolder) : await readState(now, cwd)
    const comparison = { before, after, changes: compareStates(before, after) }
    const code = comparison.changes.some(isBreaking) ? 1 : 0
    return { out: args.report(comparison), error: '', code }
  } catch (error) {
    if (error instanceof BadArguments)
      return {
        out: '',
        error: `\`${typed('diff')} --help\` lists the options.\n${error.message}\n`,
        code: 2,
      }
    if (error instanceof Unreadable)
      return { out: '', error: `Could not compare. ${error.message}\n`, code: 2 }
    throw error
  }
}

const reports: Readonly<Record<(typeof forms)[number], (comparison: Comparison) => string>> = {
  json: jsonReport,
  markdown: markdownReport,
}

function readArguments(args: readonly string[]) {
  const { values, positionals } = parse(args)
  if (positionals.length > 2)
    throw new BadArguments(`Two contracts can be compared, not ${positionals.length}.`)
  const { report, help } = values
  const form = forms.find((one) => one === report)
  if (report !== undefined && !form)
    throw new BadArguments(`--report takes ${forms.join(' or ')}, got "${report}".`)
  return { positionals, help, report: form ? reports[form] : textReport }
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        report: { type: 'string' },
        help: { type: 'boolean', short: 'h', default: false },
      },
    })
  } catch (error) {
    throw new BadArguments(parserMessage(error))
  }
}
