/** `proxy --target URL`: lets OpenAPI tools talk to a backend by the contract's own paths (docs/contract.md). */
import { parseArgs } from 'node:util'
import { loadContract } from '../../../openapi/read'
import { backendAt, isHeader, NO_HEADER, NO_TARGET, parserMessage } from '../check/options'
import { hidden, keepSecret } from '../check/secrets'
import { isTaken, listen } from '../listen'
import { whenNpmEnds } from './npm-end'
import { createWireProxy } from './proxy'
import { typed } from './typed'

const usage = `Takes calls of the contract's paths, /{controller}/{kode}, and makes them on the wire.

    ${typed('proxy')} --target URL [options]

  --target URL          where campaign, mosque, asset and transaction are
  --account-target URL  where user, auth and fundraiser are. Default: the target
  --port PORT           where to listen, on this machine alone. Default: 4020; 0 takes any free port
  --key KEY             the header key of calls that bring none. Better in the environment: CONTRACT_KEY
`

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
  if (values.help) {
    process.stdout.write(usage)
    return
  }
  if (values.target === undefined) throw new Error(NO_TARGET)
  const main = backendAt('--target', values.target)
  const account = backendAt('--account-target', values['account-target'] ?? main.href)
  const port = Number(values.port)
  if (!(port >= 0 && port < 65_536)) throw new Error(`--port must be a port, got "${values.port}"`)
  const key = values.key ?? process.env['CONTRACT_KEY'] ?? null
  keepSecret(key)
  if (key !== null && !isHeader(key)) throw new Error(`--key or CONTRACT_KEY ${NO_HEADER}`)
  const server = createWireProxy(await loadContract('backend'), { main, account, key })
  const got = await listen(server, port).catch((error: unknown) => {
    throw isTaken(error) ? new Error(`port ${port} is taken: --port PORT`) : error
  })
  console.log(
    `http://localhost:${got} speaks the contract; ${main.href} the wire. Ctrl+C ends it, or: kill ${process.pid}`,
  )
  // Whoever kills npx means the proxy.
  whenNpmEnds(() => process.exit())
}

try {
  await run()
} catch (error) {
  process.stderr.write(
    `\`${typed('proxy')} --help\` lists the options.\n${hidden(parserMessage(error))}\n`,
  )
  process.exitCode = 2
}
