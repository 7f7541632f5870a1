import http, {
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http'
import https from 'node:https'
import { pipeline } from 'node:stream'
import { type Contract, operationsOf } from '../../../openapi/read'

/** Where the backend is, and what goes along. */
export interface Upstream {
  main: URL
  account: URL
  /** The header `key` of calls that bring none; null: none. */
  key: string | null
}

/**
 * A server that takes the contract's paths for the wire's: `/{controller}/{kode}` goes to `/{controller}` of the host
 * that the contract says, with the headers `kode` and `key`. Everything else passes as it is, both ways, so that what
 * a tool sees is what the backend does. Of cookies, `Domain` and `Secure` are left out: they name the backend's site.
 * A backend that can't be reached is 502, in the contract's envelope.
 */
export function createWireProxy(contract: Contract, { main, account, key }: Upstream): http.Server {
  const onAccount = new Set(
    operationsOf(contract)
      .filter(({ operation }) => operation['x-host'] === 'account')
      .map(({ path }) => path.split('/')[1]),
  )

  return http.createServer((request, response) => {
    const [, controller, kode, search = ''] =
      /^\/([^/?]+)\/([^/?]+)\/?(\?.*)?$/.exec(request.url ?? '') ?? []
    if (controller === undefined || kode === undefined) {
      refuse(response, 404, `${request.url} is no path of the contract: /{controller}/{kode}`)
      return
    }
    const base = onAccount.has(controller) ? account : main
    const url = new URL(`${base.href.replace(/\/$/, '')}/${controller}${search}`)
    const own = { ...(key !== null && { key }), ...request.headers, host: url.host, kode }
    const { request: call } = url.protocol === 'https:' ? https : http
    const passed = call(url, { method: request.method, headers: withoutHop(own) }, (answer) =>
      passBack(answer, response),
    )
    passed.on('error', (error) =>
      refuse(response, 502, `The backend did not answer: ${error.message}`),
    )
    pipeline(request, passed, () => undefined)
  })
}

function passBack(answer: IncomingMessage, response: ServerResponse): void {
  const { 'set-cookie': cookies, ...headers } = withoutHop(answer.headers)
  response.writeHead(answer.statusCode ?? 502, answer.statusMessage, {
    ...headers,
    ...(cookies && { 'set-cookie': cookies.map(forThisSite) }),
  })
  pipeline(answer, response, () => undefined)
}

const forThisSite = (cookie: string) => cookie.replaceAll(/;\s*(domain=[^;]*|secure)(?=;|$)/gi, '')

/** Headers without those about one connection. */
function withoutHop({
  connection: _connection,
  'keep-alive': _keepAlive,
  upgrade: _upgrade,
  ...headers
}: IncomingHttpHeaders): IncomingHttpHeaders {
  return headers
}

function refuse(response: ServerResponse, status: number, message: string): void {
  if (response.headersSent) {
    response.destroy()
    return
  }
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(JSON.stringify({ status: false, message, data: null }))
}
