import { createServer, type RequestListener } from 'node:http'
import { createServer as createHttp2Server } from 'node:http2'
import { createServer as createSocketServer } from 'node:net'
import { expect, it, vi } from 'vitest'
import { freshStandIn } from '../stand-in-for-tests'
import { contract, json, patient, testServers, text } from './command-for-tests'

const { closing, listen, site } = testServers()
/** How many calls find out whether a target can be checked at all. */
const CALLS_AT_FIRST = 9
const ENVELOPE = '{"status":true,"message":"OK","data":[]}'

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
    'speaks HTTP/2 only',
    () => listen(createHttp2Server()),
    /speaks HTTP\/2 only, and without TLS.* speaks HTTP\/1\.1\. Let the server speak both here/,
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

it('asks whether --login is right before it blames the backend', async () => {
  const { url, key } = await freshStandIn()
  const options = ['--target', url, '--key', key, '--only', 'user/get_user', ...patient]
  const { code, error } = await contract(...options, '--login', '81234567890:salah-ketik')
  expect(error).toContain('auth/login refuses the account of --login. Is --login right?')
  expect(error).not.toContain('salah-ketik')
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
