import { afterAll, beforeEach, expect, it } from 'vitest'
import { startStandIn } from '../start'
import { dev, donate, login, wireCall } from '../calls-for-tests'

// The contract check (contract-kit/tests/stand-in.test.ts) tests the rest of accounts. A real backend has none of this.

const standIn = await startStandIn({ port: 0, quiet: true, log: () => undefined })
afterAll(() => standIn.close())
beforeEach(() => dev(standIn, 'POST', 'reset'))

const post = (controller: string, kode: string, cookie: string, form?: Record<string, string>) =>
  wireCall(standIn, { controller, kode, method: 'POST', cookie, ...(form ? { form } : {}) })

const AISYAH = '81234567890'
const asAisyah = () => login(standIn, AISYAH, 'rahasia123')

it('ends a session when the developer says so, whatever cookie the browser keeps', async () => {
  const cookie = await asAisyah()
  expect(await dev(standIn, 'POST', 'sessions/end')).toEqual({ ended: 1 })
  expect(await post('user', 'get_user', cookie)).toMatchObject({ status: 401 })
})

it('keeps an uploaded picture and serves it', async () => {
  const cookie = await asAisyah()
  const editValue = 'data:image/gif;base64,R0lGODlhAQABAAAAACw='
  await post('user', 'edit_profile', cookie, { editType: 'avatar', editValue })
  const { avatar } = standIn.state.accounts.find(AISYAH)?.user ?? {}
  const picture = await fetch(avatar ?? '')
  expect(picture.headers.get('content-type')).toBe('image/gif')
  expect(Buffer.from(await picture.arrayBuffer()).toString('latin1', 0, 6)).toBe('GIF89a')
})

it('tells the developer each code that it was asked to pass on', async () => {
  const cookie = await asAisyah()
  const somebody = '81377778888'
  for (const [call, phoneNumber, codeOTP] of [
    ['auth/send_otp', somebody, '48213'],
    ['auth/resend_otp', somebody, '55555'],
    ['auth/forgot_password', AISYAH, '66666'],
    ['user/send_otp', AISYAH, '12345'],
  ] as const) {
    const [controller = '', kode = ''] = call.split('/')
    const to = controller === 'user' ? { verifWith: 'whatsapp' } : { phoneNumber }
    await post(controller, kode, cookie, { codeOTP, ...to })
    expect(await dev(standIn, 'GET', `otp/0${phoneNumber}`), call).toMatchObject({ code: codeOTP })
  }
})

it('forgets everything at a reset', async () => {
  const code = await donate(standIn)
  const cookie = await asAisyah()
  await dev(standIn, 'POST', 'clock?minutes=600')
  await dev(standIn, 'POST', 'reset')
  expect(standIn.state.donations.get(code)).toBeUndefined()
  expect(await post('user', 'get_user', cookie)).toMatchObject({ status: 401 })
  const before = Date.now()
  const now = standIn.state.now().getTime()
  expect(now).toBeGreaterThanOrEqual(before)
  expect(now).toBeLessThanOrEqual(Date.now())
  expect(standIn.log.entries).toHaveLength(1)
})
