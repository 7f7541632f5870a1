import { createServer, request } from 'node:http'
import { listen } from '../../scripts/setup/listen.mjs'

/**
 * A proxy that sends the build's fixed addresses to the ports really in use, as Chromium's switch does for the
 * end-to-end tests. Nothing else has an address.
 * @param hosts the port of each, such as `localhost:5173`
 */
export async function startHostsProxy(hosts: Readonly<Record<string, number>>) {
  const proxy = createServer((call, answer) => {
    const { host, pathname, search } = new URL(call.url ?? '/', 'http://unknown.invalid')
    const port = hosts[host]
    if (port === undefined) {
      answer.writeHead(502).end()
      return
    }
    const passed = request(
      {
        port,
        host: 'localhost',
        method: call.method,
        path: pathname + search,
        headers: call.headers,
      },
      (real) => {
        answer.writeHead(real.statusCode ?? 502, real.rawHeaders)
        real.pipe(answer)
      },
    )
    // A page that is left gives up what it waits for.
    passed.on('error', () => answer.destroy())
    answer.on('close', () => passed.destroy())
    call.pipe(passed)
  })
  return {
    port: await listen(proxy, { port: 0, host: null }),
    close: () => {
      proxy.closeAllConnections()
      proxy.close()
    },
  }
}
