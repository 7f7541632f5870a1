/**
 * `npm run contract`: checks a backend against the contract, for teams that have never seen this front end
 * (docs/contract.md).
 */
import { runCommand } from './command'

const { stdout, stderr } = process

process.exitCode = await runCommand(process.argv.slice(2), {
  stdout,
  stderr,
  color: stdout.isTTY && !process.env['NO_COLOR'],
  live: stderr.isTTY,
})
