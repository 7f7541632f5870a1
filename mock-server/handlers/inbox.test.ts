import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { listen } from '../../scripts/setup/listen.mjs'
import { dev, login, wireCall } from '../calls-for-tests'
import { type StandIn, startStandIn } from '../start'

let standIn: StandIn
/** A push service on this machine: what it got, and what it answers. */
const service = createServer((request, response) => {
  void buffer(request).then((body) => {
    got.push({ headers: request.headers, body })
    response.writeHead(answer).end()
  })
})
let got: { headers: IncomingHttpHeaders; body: Buffer }[] = []
let answer = 201
let endpoint = ''

const browser = createECDH('prime256v1')
const p256dh = browser.generateKeys('base64url')
const secret = randomBytes(16)
const auth = secret.toString('base64url')

const AISYAH = ['81234567890', 'rahasia123'] as const
const BUDI = ['85711223344', 'rahasia456'] as const

beforeAll(async () => {
  standIn = await startStandIn({ port: 0, quiet: true, silent: true })
  endpoint = `https://localhost:${await listen(service, { port: 0, host: null })}/push/1`
})
afterAll(async () => {
  service.close()
  service.closeAllConnections()
  await standIn.close()
})
beforeEach(() => {
  standIn.state.reset()
  got = []
  answer = 201
})

const store = (cookie: string, form: Record<string, string> = { endpoint, p256dh, auth }) =>
  wireCall(standIn, { controller: 'user', kode: 'store_push', form, cookie })

/** A new message for Aisyah, once it was pushed to whom it may. */
async function write() {
  const { accounts, inbox, push } = standIn.state
  const account = accounts.find(AISYAH[0])
  if (!account) throw new Error('no such account')
  const message = inbox.add(account, {
    ...{ jenis: 'donasi', judul: 'Donasi Rp 50.000', teks: 'Atas nama Aisyah' },
    ...{ waktu: standIn.state.nowWib(), tautan: '/donation/DN-1' },
  })
  await push.send(message, (session) => accounts.bySession(session) === account)
  return message
}

/** Decrypts aes128gcm (RFC 8188) with the browser's keys (RFC 8291). */
function read(body: Buffer): unknown {
  const [salt, length] = [body.subarray(0, 16), body.readUInt8(20)]
  const [theirs, sealed] = [body.subarray(21, 21 + length), body.subarray(21 + length)]
  const hkdf = (salted: Buffer, key: Buffer, info: Buffer | string, size: number) =>
    Buffer.from(hkdfSync('sha256', key, salted, info, size))
  const both = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), theirs])
  const key = hkdf(secret, browser.computeSecret(theirs), both, 32)
  const decipher = createDecipheriv(
    'aes-128-gcm',
    hkdf(salt, key, 'Content-Encoding: aes128gcm\0', 16),
    hkdf(salt, key, 'Content-Encoding: nonce\0', 12),
  )
  decipher.setAuthTag(sealed.subarray(-16))
  const text = decipher.update(sealed.subarray(0, -16)).toString('utf8')
  return JSON.parse(text.slice(0, text.lastIndexOf('}') + 1))
}

it('pushes of a message its id and where it leads, signed, and nothing else', async () => {
  await store(await login(standIn, ...AISYAH))
  const { id } = await write()
  expect(got).toHaveLength(1)
  const [{ headers, body } = { headers: {}, body: Buffer.alloc(0) }] = got
  expect(headers['content-encoding']).toBe('aes128gcm')
  const vapid = new RegExp(`^vapid t=[\\w.-]+, k=${standIn.state.offer.listed.settings.vapid_key}$`)
  expect(headers.authorization).toMatch(vapid)
  expect(read(body)).toEqual({ id, tautan: '/donation/DN-1' })
})

it.each<[string, (cookie: string) => Promise<unknown>, number]>([
  ['again from the same browser', (cookie) => store(cookie), 1],
  ['and then it was taken away', (cookie) => store(cookie, { endpoint }), 0],
  [
    'and then it was logged out',
    (cookie) => wireCall(standIn, { controller: 'auth', kode: 'logout', method: 'POST', cookie }),
    0,
  ],
  ['and then by another account', async () => store(await login(standIn, ...BUDI)), 0],
  [
    'and another account takes it away',
    async () => store(await login(standIn, ...BUDI), { endpoint }),
    1,
  ],
  ['and one key came alone', (cookie) => store(cookie, { endpoint, auth }), 1],
])('stored %s: pushes %i times', async (_, then, times) => {
  const cookie = await login(standIn, ...AISYAH)
  await store(cookie)
  await then(cookie)
  await write()
  expect(got).toHaveLength(times)
})

it.each([
  [404, []],
  [410, []],
  [429, ['kept']],
  [500, ['kept']],
])('after a %i of the push service: %j', async (status, left) => {
  await store(await login(standIn, ...AISYAH))
  answer = status
  await write()
  expect(standIn.state.push.endpoints).toEqual(left.map(() => endpoint))
})

it('calls nobody outside this machine', async () => {
  const outside = 'https://push.example/1'
  await store(await login(standIn, ...AISYAH), { endpoint: outside, p256dh, auth })
  await write()
  expect(got).toEqual([])
  expect(standIn.state.push.endpoints).toEqual([outside])
})

it('writes to one account by a hook', async () => {
  await dev(standIn, 'POST', `inbox/${BUDI[0]}?judul=Halo&tautan=/zakat`)
  const titles = async (account: readonly [string, string]) => {
    const cookie = await login(standIn, ...account)
    const { text } = await wireCall(standIn, { controller: 'user', kode: 'get_inbox', cookie })
    return text
  }
  expect(await titles(BUDI)).toContain('Halo')
  expect(await titles(AISYAH)).not.toContain('Halo')
})
