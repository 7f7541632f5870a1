/**
 * `npm run contract:diff -- OLD [NEW]`: what has changed in the contract, what of it breaks, and for whom
 * (docs/contract.md).
 */
import { runDiff } from './command'

const { out, error, code } = await runDiff(process.argv.slice(2), process.cwd())
process.stdout.write(out)
process.stderr.write(error)
process.exitCode = code
