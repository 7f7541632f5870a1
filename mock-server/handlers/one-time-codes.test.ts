import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type StandIn, startStandIn } from '../start'
import { dev, login, wireCall } from '../calls-for-tests'

let standIn: StandIn
beforeAll(async () => {
  standIn = await startStandIn({ port: 0, quiet: true, log: () => undefined })
})
afterAll(() => standIn.close())
beforeEach(() => dev(standIn, 'POST', 'reset'))

const post = (controller: string, kode: string, form: Record<string, string>, cookie = '') =>
  wireCall(standIn, { controller, kode, form, cookie })

const AISYAH = '81234567890'
const SOMEBODY = '81377778888'
const asAisyah = () => login(standIn, AISYAH, 'rahasia123')
const request = (phoneNumber: string, keperluan: string, cookie = '') =>
  post('auth', 'request_otp', { phoneNumber, keperluan }, cookie)
const verify = (phoneNumber: string, keperluan: string, codeOTP: string, cookie = '') =>
  post('auth', 'verify_otp', { phoneNumber, keperluan, codeOTP }, cookie)
const pass = (minutes: number) => dev(standIn, 'POST', `clock?minutes=${minutes}`)

const member = (value: unknown, name: string) =>
  typeof value === 'object' && value !== null
    ? String(new Map(Object.entries(value)).get(name))
    : ''

/** The code that was sent to a number. */
const sent = async (phone: string) => member(await dev(standIn, 'GET', `otp/${phone}`), 'code')
/** Codes are from 10000 on. */
const WRONG = '00000'

/** Asks for a code and enters it. @returns the token */
async function prove(phone: string, purpose: string, cookie = ''): Promise<string> {
  await request(phone, purpose, cookie)
  return member((await verify(phone, purpose, await sent(phone), cookie)).data, 'token')
}

describe('a code', () => {
  it('is made here, told to nobody but the number, and gives a token', async () => {
    const asked = await request(SOMEBODY, 'daftar')
    const code = await sent(SOMEBODY)
    expect(code).toMatch(/^\d{5}$/)
    expect(asked.text).not.toContain(code)
    const start = Date.parse(`${member(asked.data, 'kirim_ulang_setelah').replace(' ', 'T')}+07:00`)
    const end = Date.parse(`${member(asked.data, 'berlaku_sampai').replace(' ', 'T')}+07:00`)
    expect(end - start).toBe(4 * 60_000)
    expect(await verify(`0${SOMEBODY}`, 'daftar', code)).toMatchObject({ status: 200 })
    expect(await verify(SOMEBODY, 'daftar', code)).toMatchObject({
      status: 422,
      message: 'Kode ini sudah dipakai. Minta kode baru.',
    })
  })

  it('is good for five minutes', async () => {
    await request(SOMEBODY, 'daftar')
    await pass(5)
    expect(await verify(SOMEBODY, 'daftar', await sent(SOMEBODY))).toMatchObject({
      status: 422,
      message: 'Masa berlaku kode ini telah habis. Minta kode baru.',
    })
  })

  it('ends after five wrong tries', async () => {
    await request(SOMEBODY, 'daftar')
    const code = await sent(SOMEBODY)
    for (const left of [4, 3, 2, 1])
      expect(await verify(SOMEBODY, 'daftar', WRONG)).toMatchObject({
        status: 422,
        message: `Kode OTP tidak sesuai. Sisa ${left} kali percobaan.`,
      })
    for (const entered of [WRONG, code])
      expect(await verify(SOMEBODY, 'daftar', entered)).toMatchObject({
        status: 422,
        message: 'Kode ini sudah lima kali salah dimasukkan. Minta kode baru.',
      })
  })

  it('is for its number and purpose alone', async () => {
    await request(AISYAH, 'daftar')
    const code = await sent(AISYAH)
    for (const [phone, purpose] of [
      [AISYAH, 'lupa_sandi'],
      [SOMEBODY, 'daftar'],
    ] as const)
      expect(await verify(phone, purpose, code)).toMatchObject({ status: 422 })
    expect(await verify(AISYAH, 'daftar', code)).toMatchObject({ status: 200 })
  })

  it('is sent again after a minute, and then the former one is no good', async () => {
    await request(SOMEBODY, 'daftar')
    const former = await sent(SOMEBODY)
    const again = await request(SOMEBODY, 'daftar')
    expect(again).toMatchObject({ status: 429 })
    const seconds = Number(again.headers.get('retry-after'))
    expect(seconds).toBeGreaterThan(50)
    expect(seconds).toBeLessThanOrEqual(60)
    await pass(1)
    expect(await request(SOMEBODY, 'daftar')).toMatchObject({ status: 200 })
    const code = await sent(SOMEBODY)
    if (code !== former)
      expect(await verify(SOMEBODY, 'daftar', former)).toMatchObject({ status: 422 })
    expect(await verify(SOMEBODY, 'daftar', code)).toMatchObject({ status: 200 })
  })

  it('can’t be guessed by asking for new ones', async () => {
    for (let round = 0; round < 3; round += 1) {
      await request(SOMEBODY, 'daftar')
      for (let tries = 0; tries < 5; tries += 1)
        expect(await verify(SOMEBODY, 'daftar', WRONG)).toMatchObject({ status: 422 })
      await pass(1)
    }
    await request(SOMEBODY, 'daftar')
    const refused = await verify(SOMEBODY, 'daftar', await sent(SOMEBODY))
    expect(refused).toMatchObject({ status: 429 })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(50 * 60)
    await pass(60)
    await request(SOMEBODY, 'daftar')
    expect(await verify(SOMEBODY, 'daftar', await sent(SOMEBODY))).toMatchObject({ status: 200 })
  })
})

describe('who has an account', () => {
  it.each(['daftar', 'lupa_sandi'])('is not told by %s', async (purpose) => {
    const known = await request(AISYAH, purpose)
    const unknown = await request(SOMEBODY, purpose)
    expect(unknown).toMatchObject({ status: 200, message: known.message })
    expect(Object.keys(unknown.data ?? {})).toEqual(Object.keys(known.data ?? {}))
    const wrongOfKnown = await verify(AISYAH, purpose, WRONG)
    expect(await verify(SOMEBODY, purpose, WRONG)).toMatchObject({
      status: 422,
      message: wrongOfKnown.message,
    })
  })

  it('gets no message about a password that it hasn’t got', async () => {
    await request(SOMEBODY, 'lupa_sandi')
    expect(await dev(standIn, 'GET', `otp/${SOMEBODY}`)).toBeNull()
  })
})

describe('a change of the account', () => {
  it('is asked for by the account, for its own number', async () => {
    expect(await request(AISYAH, 'ubah_nomor')).toMatchObject({ status: 401 })
    expect(await verify(AISYAH, 'ubah_email', WRONG)).toMatchObject({ status: 401 })
    const cookie = await asAisyah()
    expect(await request(SOMEBODY, 'ubah_nomor', cookie)).toMatchObject({ status: 422 })
    expect(await request(AISYAH, 'ubah_nomor', cookie)).toMatchObject({ status: 200 })
  })
})

describe('a token', () => {
  const registration = { whatsapp: SOMEBODY, fullname: 'Dewi Lestari', password: 'kata-sandi' }
  const refused = {
    status: 422,
    message: 'Verifikasi nomor Anda sudah tidak berlaku. Minta kode OTP baru.',
  }

  it('registers its own number, once, within fifteen minutes', async () => {
    const token = await prove(SOMEBODY, 'daftar')
    const other = { ...registration, whatsapp: '81377779999' }
    expect(await post('auth', 'register', { ...other, token })).toMatchObject(refused)
    // What is refused for another reason doesn't use it up.
    expect(await post('auth', 'register', { ...registration, fullname: ' ', token })).toMatchObject(
      { status: 422, message: 'Nama diisi 1 sampai 30 karakter.' },
    )
    await pass(14)
    expect(await post('auth', 'register', { ...registration, token })).toMatchObject({
      status: 200,
    })
    expect(standIn.state.oneTimeCodes.accepts(token, SOMEBODY, 'daftar', standIn.state.now())).toBe(
      false,
    )
  })

  it('is too old after fifteen minutes', async () => {
    const token = await prove(SOMEBODY, 'daftar')
    await pass(15)
    expect(await post('auth', 'register', { ...registration, token })).toMatchObject(refused)
  })

  it('sets a password for what it was given for', async () => {
    const form = { whatsapp: AISYAH, password: 'baru-sekali' }
    const wrong = await prove(AISYAH, 'daftar')
    expect(await post('auth', 'new-password', { ...form, token: wrong })).toMatchObject(refused)
    const token = await prove(AISYAH, 'lupa_sandi')
    expect(await post('auth', 'new-password', { ...form, token })).toMatchObject({ status: 200 })
    expect(await post('auth', 'new-password', { ...form, token })).toMatchObject(refused)
    await login(standIn, AISYAH, 'baru-sekali')
  })

  it('is what a new password needs, for numbers with and without an account alike', async () => {
    for (const whatsapp of [AISYAH, SOMEBODY])
      for (const form of [{}, { token: 'token-yang-tidak-pernah-diberikan' }])
        expect(
          await post('auth', 'new-password', { whatsapp, password: 'milik-orang-lain', ...form }),
        ).toMatchObject(refused)
    await asAisyah()
  })

  it.each(['auth/request_otp', 'auth/verify_otp', 'auth/new-password#token'])(
    'is not asked for where %s is missing: that backend is of contract 1.0',
    async (name) => {
      standIn.state.offer.withhold(name)
      const form = { whatsapp: AISYAH, password: 'baru-sekali' }
      expect(await post('auth', 'new-password', form)).toMatchObject({ status: 200 })
    },
  )

  it.each([
    ['whatsapp', '81298765432', 'ubah_nomor', 'ubah_email'],
    ['email', 'baru@contoh.id', 'ubah_email', 'ubah_nomor'],
  ])('changes the %s', async (editType, editValue, purpose, otherPurpose) => {
    const cookie = await asAisyah()
    const edit = (token: string) =>
      post('user', 'edit_profile', { editType, editValue, token }, cookie)
    expect(await edit(await prove(AISYAH, otherPurpose, cookie))).toMatchObject(refused)
    const token = await prove(AISYAH, purpose, cookie)
    expect(await edit(token)).toMatchObject({ status: 200 })
    expect(await edit(token)).toMatchObject(refused)
  })
})
