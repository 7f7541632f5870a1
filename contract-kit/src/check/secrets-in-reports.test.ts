import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { beforeEach, expect, it, vi } from 'vitest'
import * as standIns from '../stand-in'
import { membersOf } from './http/json'
import { contract, patient, testServers } from './command-for-tests'

const { closing, site } = testServers()
const kinds = ['html', 'json', 'junit', 'sarif']
let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'contract-secrets-'))
  closing.push(() => rm(folder, { recursive: true }))
})
const file = (name: string) => path.join(folder, name)
const reports = () => [
  ...kinds.flatMap((kind) => ['--report', kind, file(kind)]),
  ...['--report', 'github'],
]

/** What a run leaves behind: what it prints, and its reports. */
async function traces({ out, error }: Awaited<ReturnType<typeof contract>>): Promise<string> {
  const written = kinds.map((kind) => readFile(file(kind), 'utf8').catch(() => ''))
  return [out, error, ...(await Promise.all(written))].join('\n')
}

/** As it is, and as an answer, a form, an address and Base64 have it. */
const writingsOf = (text: string) => [
  text,
  JSON.stringify(text).slice(1, -1),
  encodeURIComponent(text),
  new URLSearchParams([['a', text]]).toString().slice(2),
  Buffer.from(text).toString('base64'),
]

/** A backend that tells everything it was sent, in words, in fields and as the name of a field, and lets everybody in. */
const echo = () =>
  site((request, response) => {
    void buffer(request).then(async (body) => {
      const type = request.headers['content-type'] ?? ''
      const form = type.startsWith('multipart/')
        ? [...(await new Response(body, { headers: { 'content-type': type } }).formData())]
        : []
      const { key = '', cookie = '' } = request.headers
      const sent = [
        String(key),
        cookie,
        ...form.map(([, value]) => (typeof value === 'string' ? value : '')),
      ]
      const said = [...sent, ...sent.flatMap(writingsOf)].filter((one) => one.length > 7)
      response.statusCode = request.headers['kode'] === 'login' && sent.length < 3 ? 401 : 200
      response.setHeader('content-type', 'application/json')
      response.setHeader('set-cookie', `sesi=${'s3s1'.repeat(5)}${form.length}; Path=/`)
      const data = Object.fromEntries(said.map((one, at) => [one, `${'-'.repeat(at % 70)}${one}`]))
      response.end(JSON.stringify({ status: false, message: `${said.join(' ')} `, data }))
    })
  })

it.each([
  ['kunci-yang-rahasia', 'S4ndi-biasa'],
  ['k3y "with" \\signs\\ & <tags>', `O'Hara "& <sandi>" \\ 100%+é 密码 🤲`],
  ['a/b+c=d?e&f$g`h`', `$(sandi) dua  spasi; {{x}}\tdan tab`],
])(
  'shows neither the key %j nor the password %j, nor a session, in any report',
  async (key, password) => {
    vi.stubEnv('CONTRACT_KEY', key)
    vi.stubEnv('CONTRACT_LOGIN', `81234567890:${password}`)
    const only = ['--only', 'auth/login,user/get_user,asset', ...patient]
    const left = await traces(await contract('--target', await echo(), ...only, ...reports()))
    vi.unstubAllEnvs()
    expect(left).toContain('auth/login')
    expect(left).toContain('does not conform')
    for (const secret of [key, password, `${password}-salah`, 's3s1'.repeat(5)])
      // Where an end was cut off, the beginning would be left.
      for (const text of writingsOf(secret))
        expect(left.includes(text.slice(0, 7)), text).toBe(false)
  },
)

it('shows no password in a crash', async () => {
  const password = 'rahasia di "tumpukan"'
  vi.spyOn(standIns, 'startStandIn').mockRejectedValue(new Error(`no ${JSON.stringify(password)}`))
  const { code, error } = await contract('--login', `81234567890:${password}`)
  expect(error).toContain('Could not check. Error: no "…"')
  expect(error).not.toContain('rahasia')
  expect(code).toBe(2)
})

it('shows none in a crash that nobody waits for', async () => {
  const script = `globalThis.fetch = () => {
    setImmediate(() => { throw new Error('no ' + process.env.CONTRACT_KEY) })
    return new Promise(() => {})
  }`
  const preload = `data:text/javascript,${encodeURIComponent(script)}`
  const main = fileURLToPath(new URL('./main.ts', import.meta.url))
  const args = ['--import', 'tsx', '--import', preload, main, '--target', 'http://localhost:9']
  const env = { ...process.env, CONTRACT_KEY: 'kunci-di-tumpukan' }
  const crash: unknown = await promisify(execFile)(process.execPath, args, { env }).catch(
    (error: unknown) => error,
  )
  expect(crash).toMatchObject({ code: 2 })
  const { stdout, stderr } = membersOf(crash)
  expect(String(stderr)).toContain('Could not check. Error: no …')
  expect(String(stderr) + String(stdout)).not.toContain('tumpukan')
})

it('shows no word of a password that stands without quotes', async () => {
  const { error } = await contract('--login', '81234567890:rahasia', 'sekali', '--write')
  expect(error).toContain("Unexpected argument '…'")
  expect(error).not.toContain('sekali')
})

it.each(['baris\nkedua', 'akhir\r\n', 'doa🤲doa', ' di tepi', 'é-latin'])(
  'refuses the key %j at the start, and does not show it',
  async (key) => {
    vi.stubEnv('CONTRACT_KEY', key)
    const { code, out, error } = await contract('--target', 'http://localhost:9', ...patient)
    vi.unstubAllEnvs()
    expect(error).toContain(
      'CONTRACT_KEY can’t be a header: it must be one line of printable ASCII',
    )
    expect(error + out).not.toContain(key.trim().slice(0, 4))
    expect(code).toBe(2)
  },
)

it('shows no password of an address, and none that a file has where it is no JSON', async () => {
  const address = await contract(
    '--target',
    'https://masjid:rahasia@api.masjid.example',
    '--key',
    'kunci-x',
  )
  expect(address.error).toContain('--target must be without a name and a password')
  expect(address.error).not.toContain('rahasia')
  await writeFile(file('check.json'), '{ "key": rahasia }')
  const broken = await contract('--config', file('check.json'))
  expect(broken.error).toContain('check.json: is no JSON')
  await writeFile(file('visit.har'), '{ "key": rahasia }')
  const recording = await contract('--har', file('visit.har'))
  expect(recording.error).toContain('visit.har: is no JSON')
  expect(broken.error + recording.error).not.toContain('rahasia')
})

it('shows of a recording neither key nor cookie nor what a form kept secret, wherever it came back', async () => {
  const secrets = ['kunci-di-rekaman', 'sesi-di-rekaman', 'sandi-di-rekaman', 'sesi-yang-baru']
  const [key = '', cookie = '', password = '', next = ''] = secrets
  const headers = {
    key,
    kode: 'login',
    cookie: `sesi=${cookie}`,
    origin: 'https://www.masjid.example',
  }
  const pairs = (all: object) =>
    Object.entries(all).map(([name, value]) => ({ name, value: String(value) }))
  const form = `--x\r\nContent-Disposition: form-data; name="password"\r\n\r\n${password}\r\n--x--\r\n`
  const entry = {
    request: {
      ...{ method: 'POST', url: 'https://api.masjid.example/auth', headers: pairs(headers) },
      postData: { mimeType: 'multipart/form-data; boundary=x', text: form },
    },
    response: {
      status: 500,
      headers: pairs({ 'content-type': 'text/html', 'set-cookie': `sesi=${next}; Path=/` }),
      content: {
        text: `tidak bisa: ${secrets.join(' ')} ${secrets.map(encodeURIComponent).join('&')}`,
      },
    },
  }
  await writeFile(file('visit.har'), JSON.stringify({ log: { entries: [entry] } }))
  const left = await traces(await contract('--har', file('visit.har'), ...reports()))
  expect(left).toContain('tidak bisa: … … … …')
  for (const secret of secrets) expect(left).not.toContain(secret)
})
