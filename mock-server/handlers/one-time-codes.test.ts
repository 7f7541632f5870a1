import { afterAll, beforeEach, expect, it } from 'vitest'
import { startStandIn } from '../start'
import { dev, wireCall } from '../calls-for-tests'

// The contract check (contract-kit/tests/stand-in.test.ts) tests the rest of codes and tokens. These tests set the clock,
// or look at what a real backend doesn't have.

const standIn = await startStandIn({ port: 0, quiet: true, log: () => undefined })
afterAll(() => standIn.close())
beforeEach(() => dev(standIn, 'POST', 'reset'))

const post = (kode: string, form: Record<string, string>) =>
  wireCall(standIn, { controller: 'auth', kode, form })

const AISYAH = '81234567890'
const SOMEBODY = '81377778888'
const request = (phoneNumber: string, keperluan: string) =>
  post('request_otp', { phoneNumber, keperluan })
const verify = (codeOTP: string) =>
  post('verify_otp', { phoneNumber: SOMEBODY, keperluan: 'daftar', codeOTP })
const pass = (minutes: number) => dev(standIn, 'POST', `clock?minutes=${minutes}`)

const member = (value: unknown, name: string) =>
  typeof value === 'object' && value !== null
    ? String(new Map(Object.entries(value)).get(name))
    : ''

/** The code that was sent to a number. */
const sent = async (phone: string) => member(await dev(standIn, 'GET', `otp/${phone}`), 'code')
/** Codes are from 10000 on. */
const WRONG = '00000'

it('a code is good for five minutes', async () => {
  await request(SOMEBODY, 'daftar')
  await pass(5)
  expect(await verify(await sent(SOMEBODY))).toMatchObject({
    status: 422,
    message: 'Masa berlaku kode ini telah habis. Minta kode baru.',
  })
})

it('a code can’t be guessed by asking for new ones', async () => {
  for (let round = 0; round < 3; round += 1) {
    await request(SOMEBODY, 'daftar')
    for (let tries = 0; tries < 5; tries += 1)
      expect(await verify(WRONG)).toMatchObject({ status: 422 })
    await pass(1)
  }
  await request(SOMEBODY, 'daftar')
  const refused = await verify(await sent(SOMEBODY))
  expect(refused).toMatchObject({ status: 429 })
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(50 * 60)
  await pass(60)
  await request(SOMEBODY, 'daftar')
  expect(await verify(await sent(SOMEBODY))).toMatchObject({ status: 200 })
})

it('a number without an account gets no message about a password that it hasn’t got', async () => {
  await request(SOMEBODY, 'lupa_sandi')
  expect(await dev(standIn, 'GET', `otp/${SOMEBODY}`)).toBeNull()
})

it.each([
  [14, 200],
  [15, 422],
])('a token is taken after %i minutes: %i', async (minutes, status) => {
  await request(SOMEBODY, 'daftar')
  const token = member((await verify(await sent(SOMEBODY))).data, 'token')
  await pass(minutes)
  const form = { whatsapp: SOMEBODY, fullname: 'Dewi Lestari', password: 'kata-sandi', token }
  expect(await post('register', form)).toMatchObject({ status })
})

it.each(['auth/request_otp', 'auth/verify_otp', 'auth/new-password#token'])(
  'a token is not asked for where %s is missing: that backend is of contract 1.0',
  async (name) => {
    standIn.state.offer.withhold(name)
    const form = { whatsapp: AISYAH, password: 'baru-sekali' }
    expect(await post('new-password', form)).toMatchObject({ status: 200 })
  },
)
