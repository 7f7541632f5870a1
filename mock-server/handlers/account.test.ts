import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type StandIn, startStandIn } from '../start'
import { dev, donate, login, wireCall } from '../calls-for-tests'

let standIn: StandIn
beforeAll(async () => {
  standIn = await startStandIn({ port: 0, quiet: true, log: () => undefined })
})
afterAll(() => standIn.close())
beforeEach(() => dev(standIn, 'POST', 'reset'))

const get = (controller: string, kode: string, query: Record<string, string> = {}, cookie = '') =>
  wireCall(standIn, { controller, kode, query, cookie })
const post = (controller: string, kode: string, form?: Record<string, string>, cookie = '') =>
  wireCall(standIn, { controller, kode, method: 'POST', cookie, ...(form ? { form } : {}) })

const AISYAH = { whatsapp: '81234567890', password: 'rahasia123' }
const asAisyah = () => login(standIn, AISYAH.whatsapp, AISYAH.password)

describe('a session', () => {
  it('is one cookie that scripts and other sites can’t use', async () => {
    const answer = await post('auth', 'login', AISYAH)
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^jejaring_session=[\w-]{32}; Path=\/; HttpOnly; SameSite=Lax$/),
    ])
  })

  it('ends with a logout, on the server too', async () => {
    const cookie = await asAisyah()
    expect(await post('user', 'get_user', undefined, cookie)).toMatchObject({
      status: 200,
      data: { nama: 'Aisyah Rahmawati', whatsapp: '81234567890' },
    })
    const answer = await post('auth', 'logout', undefined, cookie)
    expect(answer.headers.getSetCookie()).toEqual([
      'jejaring_session=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax',
    ])
    expect(await post('user', 'get_user', undefined, cookie)).toMatchObject({ status: 401 })
  })

  it('ends when the developer says so, whatever cookie the browser keeps', async () => {
    const cookie = await asAisyah()
    expect(await dev(standIn, 'POST', 'sessions/end')).toEqual({ ended: 1 })
    expect(await post('user', 'get_user', undefined, cookie)).toMatchObject({ status: 401 })
  })

  it('leaves no password in the log', async () => {
    await asAisyah()
    expect(JSON.stringify(await dev(standIn, 'GET', 'log'))).not.toContain(AISYAH.password)
  })

  it('is not given for a wrong password, nor told which was wrong', async () => {
    for (const form of [
      { ...AISYAH, password: 'salah-sekali' },
      { ...AISYAH, whatsapp: '81111111111' },
    ])
      expect(await post('auth', 'login', form)).toMatchObject({
        status: 401,
        message: 'Nomor WhatsApp atau kata sandi salah.',
      })
  })
})

describe('the profile', () => {
  it.each([
    ['fullname', 'Aisyah R.', 'nama', 'Aisyah R.'],
    ['whatsapp', '81298765432', 'whatsapp', '81298765432'],
    ['email', 'baru@contoh.id', 'email', 'baru@contoh.id'],
    ['birthdate', '1990-02-28', 'tgl_lahir', '1990-02-28'],
    ['address', 'Jl. Baru No. 1', 'alamat', 'Jl. Baru No. 1'],
    ['gender', 'Laki-laki', 'kelamin', 'Laki-laki'],
    ['greeting', 'Ibu', 'sapaan', 'Ibu'],
  ])('changes %s', async (editType, editValue, field, value) => {
    const cookie = await asAisyah()
    expect(await post('user', 'edit_profile', { editType, editValue }, cookie)).toMatchObject({
      status: 200,
    })
    expect((await post('user', 'get_user', undefined, cookie)).data).toHaveProperty(field, value)
  })

  it('keeps an uploaded picture and serves it', async () => {
    const cookie = await asAisyah()
    const editValue = 'data:image/gif;base64,R0lGODlhAQABAAAAACw='
    await post('user', 'edit_profile', { editType: 'avatar', editValue }, cookie)
    const { avatar } = standIn.state.accounts.find(AISYAH.whatsapp)?.user ?? {}
    const picture = await fetch(avatar ?? '')
    expect(picture.headers.get('content-type')).toBe('image/gif')
    expect(Buffer.from(await picture.arrayBuffer()).toString('latin1', 0, 6)).toBe('GIF89a')
  })

  it('refuses what is not so, in words', async () => {
    const cookie = await asAisyah()
    const edit = (editType: string, editValue: string) =>
      post('user', 'edit_profile', { editType, editValue }, cookie)
    expect(await edit('email', 'bukan email')).toMatchObject({
      status: 422,
      message: 'Email tidak valid',
    })
    expect(await edit('birthdate', '2001-02-30')).toMatchObject({ status: 422 })
    expect(await edit('whatsapp', '85711223344')).toMatchObject({
      status: 409,
      message: 'Nomor WhatsApp sudah digunakan akun lain.',
    })
  })
})

describe('registration and recovery', () => {
  const phoneNumber = '81377778888'

  it('goes from a code to an account that can log in', async () => {
    await post('auth', 'send_otp', { phoneNumber, codeOTP: '48213' })
    expect(await dev(standIn, 'GET', `otp/${phoneNumber}`)).toMatchObject({ code: '48213' })
    await post('auth', 'resend_otp', { phoneNumber, codeOTP: '55555' })
    expect(await dev(standIn, 'GET', `otp/0${phoneNumber}`)).toMatchObject({ code: '55555' })
    const form = { whatsapp: phoneNumber, fullname: 'Dewi Lestari', password: 'kata-sandi' }
    expect(await post('auth', 'register', form)).toMatchObject({ status: 200 })
    const cookie = await login(standIn, phoneNumber, 'kata-sandi')
    expect((await post('user', 'get_user', undefined, cookie)).data).toMatchObject({
      nama: 'Dewi Lestari',
      email: null,
    })
    expect(await post('auth', 'register', form)).toMatchObject({
      status: 409,
      message: 'Nomor WhatsApp sudah terdaftar.',
    })
  })

  it('refuses a registered number before its code is sent', async () => {
    expect(
      await post('auth', 'send_otp', { phoneNumber: AISYAH.whatsapp, codeOTP: '48213' }),
    ).toMatchObject({ status: 409 })
  })

  it('sets a new password for a number that has an account, in contract 1.0', async () => {
    standIn.state.offer.withhold('auth/new-password#token')
    const codeOTP = '48213'
    expect(await post('auth', 'forgot_password', { phoneNumber, codeOTP })).toMatchObject({
      status: 404,
      message: 'Nomor WhatsApp belum terdaftar.',
    })
    const known = { phoneNumber: AISYAH.whatsapp, codeOTP }
    expect(await post('auth', 'forgot_password', known)).toMatchObject({ status: 200 })
    const form = { whatsapp: AISYAH.whatsapp, fullname: '', password: 'baru-sekali' }
    const cookie = await asAisyah()
    expect(await post('auth', 'new-password', form)).toMatchObject({ status: 200 })
    expect(await post('user', 'get_user', undefined, cookie)).toMatchObject({ status: 401 })
    await login(standIn, AISYAH.whatsapp, 'baru-sekali')
    await expect(asAisyah()).rejects.toThrow('login answered 401')
  })

  it('passes a code on to the user who changes a number', async () => {
    const cookie = await asAisyah()
    await post('user', 'send_otp', { codeOTP: '12345', verifWith: 'whatsapp' }, cookie)
    expect(await dev(standIn, 'GET', `otp/${AISYAH.whatsapp}`)).toMatchObject({ code: '12345' })
  })
})

it('makes a fundraiser of a user, once', async () => {
  const cookie = await asAisyah()
  expect(await get('fundraiser', 'get_user', {}, cookie)).toMatchObject({ status: 200, data: null })
  expect(await post('fundraiser', 'register', undefined, cookie)).toMatchObject({ status: 200 })
  expect(await get('fundraiser', 'get_user', {}, cookie)).toMatchObject({
    data: { kode_ref: 'AISYAH890' },
  })
  expect(await post('fundraiser', 'register', undefined, cookie)).toMatchObject({ status: 409 })
})

it('forgets everything at a reset', async () => {
  const code = await donate(standIn)
  const cookie = await asAisyah()
  await dev(standIn, 'POST', 'clock?minutes=600')
  await dev(standIn, 'POST', 'reset')
  expect(await get('transaction', 'getTransaction', { codeDonate: code })).toMatchObject({
    status: 404,
  })
  expect(await post('user', 'get_user', undefined, cookie)).toMatchObject({ status: 401 })
  const before = Date.now()
  const now = standIn.state.now().getTime()
  expect(now).toBeGreaterThanOrEqual(before)
  expect(now).toBeLessThanOrEqual(Date.now())
  expect(standIn.log.entries).toHaveLength(2)
})
