import type { Page } from '@playwright/test'
import { DEVELOPMENT_KEY } from '../../mock-server/start.ts'
import {
  aisyah,
  authScreen,
  choosePassword,
  codeCalls,
  enterSentCode,
  fillLogin,
  sentCode,
  startRegistration,
  stored,
} from './auth-support'
import { askForCode, edits, personalScreen, SAVED } from './profile-support'
import { logIn } from './program-support'
import type { StandInControl } from './support/stand-in'
import { axe, expect, screenshotSizes, test } from './support/test'

const phone = '81377778888'
/** The stand-in's codes begin with 10000. */
const WRONG = '00000'
const tag = { tag: '@1.1' }
const refused = /status of (404|409|422|429|500) .*\/(auth|user)$/

/** Time passes for the backend and for the page, whose clock was installed. */
async function pass(page: Page, standIn: StandInControl, minutes: number) {
  await standIn.moveClock(minutes)
  await page.clock.fastForward(minutes * 60_000)
}

/** The same call from elsewhere. */
async function call(standIn: StandInControl, kode: string, fields: Record<string, string>) {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  await fetch(`${standIn.url}/auth`, {
    method: 'POST',
    headers: { key: DEVELOPMENT_KEY, kode },
    body,
  })
}

/** Neither an axe finding nor a word outside the window, at the narrowest phone too. */
async function look(page: Page) {
  await axe(page)
  await page.setViewportSize(screenshotSizes.narrow)
  await expect(page).toFitTheWindow()
  await page.setViewportSize(screenshotSizes.phone)
}

test(
  'a registration whose code the browser never sees',
  tag,
  async ({ page, standIn, allowErrors }) => {
    allowErrors(refused)
    const screen = authScreen(page)
    await startRegistration(page, phone)
    const code = await sentCode(standIn, phone)
    expect(codeCalls(standIn).map(({ kode, form }) => [kode, form])).toEqual([
      ['request_otp', { phoneNumber: phone, keperluan: 'daftar' }],
    ])
    expect(JSON.stringify(await stored(page))).not.toContain(code)
    await expect(page.getByText(/^Masa berlaku kode 0[45]:\d\d$/)).toBeVisible()
    await expect(page.getByText(/^Kirim ulang OTP dalam 0[01]:\d\d$/)).toBeVisible()
    await expect(screen.resend).toHaveCount(0)
    await look(page)

    await page.keyboard.type(WRONG)
    await expect(screen.alert).toHaveText('Kode OTP tidak sesuai. Sisa 4 kali percobaan.')
    await expect(screen.code).toHaveValue('')
    await expect(screen.code).toBeFocused()
    await look(page)
    await page.reload()
    await expect(page).toHaveURL('/auth/verification')
    // A step back, and on again with the same number: that code is still the one.
    await page.getByRole('link', { name: 'Ubah nomor' }).click()
    await expect(screen.name).toHaveValue('Dewi Lestari')
    await screen.next.click()
    await screen.code.fill(code)
    await expect(page).toHaveURL('/auth/register/password')
    expect(codeCalls(standIn)).toHaveLength(1)

    await page.reload()
    await screen.password.fill('kata-sandi-dewi')
    await screen.confirmation.fill('kata-sandi-dewi')
    await screen.save.dblclick()
    await expect(page).toHaveURL('/auth/register/welcome')
    const [registered] = standIn.log('register').map(({ form }) => form)
    expect(registered).toMatchObject({ whatsapp: phone, token: expect.stringMatching(/^.{16,}$/) })
    expect(standIn.log('register')).toHaveLength(1)
    expect((await stored(page)).session).not.toContain(phone)
    await page.getByRole('link', { name: 'Jelajahi Sekarang' }).click()
    await fillLogin(page, { phone, password: 'kata-sandi-dewi', name: '' })
    await expect(page).toHaveURL('/profile')
  },
)

test(
  'a forgotten password tells nobody who has an account',
  tag,
  async ({ page, standIn, allowErrors }) => {
    allowErrors(refused)
    const screen = authScreen(page)
    await page.clock.install()
    await page.goto('/forgot-password')
    await screen.phone.fill('81999999999')
    await screen.send.click()
    await expect(page.getByText(/^Jika nomor ini terdaftar, kami mengirim/)).toBeVisible()
    expect(await standIn.otp('81999999999')).toBeNull()
    await page.getByRole('link', { name: 'Ubah nomor' }).click()
    await screen.phone.fill(aisyah.phone)
    await screen.send.click()
    await expect(page.getByText(/^Jika nomor ini terdaftar, kami mengirim/)).toBeVisible()

    const first = await sentCode(standIn, aisyah.phone)
    await pass(page, standIn, 5)
    await expect(page.getByText('telah habis')).toBeVisible()
    await screen.code.fill(first)
    await expect(screen.alert).toHaveText('Masa berlaku kode ini telah habis. Minta kode baru.')
    await screen.resend.click()
    await expect(page).toHaveShown('Jika nomor ini terdaftar, kode OTP baru telah dikirim.')
    await expect(screen.resend).toHaveCount(0)
    for (let left = 4; left > 0; left -= 1) {
      await screen.code.pressSequentially(WRONG)
      await expect(screen.alert).toHaveText(`Kode OTP tidak sesuai. Sisa ${left} kali percobaan.`)
    }
    await screen.code.pressSequentially(WRONG)
    const exhausted = 'Kode ini sudah lima kali salah dimasukkan. Minta kode baru.'
    await expect(screen.alert).toHaveText(exhausted)
    await enterSentCode(page, standIn, aisyah.phone)
    await expect(screen.alert).toHaveText(exhausted)
    await look(page)

    await pass(page, standIn, 1)
    await screen.resend.click()
    await expect(screen.alert).toHaveText('')
    // The button goes when the answer has come. Until then the last code is the old one.
    await expect(screen.resend).toHaveCount(0)
    await enterSentCode(page, standIn, aisyah.phone)
    await expect(page).toHaveURL('/forgot-password/new-password?state=forgot-password')
    await choosePassword(page, 'rahasia-baru')
    await expect(page).toHaveURL('/auth')
    await fillLogin(page, { ...aisyah, password: 'rahasia-baru' })
    await expect(page).toHaveURL('/profile')
  },
)

test(
  'too often: each says when to come back, and what was typed stays',
  tag,
  async ({ page, standIn, allowErrors }) => {
    allowErrors(refused)
    const screen = authScreen(page)
    await page.clock.install()
    const asked = { phoneNumber: phone, keperluan: 'daftar' }
    await call(standIn, 'request_otp', asked)
    await page.goto('/auth/register')
    await screen.name.fill('Dewi Lestari')
    await screen.phone.fill(phone)
    await screen.next.click()
    await expect(screen.alert).toHaveText(
      /^Terlalu banyak permintaan\. Coba lagi dalam (\d\d? detik|1 menit)\.$/,
    )
    await expect(screen.name).toHaveValue('Dewi Lestari')
    await pass(page, standIn, 1)
    await screen.next.click()
    await expect(page).toHaveURL('/auth/verification')

    // Somebody tries codes of this number: three times five.
    for (let round = 0; round < 3; round += 1) {
      for (let tries = 0; tries < 5; tries += 1)
        await call(standIn, 'verify_otp', { ...asked, codeOTP: WRONG })
      await pass(page, standIn, 1)
      if (round < 2) await call(standIn, 'request_otp', asked)
    }
    await screen.resend.click()
    await expect(screen.resend).toHaveCount(0)
    const code = await sentCode(standIn, phone)
    await screen.code.fill(code)
    await expect(screen.alert).toHaveText(
      /^Terlalu banyak permintaan\. Coba lagi dalam 5\d menit\.$/,
    )
    await expect(screen.code).toHaveValue(code)
    const again = page.getByRole('button', { name: /^Coba lagi/ })
    await expect(again).toBeDisabled()
    await expect(again).toHaveText(/^Coba lagi dalam 5\d:\d\d$/)
    await look(page)
    const before = standIn.log('verify_otp').length
    await pass(page, standIn, 60)
    await expect(again).toBeEnabled()
    await again.click()
    await expect(screen.alert).toHaveText('Masa berlaku kode ini telah habis. Minta kode baru.')
    expect(standIn.log('verify_otp')).toHaveLength(before + 1)
  },
)

test(
  'a code that was asked for just now is still the one, whatever was done between',
  tag,
  async ({ page, standIn }) => {
    const screen = authScreen(page)
    await startRegistration(page, phone)
    await page.getByRole('link', { name: 'Ubah nomor' }).click()
    await screen.phone.fill('81366665555')
    await screen.next.click()
    await screen.code.waitFor()
    // Leaving forgets what was entered.
    await page.getByRole('button', { name: 'Kembali' }).click()
    await page.getByRole('main').getByRole('link', { name: 'Masuk' }).click()
    await page.getByRole('link', { name: 'Daftar' }).click()
    await screen.name.fill('Dewi Lestari')
    await screen.phone.fill(phone)
    await screen.next.click()
    await expect(page.getByText(/^Kirim ulang OTP dalam 0[01]:\d\d$/)).toBeVisible()
    expect(codeCalls(standIn)).toHaveLength(2)
    await enterSentCode(page, standIn, phone)
    await expect(page).toHaveURL('/auth/register/password')
  },
)

test(
  'a number that has an account: its owner is told, and nobody else',
  tag,
  async ({ page, standIn, allowErrors }) => {
    allowErrors(refused)
    const screen = authScreen(page)
    await startRegistration(page, aisyah.phone)
    await enterSentCode(page, standIn, aisyah.phone)
    await choosePassword(page, 'kata-sandi')
    await expect(screen.alert).toHaveText('Nomor WhatsApp sudah terdaftar.')
    await expect(screen.password).toHaveValue('kata-sandi')
    await look(page)
    await page.getByRole('main').getByRole('link', { name: 'Masuk' }).click()
    await expect(page).toHaveURL('/auth')
  },
)

test(
  'a verification that has grown too old is begun anew, with the value kept',
  tag,
  async ({ page, standIn, allowErrors }) => {
    allowErrors(refused)
    await logIn(page, standIn)
    await page.clock.install()
    await page.goto('/profile/personal')
    await personalScreen(page).row('Email').click()
    const code = await askForCode(page, standIn, aisyah.phone)
    expect(codeCalls(standIn).map(({ form }) => form)).toEqual([
      { phoneNumber: aisyah.phone, keperluan: 'ubah_email' },
    ])
    const { save, alert, row } = personalScreen(page)
    const otp = page.getByLabel('Kode OTP')
    await otp.fill(WRONG)
    await expect(alert).toHaveText('Kode OTP tidak sesuai. Sisa 4 kali percobaan.')
    await look(page)
    await page.reload()
    await otp.fill(code)
    await expect(page).toHaveURL('/profile/personal?edit=email&state=edit')
    await page.getByLabel('Email').fill('aisyah@baru.id')
    await pass(page, standIn, 15)
    await save.click()
    await expect(alert).toHaveText(
      'Verifikasi nomor Anda sudah tidak berlaku. Minta kode OTP baru.',
    )
    await look(page)

    await page.getByRole('link', { name: 'Minta kode baru' }).click()
    await page.getByRole('button', { name: /Whatsapp/ }).click()
    await expect(page).toHaveURL(/state=verification$/)
    await otp.fill(await sentCode(standIn, aisyah.phone))
    await expect(page.getByLabel('Email')).toHaveValue('aisyah@baru.id')
    await save.dblclick()
    await expect(page).toHaveShown(SAVED)
    await expect(row('Email')).toContainText('aisyah@baru.id')
    const token = expect.stringMatching(/^.{16,}$/)
    expect(edits(standIn)).toEqual([
      { editValue: 'aisyah@baru.id', editType: 'email', token },
      { editValue: 'aisyah@baru.id', editType: 'email', token },
    ])
    await page.goto('/profile/personal?edit=email&state=edit')
    await expect(page).toHaveURL('/profile/personal?edit=email')
  },
)

test(
  'a code that could not be compared stays, and is sent again once',
  tag,
  async ({ page, standIn, allowErrors }) => {
    allowErrors(refused)
    const screen = authScreen(page)
    await startRegistration(page, phone)
    const code = await sentCode(standIn, phone)
    await standIn.breakService('backend')
    await screen.code.fill(code)
    await expect(screen.alert).toHaveText(
      'Server sedang mengalami gangguan. Coba lagi beberapa saat.',
    )
    await expect(screen.code).toHaveValue(code)
    await look(page)
    await standIn.mendService('backend')
    await standIn.hold('auth/verify_otp')
    const before = standIn.log('verify_otp').length
    await page.getByRole('button', { name: 'Coba lagi' }).dblclick()
    await expect(page.getByText('Memeriksa kode…')).toBeVisible()
    // What is typed meanwhile doesn't change what is compared.
    await screen.code.press('Backspace')
    await expect(screen.code).toHaveValue(code)
    await standIn.release('auth/verify_otp')
    await expect(page).toHaveURL('/auth/register/password')
    expect(standIn.log('verify_otp')).toHaveLength(before + 1)
  },
)

test(
  'a backend that loses the operation on the way says so, and the browser’s code takes over',
  tag,
  async ({ page, standIn, allowErrors }) => {
    allowErrors(refused)
    const screen = authScreen(page)
    await startRegistration(page, phone)
    await standIn.withhold('auth/verify_otp')
    await screen.code.fill('12345')
    await expect(screen.alert).toHaveText(
      'Verifikasi ini tidak dapat dilanjutkan karena layanan kami baru saja berubah.',
    )
    await look(page)
    await page.getByRole('link', { name: 'Mulai lagi' }).click()
    await expect(screen.name).toHaveValue('Dewi Lestari')
    await expect(screen.phone).toHaveValue(phone)
    await screen.next.click()
    await expect(page).toHaveURL('/auth/verification')
    expect(standIn.log('send_otp')).toHaveLength(1)
    await enterSentCode(page, standIn, phone)
    await choosePassword(page, 'kata-sandi')
    await expect(page).toHaveURL('/auth/register/welcome')
    expect(standIn.log('register')[0]?.form).not.toHaveProperty('token')
  },
)

test('a token that nobody would look at is not sent', tag, async ({ page, standIn }) => {
  const screen = authScreen(page)
  await startRegistration(page, phone)
  await enterSentCode(page, standIn, phone)
  await expect(page).toHaveURL('/auth/register/password')
  await standIn.withhold('auth/register#token')
  await page.reload()
  await choosePassword(page, 'kata-sandi')
  await expect(screen.alert).toHaveText(
    'Verifikasi ini tidak dapat dilanjutkan karena layanan kami baru saja berubah.',
  )
  expect(standIn.log('register')).toEqual([])
  await page.getByRole('link', { name: 'Minta kode baru' }).click()
  await screen.next.click()
  await expect(page).toHaveURL('/auth/verification')
  expect(standIn.log('send_otp')).toHaveLength(1)
})

for (const name of ['auth/request_otp', 'auth/verify_otp', 'auth/register#token'])
  test(`without ${name} all is as in contract 1.0`, tag, async ({ page, standIn }) => {
    await standIn.withhold(name)
    await startRegistration(page, phone)
    expect(codeCalls(standIn).map(({ kode, form }) => [kode, form])).toEqual([
      ['send_otp', { phoneNumber: phone, codeOTP: await sentCode(standIn, phone) }],
    ])
  })
