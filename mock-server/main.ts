import { stop } from '../scripts/setup/packages.mjs'
import { hostFromEnvironment } from '../scripts/setup/listen.mjs'
import {
  busyMessage,
  isBusyError,
  portFromEnvironment,
  portIsBusy,
} from '../scripts/setup/ports.mjs'
import { DEVELOPMENT_KEY, startStandIn } from './start'

const mode = process.argv.includes('--static') ? 'static' : 'stateful'
// A program that starts it reads the port from the first line.
const port = process.argv.includes('--free-port') ? 0 : portFromEnvironment('MOCK_PORT', 4010)
const rows = process.env['MOCK_ROWS'] === undefined ? null : Number(process.env['MOCK_ROWS'])

if (rows !== null && (!Number.isInteger(rows) || rows < 1))
  stop(`MOCK_ROWS must be a number of rows, got "${process.env['MOCK_ROWS'] ?? ''}".`)

const busy = () =>
  stop(busyMessage(port, 'MOCK_PORT', mode === 'static' ? 'npm run mock:static' : 'npm run mock'))

// Check the port first: in static mode Prism takes seconds to start, and only then would it report a busy port.
if (port !== 0 && (await portIsBusy(port))) busy()

try {
  const standIn = await startStandIn({
    port,
    host: hostFromEnvironment(),
    mode,
    key: process.env['MOCK_KEY'] ?? DEVELOPMENT_KEY,
    ...(rows === null ? {} : { rows }),
    base: process.argv.includes('--base'),
    quiet: process.argv.includes('--quiet'),
  })
  const what = mode === 'static' ? 'the contract’s examples' : 'the stand-in backend'
  process.stdout.write(`${standIn.url} serves ${what}. Hooks: ${standIn.url}/__dev/state\n`)
  const end = () => void standIn.close().then(() => process.exit(0))
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, end)
  // The program that started it is gone, or wants it no more.
  process.once('disconnect', end)
} catch (error) {
  if (isBusyError(error)) busy()
  stop(`The stand-in can’t start: ${error instanceof Error ? error.message : String(error)}`)
}
