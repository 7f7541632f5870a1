import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer, request as httpRequest, type RequestListener } from 'node:http'
import { createServer as createSocketServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Writable } from 'node:stream'
import { afterEach, expect, it, vi } from 'vitest'
import { DEVELOPMENT_KEY, startStandIn } from '../../mock-server/start'
import { runCommand } from './command'
import { loadModel } from './model'

const { operations } = await loadModel()
/** How many calls find out whether a target can be checked at all. */
const CALLS_AT_FIRST = 9
const conforming = (count: number) =>
  `It conforms. ${count} operations ok, 0 failed, 0 checked in part, 0 skipped`

const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

/** A stream that keeps what is written. */
function kept() {
  const chunks: string[] = []
  const stream = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      chunks.push(chunk.toString())
      done()
    },
  })
  return { stream, text: () => chunks.join('') }
}

// Generous: a busy machine must not make the backend fail the check.
const patient = ['--limit', '60000']

async function contract(...argv: string[]) {
  const [out, error] = [kept(), kept()]
  const code = await runCommand(argv, {
    stdout: out.stream,
    stderr: error.stream,
    color: false,
    live: false,
  })
  return { code, out: out.text(), error: error.text() }
}

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => {
    server.listen(0, resolve)
  })
  const sockets = new Set<{ destroy: () => void }>()
  server.on('connection', (socket) => sockets.add(socket))
  closing.push(() => {
    for (const socket of sockets) socket.destroy()
    return new Promise((resolve) => server.close(resolve))
  })
  const address = server.address()
  return `http://localhost:${typeof address === 'object' && address ? address.port : 0}`
}

const site = (answer: RequestListener) => listen(createServer(answer))

const text =
  (body: string): RequestListener =>
  (_request, response) => {
    response.setHeader('content-type', 'application/json')
    response.end(body)
  }
const json = (body: unknown) => text(JSON.stringify(body))

const ENVELOPE = '{"status":true,"message":"OK","data":[]}'

// The proof checks the whole stand-in with --write (tests/contract/mutation/score.ts).
it('finds nothing wrong with the stand-in, reading or writing, and says so in each report', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'contract-'))
  closing.push(() => rm(folder, { recursive: true }))
  const file = (name: string) => path.join(folder, name)
  const reading = await contract(...patient)
  expect(reading.error).toContain('reading only')
  const writes = operations.filter((operation) => operation.writes).length
  // Of a donation, only one that doesn't exist can be read.
  expect(reading.out).toContain(
    `It conforms. ${operations.length - writes - 1} operations ok, 0 failed, 1 checked in part, ${writes} skipped`,
  )
  expect(reading.code).toBe(0)
  const reports = ['html', 'json', 'junit'].flatMap((kind) => ['--report', kind, file(kind)])
  const only = ['asset', 'auth']
  const chosen = operations.filter(({ controller }) => only.includes(controller)).length
  const { code, out } = await contract('--write', '--only', only.join(), ...patient, ...reports)
  expect(out).toContain(conforming(chosen))
  expect(code).toBe(0)
  expect(out).not.toContain('\u001b')
  expect(JSON.parse(await readFile(file('json'), 'utf8'))).toMatchObject({
    conforms: true,
    findings: [],
  })
  expect(await readFile(file('junit'), 'utf8')).toContain(`tests="${chosen}" failures="0"`)
  expect(await readFile(file('html'), 'utf8')).toContain('conforms to the contract')
})

it('finds nothing wrong with the contract’s own examples, served by Prism’s static mock', async () => {
  const { code, out } = await contract('--static', '--write', ...patient)
  expect(out).toContain(conforming(operations.length))
  expect(code).toBe(0)
})

it('checks a stand-in that runs elsewhere, as any other backend', async () => {
  const standIn = await startStandIn({ port: 0, quiet: true, silent: true })
  closing.push(standIn.close)
  const target = ['--target', standIn.url, '--only', 'asset', ...patient]
  expect(await contract(...target, '--key', DEVELOPMENT_KEY)).toMatchObject({ code: 0 })
  const refused = await contract(...target, '--key', 'salah')
  expect(refused.error).toContain('refuses every call with 403. Is --key right?')
  expect(refused.code).toBe(2)
})

it('asks the account host for accounts, and the main host for the rest', async () => {
  const standIn = await startStandIn({ port: 0, quiet: true, silent: true })
  closing.push(standIn.close)
  const asked = new Set<string>()
  // Stands in for the second host: the same backend by another port.
  const accounts = await site((request, response) => {
    asked.add(request.url?.replace(/\?.*/, '') ?? '')
    const headers = { ...request.headers, host: 'localhost' }
    const { method } = request
    const onward = httpRequest(
      `${standIn.url}${request.url ?? ''}`,
      { method, headers },
      (answer) => {
        response.writeHead(answer.statusCode ?? 500, answer.headers)
        answer.pipe(response)
      },
    )
    request.pipe(onward)
  })
  const hosts = ['--target', standIn.url, '--account-target', accounts]
  const login = ['--login', '081234567890:rahasia123']
  const only = [
    '--only',
    'user/get_user,auth/logout,asset/get_all_payment_method,asset/get_capabilities,campaign/get_prayer_campaign',
  ]
  const { code, out } = await contract(
    ...hosts,
    '--key',
    DEVELOPMENT_KEY,
    ...login,
    ...only,
    ...patient,
  )
  expect(out).toContain('5 operations ok, 0 failed, 0 checked in part, 0 skipped')
  expect(code).toBe(0)
  expect([...asked].toSorted()).toEqual(['/auth', '/fundraiser', '/jalur-yang-tidak-ada', '/user'])
})

it.each<[string, () => Promise<string>, RegExp]>([
  [
    'is down',
    async () => {
      const address = await site(json({}))
      await closing.pop()?.()
      return address
    },
    /--target http:\/\/localhost:\d+: nothing listens there \(connection refused\)\. Is the backend running/,
  ],
  [
    'does not exist',
    async () => 'http://tidak-ada.invalid',
    /no such host\. Is the address spelt right\?/,
  ],
  [
    'speaks something else than HTTP',
    () => listen(createSocketServer((socket) => socket.end('SSH-2.0-OpenSSH_9.6\r\n'))),
    /what answers does not speak HTTP/,
  ],
  [
    'is HTTP where https was said',
    async () => (await site(json({}))).replace('http:', 'https:'),
    /does not speak HTTPS/,
  ],
  [
    'is somebody else’s web site',
    () =>
      site((_request, response) => {
        response.setHeader('content-type', 'text/html')
        response.end('<!doctype html><title>Toko Kue Bu Ani</title>')
      }),
    /no backend of this contract.*200 text\/html, a page titled "Toko Kue Bu Ani"/,
  ],
  [
    'sends everybody elsewhere',
    () =>
      site((_request, response) => {
        response.writeHead(301, { location: 'https://www.example.org/' }).end()
      }),
    /which leads to https:\/\/www\.example\.org\//,
  ],
  [
    'is somebody else’s API',
    () => site(json({ message: 'Not Found', documentation_url: '' })),
    /try {3}curl .*"key: \$CONTRACT_KEY".*\n {4}came {2}200 \{"message".*\nCould not check\. .*whose body is JSON, but not \{ status, message, data \}: `\{"message":"Not Found"/,
  ],
  ['answers a bare list', () => site(json([])), /is JSON, but not .*: `\[\]`\.$/m],
  [
    'begins with a byte order mark',
    () => site(text(`\ufeff${ENVELOPE}`)),
    /came {2}200 \\ufeff\{"status"[^]*200 application\/json, whose body begins with a byte order mark\.$/m,
  ],
  [
    'has PHP’s warnings before its JSON',
    () => site(text(`<br />\n<b>Warning</b>: Undefined variable\n${ENVELOPE}`)),
    /whose body has text before the JSON: `<br \/> <b>Warning<\/b>: Undefined variable`\.$/m,
  ],
  [
    'ends its JSON too early',
    () => site(text(ENVELOPE.slice(0, -1))),
    /whose body begins like JSON, but is none/,
  ],
  ['says nothing', () => site(text('')), /whose body is empty\.$/m],
])('says what is wrong with a target that %s', async (_what, start, message) => {
  const { code, error } = await contract('--target', await start(), '--key', 'k', ...patient)
  expect(error).toMatch(message)
  expect(code).toBe(2)
})

it('asks what --only names, since there may be nothing else yet', async () => {
  const target = await site((request, response) => {
    if (request.url?.startsWith('/asset') === true) {
      response.statusCode = 403
      json({ status: false, message: 'Kunci salah.', data: null })(request, response)
    } else response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Not Found</h1>')
  })
  const options = ['--target', target, '--key', 'k', '--only', 'asset', ...patient]
  const { code, error } = await contract(...options)
  expect(error).toMatch(/refuses every call with 403/)
  expect(code).toBe(2)
})

it.each<[string, RequestListener, RegExp]>([
  ['never answers', () => undefined, /took longer than 7 s\. Too slow to be checked/],
  [
    'begins an answer and never ends it',
    (_request, response) => {
      response.write('{"status":')
    },
    /took longer than 7 s/,
  ],
])('waits once for a target that %s, however much it asks', async (_what, answer, message) => {
  const limits: AbortController[] = []
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const limit = new AbortController()
    limits.push(limit)
    return limit.signal
  })
  const running = contract('--target', await site(answer), '--key', 'k')
  // No call times out before all have been sent.
  await expect.poll(() => limits.length).toBe(CALLS_AT_FIRST)
  for (const limit of limits) limit.abort(new DOMException('', 'TimeoutError'))
  const { code, error } = await running
  expect(error).toMatch(message)
  expect(code).toBe(2)
  expect(limits).toHaveLength(CALLS_AT_FIRST)
})

it('says that a target is too slow, by the fastest of its answers', async () => {
  // No call times out here, so that the message can only come from --limit.
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(new AbortController().signal)
  const held: number[] = []
  const address = await site((request, response) => {
    const came = performance.now()
    setTimeout(() => {
      held.push(performance.now() - came)
      json({ status: true, message: '', data: [] })(request, response)
    }, 100)
  })
  const { code, error } = await contract('--target', address, '--key', 'k', '--limit', '1')
  const told =
    /too slow to be checked\. The fastest of (\d+) calls took (\d+) ms; --limit says 1 ms/
  const [, calls, took] = told.exec(error) ?? []
  expect(Number(calls)).toBe(held.length)
  expect(Number(took)).toBeGreaterThanOrEqual(Math.min(...held) - 1)
  expect(code).toBe(2)
})

it('stops when the target goes away in the middle', async () => {
  let calls = 0
  const server = createServer((request, response) => {
    json({ status: true, message: '', data: [] })(request, response)
    calls += 1
    if (calls > 20) {
      server.close()
      server.closeAllConnections()
    }
  })
  const target = ['--target', await listen(server), '--key', 'k']
  const { code, error } = await contract(...target, ...patient)
  closing.pop()
  expect(error).toContain('The target stopped answering')
  expect(code).toBe(2)
})

it('sees that a target ends with a controller', async () => {
  const target = ['--target', `${await site(json([]))}/campaign/`, '--key', 'k']
  const { error } = await contract(...target, ...patient)
  expect(error).toContain('--target ends with the controller campaign, which each call adds itself')
})

it('explains itself', async () => {
  const help = await contract('--help')
  expect(help.out).toContain('--target')
  expect(help.code).toBe(0)
  const wrong = await contract('--taget', 'x')
  expect(wrong.error).toMatch(
    /^`npm run contract -- --help` lists the options\.\nUnknown option '--taget'.*\n$/,
  )
  expect(wrong.code).toBe(2)
})
