/** `proxy --target URL`: lets OpenAPI tools talk to a backend by the contract's own paths (docs/contract.md). */
import { parseArgs } from 'node:util'
import { loadContract } from '../contract'
import { listen } from '../setup/listen.mjs'
import { createWireProxy } from './proxy'

const usage = `Takes calls of the contract's paths, /{controller}/{kode}, and makes them on the wire.

    proxy --target URL [options]

  --target URL          where campaign, mosque, asset and transaction are
  --account-target URL  where user, auth and fundraiser are. Default: the target
  --port PORT           where to listen, on this machine alone. Default: 4020; 0 takes any free port
  --key KEY             the header key of calls that bring none. Better in the environment: CONTRACT_KEY
`

function fail(message: string): void {
  process.stderr.write(`${message}\n\n${usage}`)
  process.exitCode = 2
}

async function run(): Promise<void> {
  const { values } = parseArgs({
    options: {
      target: { type: 'string' },
      'account-target': { type: 'string' },
      port: { type: 'string', default: '4020' },
      key: { type: 'string' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  })
  const { target, 'account-target': accountTarget = target, port, help } = values
  if (help) {
    process.stdout.write(usage)
    return
  }
  const main = addressOf(target)
  const account = addressOf(accountTarget)
  if (!main || !account) return fail('--target must be an address such as https://api.masjid.example')
  if (!/^\d{1,5}$/.test(port)) return fail(`--port must be a number, got "${port}"`)
  const key = values.key ?? process.env['CONTRACT_KEY'] ?? null
  const server = createWireProxy(await loadContract('backend'), { main, account, key })
  const got = await listen(server, { port: Number(port), host: null })
  console.log(`http://localhost:${got} speaks the contract; ${main.href} the wire`)
}

function addressOf(text = ''): URL | null {
  const url = URL.canParse(text) ? new URL(text) : null
  return url && /^https?:$/.test(url.protocol) ? url : null
}

try {
  await run()
} catch (error) {
  fail(error instanceof Error ? error.message : String(error))
}
