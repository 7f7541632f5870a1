import { Agent, createServer, request as httpRequest, type IncomingMessage } from 'node:http'
import { text as readText, buffer as readBuffer } from 'node:stream/consumers'
import type { StandIn } from '../../mock-server/start'
import type { Target } from '../src/check/client'
import { listen } from '../../scripts/setup/listen.mjs'

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

/** The backend behind the proxy. */
interface Backend {
  ask: (call: Passing) => Promise<Reply>
  close: () => void
}

export interface Proxy {
  url: string
  /** Makes a call within the process, in half the time. For changes that don't concern HTTP itself. */
  fetch: NonNullable<Target['fetch']>
  /** From now on the calls of this operation (`auth/login`, `OPTIONS /auth`; `*` is all) are changed; null: none are. */
  mutate: (operation: string, change: Change | null) => void
  close: () => Promise<void>
}

/**
 * Stands between the check and a backend that conforms, and spoils one operation.
 * @param target its address, or the stand-in itself, which is then asked without a connection
 */
export async function startProxy(target: string | StandIn): Promise<Proxy> {
  const address = typeof target === 'string' ? target : target.url
  const backend = typeof target === 'string' ? backendAt() : backendWithin(target)
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
    if (!change) return backend.ask(call)
    seen += 1
    if (change.delayMs !== undefined) await new Promise((done) => setTimeout(done, change.delayMs))
    const reply = change.request?.(call) ?? (await backend.ask(call))
    return change.response?.(reply, call) ?? reply
  }

  const port = await listen(server, { port: 0, host: null })
  return {
    url: `http://localhost:${port}`,
    fetch: async (url, { method = 'GET', headers, body }) => {
      const sent = new Response(body)
      const given = new Headers(headers)
      const type = sent.headers.get('content-type')
      if (type !== null) given.set('content-type', type)
      const reply = await pass({
        method,
        url: new URL(url),
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
        backend.close()
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

export function operationOf({ method, url, headers }: Passing): string {
  const controller = url.pathname.replace(/^\/|\/$/g, '')
  return method === 'OPTIONS' ? `OPTIONS /${controller}` : `${controller}/${headers['kode'] ?? ''}`
}

function backendWithin(standIn: StandIn): Backend {
  return {
    ask: async ({ method, url, headers, body }) => {
      const reply = await standIn.answer({
        method,
        url: url.pathname + url.search,
        headers,
        async *[Symbol.asyncIterator]() {
          yield body
        },
      })
      return { ...reply, headers: reply.headers ?? {}, body: String(reply.body ?? '') }
    },
    close: () => undefined,
  }
}

function backendAt(): Backend {
  const agent = new Agent({ keepAlive: true })
  return { ask: (call) => forward(call, agent), close: () => agent.destroy() }
}

function forward({ method, url, headers, body }: Passing, agent: Agent): Promise<Reply> {
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
