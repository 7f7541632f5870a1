import { Agent, createServer, request as httpRequest, type IncomingMessage } from 'node:http'
import { text as readText, buffer as readBuffer } from 'node:stream/consumers'
import type { Target } from '../src/check/http/client'
import { listen } from '../src/listen'

/** A call on its way to the backend. What is changed here is what the backend gets. */
export interface Passing {
  method: string
  /** Path and query. */
  url: URL
  headers: Record<string, string>
  body: Buffer
  /** How many calls of the operation came before, since the mutation began. */
  earlier: number
}

type Call = Omit<Passing, 'earlier'>

/** An answer on its way back. */
export interface Reply {
  status: number
  headers: Record<string, string | string[]>
  body: string
  /** Cut the connection instead. */
  cut?: boolean
  /** Announce more than is sent. */
  truncated?: boolean
  /** How the text becomes bytes; UTF-8, if it isn't said. */
  encoding?: BufferEncoding
}

/** What a mutation does to the calls of its operation. */
export interface Change {
  /** Changes a call; an answer returned here is given without asking the backend. */
  request?: (call: Passing) => Reply | undefined
  response?: (reply: Reply, call: Passing) => Reply
  delayMs?: number
}

export interface Proxy {
  url: string
  /** Makes a call without a connection between check and proxy. For changes that don't concern HTTP itself. */
  fetch: NonNullable<Target['fetch']>
  /** From now on the calls of this operation (`auth/login`, `OPTIONS /auth`; `*` is all) are changed; null: none are. */
  mutate: (operation: string, change: Change | null) => void
  close: () => Promise<void>
}

/** Stands between the check and a backend that conforms, at `address`, and spoils one operation. */
export async function startProxy(address: string): Promise<Proxy> {
  const agent = new Agent({ keepAlive: true })
  let spoilt: { operation: string; change: Change } | null = null
  let seen = 0

  const server = createServer((incoming, outgoing) => {
    const giveUp = () => outgoing.destroy()
    void read(incoming)
      .then(pass)
      .then((reply) => {
        if (reply.cut) return outgoing.destroy()
        const body = Buffer.from(reply.body, reply.encoding)
        const length = reply.truncated ? body.length + 20 : body.length
        // Closed at once: the rest would be waited for as long as the check waits for anything.
        outgoing.shouldKeepAlive = !reply.truncated
        outgoing.writeHead(reply.status, { ...reply.headers, 'content-length': length })
        outgoing.end(body)
        return undefined
      }, giveUp)
  })

  // Idle connections stay open: a client that sends its next call just as the server closes one loses that call.
  server.keepAliveTimeout = 0

  const read = async (incoming: IncomingMessage): Promise<Call> => ({
    method: incoming.method ?? 'GET',
    url: new URL(incoming.url ?? '/', address),
    headers: Object.fromEntries(
      Object.entries(incoming.headers).map(([name, value]) => [name, String(value)]),
    ),
    body: await readBuffer(incoming),
  })

  async function pass(given: Call): Promise<Reply> {
    const call: Passing = { ...given, earlier: seen }
    const isSpoilt = spoilt?.operation === '*' || spoilt?.operation === operationOf(call)
    const change = isSpoilt && spoilt ? spoilt.change : null
    if (!change) return forward(call, agent)
    seen += 1
    if (change.delayMs !== undefined) await new Promise((done) => setTimeout(done, change.delayMs))
    const reply = change.request?.(call) ?? (await forward(call, agent))
    return change.response?.(reply, call) ?? reply
  }

  const port = await listen(server)
  return {
    url: `http://localhost:${port}`,
    fetch: async (url, { method = 'GET', headers, body }) => {
      const sent = new Response(body)
      const { pathname, search } = new URL(url)
      const given = new Headers(headers)
      const type = sent.headers.get('content-type')
      if (type !== null) given.set('content-type', type)
      const reply = await pass({
        method,
        url: new URL(pathname + search, address),
        headers: Object.fromEntries(given),
        body: Buffer.from(await sent.arrayBuffer()),
      })
      if (reply.cut || reply.truncated || reply.encoding)
        throw new Error('What is changed of a connection needs one.')
      const all = Object.entries(reply.headers).flatMap(([name, values]) =>
        [values].flat().map((value): [string, string] => [name, value]),
      )
      return new Response(reply.body || null, { status: reply.status, headers: all })
    },
    mutate: (operation, change) => {
      spoilt = change && { operation, change }
      seen = 0
    },
    close: () =>
      new Promise((resolve) => {
        agent.destroy()
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

export function operationOf({ method, url, headers }: Passing): string {
  const controller = url.pathname.replace(/^\/|\/$/g, '')
  return method === 'OPTIONS' ? `OPTIONS /${controller}` : `${controller}/${headers['kode'] ?? ''}`
}

function forward({ method, url, headers: given, body }: Passing, agent: Agent): Promise<Reply> {
  // What is changed has to be read, so nothing may be compressed.
  const { 'accept-encoding': _none, ...headers } = given
  return new Promise((resolve, reject) => {
    const outgoing = httpRequest(url, { method, headers, agent }, (answer) => {
      void readText(answer).then((text) => {
        const kept = Object.entries(answer.headers).flatMap(([name, value]) =>
          value === undefined || /^(connection|keep-alive|transfer-encoding)$/.test(name)
            ? []
            : [[name, value] as const],
        )
        resolve({ status: answer.statusCode ?? 0, headers: Object.fromEntries(kept), body: text })
      }, reject)
    })
    // More than one may come: the connection of a call that nobody waits for any more is closed when the proxy ends.
    outgoing.on('error', reject)
    outgoing.end(body)
  })
}
