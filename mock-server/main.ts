import { DEVELOPMENT_KEY, startStandIn } from './start'

const mode = process.argv.includes('--static') ? 'static' : 'stateful'
const port = Number(process.env['MOCK_PORT'] ?? process.env['PORT'] ?? 4010)

const rows = process.env['MOCK_ROWS'] === undefined ? null : Number(process.env['MOCK_ROWS'])

function failWith(message: string): never {
  process.stderr.write(`${message}\n`)
  process.exit(1)
}

if (!Number.isInteger(port) || port < 0 || port > 65_535)
  failWith(`MOCK_PORT must be a port number, got "${process.env['MOCK_PORT'] ?? ''}".`)

if (rows !== null && (!Number.isInteger(rows) || rows < 1))
  failWith(`MOCK_ROWS must be a number of rows, got "${process.env['MOCK_ROWS'] ?? ''}".`)

try {
  const standIn = await startStandIn({
    port,
    mode,
    key: process.env['MOCK_KEY'] ?? DEVELOPMENT_KEY,
    ...(rows === null ? {} : { rows }),
    quiet: process.argv.includes('--quiet'),
  })
  const what = mode === 'static' ? 'the contract’s examples' : 'the stand-in backend'
  process.stdout.write(
    `${standIn.url} serves ${what} (${(performance.now() / 1000).toFixed(1)} s). Hooks: ${standIn.url}/__dev/state\n`,
  )
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void standIn.close().then(() => process.exit(0)))
} catch (error) {
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')
    failWith(
      `Port ${port} is busy: stop what runs there, or choose another: MOCK_PORT=4011 npm run mock`,
    )
  failWith(`The stand-in can’t start: ${error instanceof Error ? error.message : String(error)}`)
}
