import { request } from 'node:http'
import { afterAll, expect, it } from 'vitest'
import { mayUseHooks } from './dev-hooks'
import { startStandIn } from './start'

const standIn = await startStandIn({ port: 0, quiet: true })
afterAll(() => standIn.close())

/** Uses `node:http`, since `fetch` may not set these headers. */
const ask = (headers: Record<string, string>, method = 'GET') =>
  new Promise<{ status: number | undefined; cors: string[] }>((resolve, reject) => {
    const { port } = standIn
    request({ host: '127.0.0.1', port, method, path: '/__dev/state', headers }, (answer) => {
      answer.resume()
      const cors = Object.keys(answer.headers).filter((name) => name.startsWith('access-control-'))
      resolve({ status: answer.statusCode, cors })
    })
      .once('error', reject)
      .end()
  })

it.each([
  ['the command line', {}],
  ['the address bar', { 'sec-fetch-site': 'none' }],
  ['127.0.0.1', { host: '127.0.0.1:4010' }],
  ['::1', { host: '[::1]:4010' }],
  ['localhost without a port', { host: 'LOCALHOST' }],
])('the hooks answer %s, and let no page read it', async (_who, headers) => {
  expect(await ask(headers)).toEqual({ status: 200, cors: [] })
})

it.each([
  ['another origin', { origin: 'https://jahat.example' }],
  ['a sandboxed page', { origin: 'null' }],
  ['the app itself', { origin: 'http://localhost:5173', 'sec-fetch-site': 'same-site' }],
  ['a link or a picture of another site', { 'sec-fetch-site': 'cross-site' }],
  ['a page of another port', { 'sec-fetch-site': 'same-site' }],
  ['a file that the stand-in serves', { 'sec-fetch-site': 'same-origin' }],
  ['a name that was pointed to this machine', { host: 'jahat.example:4010' }],
  ['a name that only begins like ours', { host: 'localhost.jahat.example' }],
])('the hooks refuse %s', async (_who, headers) => {
  expect(await ask(headers)).toEqual({ status: 403, cors: [] })
  expect(await ask(headers, 'POST')).toEqual({ status: 403, cors: [] })
  const preflight = { 'access-control-request-method': 'GET' }
  expect(await ask({ ...headers, ...preflight }, 'OPTIONS')).toEqual({ status: 403, cors: [] })
})

it('the hooks answer by the name that HOST gives, and by no other', () => {
  expect(mayUseHooks({ host: 'laptop.local:4010' }, 'laptop.local')).toBe(true)
  expect(mayUseHooks({ host: 'jahat.example:4010' }, 'laptop.local')).toBe(false)
  expect(mayUseHooks({ host: 'laptop.local:4010' }, '0.0.0.0')).toBe(false)
  expect(mayUseHooks({}, null)).toBe(false)
})
