import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { checkHar } from './har'
import { loadModel } from '../model'

const model = await loadModel()
let file = ''
beforeAll(async () => {
  file = path.join(await mkdtemp(path.join(tmpdir(), 'contract-har-')), 'visit.har')
})
afterAll(() => rm(path.dirname(file), { recursive: true }))

const pairs = (headers: Record<string, string>) =>
  Object.entries(headers).map(([name, value]) => ({ name, value }))

const ORIGIN = 'https://www.masjid.example'
const plain = { 'content-type': 'application/json', 'cache-control': 'no-store' }
const cors = {
  ...plain,
  'access-control-allow-origin': ORIGIN,
  'access-control-allow-credentials': 'true',
}
const failure = JSON.stringify({ status: false, message: 'Salah.', data: null })

interface Visit {
  address?: string
  kode?: string
  method?: string
  headers?: Record<string, string>
  answer?: Record<string, string>
  response?: object
  postData?: object
  /** Further fields of the entry. */
  more?: object
}

/** A call of login that was refused, as it should be, but for what is said. */
const entry = ({
  address = 'https://api.masjid.example/v1/auth',
  kode = 'login',
  method = 'POST',
  headers = { origin: ORIGIN },
  answer = cors,
  response = {},
  postData = {},
  more = {},
}: Visit) => ({
  time: 20,
  ...more,
  request: {
    method,
    url: address,
    headers: pairs({ ':authority': 'x', key: 'k', kode, cookie: 'sesi=rahasia', ...headers }),
    postData,
  },
  response: {
    status: 401,
    headers: pairs(answer),
    content: { size: failure.length, text: failure },
    ...response,
  },
})

async function judge(visits: Visit[], bases: string[] = []) {
  await writeFile(file, JSON.stringify({ log: { entries: visits.map(entry) } }))
  return checkHar(model, file, { bases: bases.map((base) => new URL(base)) })
}

const base64 = Buffer.from(failure).toString('base64')

it.each<[string, Visit, string[]]>([
  ['an answer that the contract has', {}, []],
  ['one in Base64', { response: { content: { size: 1, text: base64, encoding: 'base64' } } }, []],
  ['one for the backend’s own site', { headers: {}, answer: plain }, []],
  ['one without CORS', { answer: plain }, ['cors']],
  ['a crash', { response: { status: 500 } }, ['status']],
  ['no answer', { response: { status: -1, _failureText: 'net::ERR_FAILED' } }, ['connection']],
  ['a page that was left', { response: { status: -1, _failureText: 'net::ERR_ABORTED' } }, []],
  ['a body that was not recorded', { response: { content: { size: -1 } } }, []],
  [
    'a body that was sent, and let go',
    { answer: { ...cors, 'content-length': '61' }, response: { content: { size: 0 } } },
    [],
  ],
  ['one that waited for its turn', { more: { time: 9_000, timings: { wait: 20 } } }, []],
  [
    'one that took long',
    { more: { time: 9_000, timings: { wait: 8_000, receive: 900 } } },
    ['slow'],
  ],
  ['a status without a body', { response: { status: 204, content: { size: 0 } } }, ['status']],
  ['an empty body', { response: { content: { size: 0 } } }, ['json']],
  [
    'a cookie that scripts can read, of two in one line',
    {
      answer: { ...cors, 'set-cookie': 'lb=1; Path=/; Secure\nsesi=2; Path=/; Secure' },
      response: { status: 200 },
    },
    ['envelope', 'cookie'],
  ],
])('judges %s', async (_what, visit, checks) => {
  const { result } = await judge([{}, visit])
  const found = new Set(result.findings.map(({ check }) => check))
  expect([...found].toSorted()).toEqual(checks.toSorted())
})

it.each<[string, Visit, string]>([
  [
    'a preflight',
    { method: 'OPTIONS', kode: '', headers: { 'access-control-request-headers': 'key,kode' } },
    'preflight (1)',
  ],
  ['a redirect', { response: { status: 308, redirectURL: '/auth/' } }, 'redirected (1)'],
  ['what hasn’t changed', { response: { status: 304 } }, 'from the browser’s cache (1)'],
  ['Chromium’s cache', { more: { _fromCache: 'disk' } }, 'from the browser’s cache (1)'],
  ['WebKit’s', { response: { _fetchType: 'Memory Cache' } }, 'from the browser’s cache (1)'],
  ...['net::ERR_ABORTED', 'net::ERR_BLOCKED_BY_CLIENT', 'net::ERR_INTERNET_DISCONNECTED'].map(
    (_error): [string, Visit, string] => [
      _error,
      { response: { status: 0, _error } },
      'without an answer by the browser’s own doing (1)',
    ],
  ),
  [
    'an answer that was let go',
    { response: { content: { size: 3, text: '{"s' }, _failureText: 'net::ERR_ABORTED' } },
    'without an answer by the browser’s own doing (1)',
  ],
  [
    'a status of 0 that nothing explains',
    { response: { status: 0 } },
    'without an answer by the browser’s own doing (1)',
  ],
])('leaves out %s, and says so', async (_what, visit, word) => {
  const { result, leftOut, unknown } = await judge([{}, visit])
  expect(result.findings).toEqual([])
  expect(result.calls).toBe(1)
  expect(leftOut).toEqual([word])
  expect(unknown).toEqual([])
  await expect(judge([visit])).rejects.toThrow(`has no answer that can be judged, only ${word}.`)
})

it('writes the call with its form, and without what is somebody’s secret', async () => {
  const text = ['whatsapp', 'password'].map(
    (name) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n812-${name}\r\n`,
  )
  const postData = {
    mimeType: 'multipart/form-data; boundary=x',
    text: `${text.join('')}--x--\r\n`,
  }
  const { result } = await judge([{ postData, response: { status: 500 } }])
  const call = result.findings[0]?.call ?? ''
  expect(call).toContain("--form-string 'whatsapp=812-whatsapp' --form-string 'password=…'")
  expect(call).not.toContain('rahasia')
})

it('takes the calls of the target, and names those that the contract lacks', async () => {
  const other = { address: 'https://iklan.example/auth', response: { status: 500 } }
  const { result, unknown } = await judge(
    [{}, other, { kode: 'lama' }, { method: 'GET' }],
    ['https://api.masjid.example/v1'],
  )
  expect(result.findings).toEqual([])
  expect(result.calls).toBe(1)
  expect(unknown).toEqual(['auth/lama', 'GET auth/login'])
  const skipped = result.skipped.find(({ operation }) => operation === 'user/get_user')
  expect(skipped?.reason).toBe('not in the recording')
})

it('says why a file can’t be judged', async () => {
  const bare = judge([{ response: { content: { size: 61 } } }])
  await expect(bare).rejects.toThrow('without the bodies of answers (auth/login)')
  await expect(judge([])).rejects.toThrow('has no call of this contract')
  await expect(judge([{}], ['https://other.example'])).rejects.toThrow('is --target its backend?')
  const missing = checkHar(model, '/tidak/ada.har', { bases: [] })
  await expect(missing).rejects.toThrow('--har /tidak/ada.har: ENOENT')
})
