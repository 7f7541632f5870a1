/**
 * `npm run contract:proof`: shows that the contract check catches what it says it catches, and blames nobody who
 * conforms.
 */
import '../../patience'
import { parseArgs } from 'node:util'
import { tryConforming } from './conforming'
import { proveMutations } from './score'

// `npm run contract:proof -- slug --kind rules` tries those mutations only; `-- --conforming 10` none, but the backends
// that conform, ten times each.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { kind: { type: 'string', multiple: true }, conforming: { type: 'string' } },
})
const { kind, conforming } = values
const passed = await (conforming === undefined
  ? proveMutations(positionals, kind)
  : tryConforming(Number(conforming)))
process.exitCode = passed ? 0 : 1
