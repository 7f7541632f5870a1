/**
 * `npm run contract`: checks a backend against the contract, for teams that have never seen this front end
 * (docs/contract.md).
 */
import { runCommand } from './command'
import { hidden } from './secrets'

const { stdout, stderr } = process

// What no promise that the command waits for has thrown; Node would print it as it is.
process.on('uncaughtException', (error) => {
  stderr.write(`Could not check. ${hidden(error.stack ?? String(error))}\n`)
  process.exit(2)
})

process.exitCode = await runCommand(process.argv.slice(2), {
  stdout,
  stderr,
  color: stdout.isTTY && !process.env['NO_COLOR'],
  live: stderr.isTTY,
})
