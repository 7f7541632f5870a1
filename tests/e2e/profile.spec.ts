import { writeFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { aisyah, fillLogin } from './auth-support'
import { give } from './checkout-support'
import {
  askForCode,
  change,
  edits,
  personalScreen,
  photo,
  REQUIRED,
  SAVED,
} from './profile-support'
import { accounts, endSession, logIn } from './program-support'
import { noisyCanvas } from './support/noisy-canvas'
import { axe, expect, screenshotSizes, test } from './support/test'

/** The red of what is wrong, `--jm-danger`. */
const DANGER = 'rgb(180, 35, 24)'

test('the card, the menu, and the way out', { tag: '@same' }, async ({ page, standIn }) => {
  await logIn(page, standIn)
  await page.goto('/profile')
  await expect(page.getByRole('heading', { name: 'Aisyah Rahmawati' })).toBeVisible()
  await expect(page.getByText(/^Bergabung sejak \d+ \S+ \d{4}$/)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Riwayat Donasi' })).toHaveAttribute(
    'href',
    '/profile/donasi',
  )
  await expect(page.getByRole('button', { name: 'Kumpulan Doa Segera hadir' })).toBeDisabled()
  await expect(page.getByRole('link', { name: 'Pengaturan' })).toHaveAttribute(
    'href',
    '/pengaturan',
  )
  await axe(page)
  await page.setViewportSize(screenshotSizes.narrow)
  await expect(page).toFitTheWindow()

  await page.getByRole('button', { name: 'Keluar' }).click()
  await expect(page).toHaveURL('/auth')
  expect(standIn.log('logout')).toHaveLength(1)
  // Gone for good, and with a way back for the next user.
  await page.goto('/profile/personal?edit=address')
  await expect(page).toHaveURL('/auth')
  expect(await page.evaluate(() => localStorage.getItem('redirect_after_login'))).toBe(
    '/profile/personal?edit=address',
  )
})

test(
  'without an answer neither a fundraiser’s code nor the invitation is shown',
  { tag: '@same' },
  async ({ page, standIn, allowErrors }) => {
    allowErrors(/status of 500/)
    const invitation = page.getByRole('link', { name: 'Daftar Fundraiser' })
    const row = page.getByRole('listitem').filter({ hasText: 'Fundraiser' })
    await logIn(page, standIn, accounts.fundraiser)
    await page.goto('/profile')
    await expect(page.getByRole('heading', { name: 'Fauzan Hakim' })).toBeVisible()
    await expect(row).toContainText('FAUZAN82')
    await axe(page)
    await page.setViewportSize(screenshotSizes.narrow)
    await expect(page).toFitTheWindow()

    await page.getByRole('link', { name: 'Profil Saya' }).click()
    // The address changes a moment before the page: going back then would leave the first one standing.
    await expect(page.getByRole('heading', { level: 1, name: 'Profil Saya' })).toBeVisible()
    await expect(page).toHaveURL('/profile/personal')
    await standIn.breakService('backend')
    await page.goBack()
    await expect(row).toContainText('Gagal dimuat.')
    await expect(row).not.toContainText('FAUZAN82')
    await expect(invitation).toHaveCount(0)
    await standIn.mendService('backend')
    await row.getByRole('button', { name: 'Coba lagi' }).click()
    await expect(row).toContainText('FAUZAN82')
  },
)

test(
  'a profile just begun is completed, field by field',
  { tag: ['@same', '@quick'] },
  async ({ page, standIn }) => {
    await logIn(page, standIn, accounts.nearlyEmpty)
    await page.goto('/profile')
    await page.getByRole('link', { name: 'Profil Saya' }).click()
    const { row, save } = personalScreen(page)
    await expect(page.getByText('(Belum Lengkap)')).toHaveCount(5)
    await expect(row('Nomor Whatsapp')).toContainText('+62 85711223344')
    await axe(page)

    await change(page, 'Nama', async () => {
      const name = page.getByLabel('Nama')
      await expect(page.getByText('12/30')).toBeVisible()
      await name.fill('')
      await expect(page.getByText('0/30')).toBeVisible()
      await expect(page.getByText(REQUIRED)).toBeHidden()
      await save.click()
      await expect(page.getByText(REQUIRED)).toBeVisible()
      await expect(name).toBeFocused()
      await name.fill('x'.repeat(31))
      await save.click()
      await expect(page.getByText('Maksimal 30 karakter')).toBeVisible()
      // HTML in a name is a name.
      await name.fill('<img src=x onerror=alert(1)>')
    })
    await expect(row('Nama')).toContainText('<img src=x onerror=alert(1)>')

    await change(page, 'Alamat', async () => {
      await page.getByLabel('Alamat').fill('y'.repeat(51))
      await page.getByLabel('Alamat').blur()
      await expect(page.getByText('Maksimal 50 karakter')).toBeVisible()
      await expect(page.getByText('51/50')).toHaveCSS('color', DANGER)
      await page.getByLabel('Alamat').fill('Jl. Melati No. 1, Bandung')
      await expect(page.getByText('25/50')).not.toHaveCSS('color', DANGER)
    })
    await change(page, 'Jenis Kelamin', async () => {
      await save.click()
      await expect(page.getByText(REQUIRED)).toBeVisible()
      await page.getByRole('radio', { name: 'Laki-laki' }).check()
    })
    await change(page, 'Sapaan', () => page.getByRole('radio', { name: 'Mas' }).check())
    await change(page, 'Tanggal Lahir', async () => {
      const date = page.getByLabel('Tanggal Lahir')
      await expect(date).toHaveAttribute('readonly')
      await date.press('Enter')
      const calendar = page.getByRole('dialog', { name: 'Pilih tanggal' })
      await calendar.getByRole('button', { name: '1992', exact: true }).click()
      await calendar.getByRole('button', { name: 'Agt' }).click()
      await expect(calendar.getByRole('columnheader').first()).toHaveText('Sn')
      await axe(page)
      await calendar.getByRole('button', { name: '17 Agustus 1992' }).click()
      await expect(date).toHaveValue('17 Agustus 1992')
    })
    await expect(row('Tanggal Lahir')).toContainText('17 Agustus 1992')

    expect(edits(standIn)).toEqual([
      { editValue: '<img src=x onerror=alert(1)>', editType: 'fullname' },
      { editValue: 'Jl. Melati No. 1, Bandung', editType: 'address' },
      { editValue: 'Laki-laki', editType: 'gender' },
      { editValue: 'Mas', editType: 'greeting' },
      { editValue: '1992-08-17', editType: 'birthdate' },
    ])
    // The server has them too, and one "back" leads out of the profile's data.
    await page.reload()
    await expect(page.getByText('(Belum Lengkap)')).toHaveCount(1)
    await page.getByRole('button', { name: 'Kembali' }).click()
    await expect(page).toHaveURL('/profile')
    await expect(page.getByRole('heading', { name: '<img src=x onerror=alert(1)>' })).toBeVisible()
  },
)

test('the email is changed after a code', async ({ page, standIn }) => {
  await standIn.withhold('auth/request_otp')
  await logIn(page, standIn)
  await page.goto('/profile/personal')
  await personalScreen(page).row('Email').click()
  const code = await askForCode(page, standIn, '81234567890')
  const sent = standIn.log('send_otp').map(({ form }) => form)
  expect(sent).toEqual([{ codeOTP: code, verifWith: 'whatsapp' }])
  const otp = page.getByLabel('Kode OTP')
  await otp.fill(code === '12345' ? '12346' : '12345')
  await expect(page.getByText('Kode OTP tidak sesuai')).toBeVisible()
  await axe(page)
  await page.reload()
  await otp.fill(code)
  await expect(page).toHaveURL('/profile/personal?edit=email&state=edit')

  const { save, row } = personalScreen(page)
  const email = page.getByLabel('Email')
  await email.fill('bukan-email')
  await save.click()
  await expect(page.getByText('Email tidak valid')).toBeVisible()
  await email.fill('aisyah@baru.id')
  await save.dblclick()
  await expect(page).toHaveShown(SAVED)
  await expect(row('Email')).toContainText('aisyah@baru.id')
  expect(edits(standIn)).toEqual([{ editValue: 'aisyah@baru.id', editType: 'email' }])
  // One code, one change.
  await page.goto('/profile/personal?edit=email&state=edit')
  await expect(page).toHaveURL('/profile/personal?edit=email')
})

test('a change of the email that began at its own address', async ({ page, standIn }) => {
  await logIn(page, standIn)
  await page.goto('/profile/personal?edit=email')
  const code = await askForCode(page, standIn, '81234567890')
  await page.getByLabel('Kode OTP').fill(code)
  const { save, row } = personalScreen(page)
  await page.getByLabel('Email').fill('aisyah@baru.id')
  await save.click()
  await expect(page).toHaveShown(SAVED)
  await expect(row('Email')).toContainText('aisyah@baru.id')
  await expect(page).toHaveURL('/profile/personal')
  // Nothing is left of the code that was used.
  await page.goBack()
  await expect(page).toHaveURL('/profile/personal?edit=email')
  await expect(page.getByRole('link', { name: 'Ubah' })).toBeVisible()
})

test('a new phone number is the new login', async ({ page, standIn, allowErrors }) => {
  allowErrors(/status of 409/)
  await logIn(page, standIn)
  await page.goto('/profile/personal')
  await personalScreen(page).row('Nomor Whatsapp').click()
  const code = await askForCode(page, standIn, '81234567890')
  await page.getByLabel('Kode OTP').fill(code)
  const { save, alert } = personalScreen(page)
  const phone = page.getByLabel('Nomor Whatsapp')
  await phone.fill('8571122334a')
  await save.click()
  await expect(page.getByText('Nomor Whatsapp harus berupa angka')).toBeVisible()
  await phone.fill('٠٨٥٧ ١١٢٢ ٣٣٤٤')
  await phone.blur()
  await expect(phone).toHaveValue('85711223344')
  // Somebody else's number: the server's own words, and what was typed stays.
  await phone.fill('0857-1122-3344')
  await save.click()
  await expect(alert).toHaveText('Nomor WhatsApp sudah digunakan akun lain.')
  await expect(phone).toHaveValue('85711223344')
  await axe(page)

  await phone.fill('0812 9999 0000')
  await save.click()
  await expect(page).toHaveURL('/auth')
  expect(edits(standIn).at(-1)).toMatchObject({ editValue: '81299990000', editType: 'whatsapp' })
  expect(standIn.log('logout')).toHaveLength(1)

  await expect(page).toHaveShown('Silakan masuk dengan nomor baru.')
  await fillLogin(page, { ...aisyah, phone: '81299990000' })
  await expect(page).toHaveURL('/profile')
  await page.getByRole('link', { name: 'Profil Saya' }).click()
  await expect(page).toHaveShown(SAVED)
  await expect(page.getByText('+62 81299990000')).toBeVisible()
})

test(
  'the photo: picked, cropped, scaled down, sent',
  { tag: '@same' },
  async ({ page, context, standIn, allowErrors }, testInfo) => {
    allowErrors(/ERR_INTERNET_DISCONNECTED/)
    await logIn(page, standIn)
    await page.goto('/profile/personal')
    const { alert } = personalScreen(page)
    const input = page.getByLabel('Foto profil')
    const refused = [
      { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') },
      { name: 'palsu.png', mimeType: 'image/png', buffer: Buffer.from('<svg onload=alert(1)>') },
    ]
    for (const file of refused) {
      await input.setInputFiles(file)
      await expect(alert).toHaveText(/bukan gambar/)
    }
    // From the disk: ten megabytes through the test's own wire take seconds.
    const large = testInfo.outputPath('besar.png')
    await writeFile(large, Buffer.alloc(10 * 1024 * 1024 + 1))
    await input.setInputFiles(large)
    await expect(alert).toHaveText(/terlalu besar/)

    await input.setInputFiles({
      name: 'saya.png',
      mimeType: 'image/png',
      buffer: photo(1200, 800),
    })
    const sheet = page.getByRole('dialog', { name: 'Atur foto profil' })
    const position = sheet.getByRole('group', { name: /Posisi foto/ })
    await expect(position).toBeVisible()
    await axe(page)
    // By keyboard alone: closer, and as far to the right as it goes.
    await sheet.getByLabel('Perbesar').focus()
    for (let press = 0; press < 10; press += 1) await page.keyboard.press('ArrowRight')
    await position.focus()
    for (let press = 0; press < 60; press += 1) await page.keyboard.press('ArrowLeft')
    // A failure leaves the choice as it was.
    await context.setOffline(true)
    await sheet.getByRole('button', { name: 'Simpan' }).click()
    await expect(sheet.getByRole('alert')).toContainText('Tidak dapat terhubung')
    await context.setOffline(false)
    await sheet.getByRole('button', { name: 'Simpan' }).click()
    await expect(page).toHaveShown(SAVED)
    await expect(sheet).toBeHidden()

    expect(edits(standIn)[0]).toMatchObject({
      editType: 'avatar',
      editValue: expect.stringMatching(/^data:image\/jpeg;base64,/),
    })
    // The log cuts long values short, so what came is looked at where it is served from.
    await page.reload()
    const src = await page.locator('img[src*="unggahan"]').getAttribute('src')
    const file = await fetch(standIn.url + new URL(src ?? '').pathname)
    const base64 = Buffer.from(await file.arrayBuffer()).toString('base64')
    const sent = await page.evaluate(async (url) => {
      const image = new Image()
      image.src = url
      await image.decode()
      const canvas = document.createElement('canvas')
      const pen = canvas.getContext('2d')
      pen?.drawImage(image, 0, 0)
      const [red = 0, , blue = 0] = pen?.getImageData(5, 5, 1, 1).data ?? []
      return { width: image.width, height: image.height, red, blue }
    }, `data:image/jpeg;base64,${base64}`)
    // From the right-hand half: blue up to its left edge.
    expect(sent.width).toBe(sent.height)
    expect(sent.width).toBeLessThanOrEqual(512)
    expect(sent.blue).toBeGreaterThan(sent.red)
  },
)

test('a photo goes whole and as it is where the browser makes noise of what it draws', async ({
  page,
  standIn,
}) => {
  await page.addInitScript(noisyCanvas)
  await logIn(page, standIn)
  await page.goto('/profile/personal')
  const buffer = photo(300, 200)
  await page
    .getByLabel('Foto profil')
    .setInputFiles({ name: 's.png', mimeType: 'image/png', buffer })
  const sheet = page.getByRole('dialog', { name: 'Atur foto profil' })
  await expect(sheet.getByRole('group', { name: /Posisi foto/ })).toBeVisible()
  await sheet.getByRole('button', { name: 'Simpan' }).click()
  await expect(page).toHaveShown(SAVED)
  await expect(page).toHaveShown('Peramban ini tidak dapat memotong foto, sehingga terkirim utuh.')
  await page.reload()
  const src = await page.locator('img[src*="unggahan"]').getAttribute('src')
  const file = await fetch(standIn.url + new URL(src ?? '').pathname)
  expect(Buffer.from(await file.arrayBuffer()).equals(buffer)).toBe(true)
})

test('what fails costs nobody his words', async ({ page, context, standIn, allowErrors }) => {
  allowErrors(/status of (500|401)/, /ERR_INTERNET_DISCONNECTED/)
  await logIn(page, standIn)
  await page.goto('/profile/personal?edit=address')
  const { save, alert, row } = personalScreen(page)
  const address = page.getByLabel('Alamat')
  await address.fill('gagal-500')
  await save.click()
  await expect(alert).toHaveText('Server sedang mengalami gangguan. Coba lagi beberapa saat.')
  await expect(address).toHaveValue('gagal-500')

  // The session ends in the middle: after logging in again the form is as it was.
  await address.fill('Jl. Anggrek No. 7')
  await endSession(page)
  await save.click()
  await expect(page).toHaveURL('/auth')
  await fillLogin(page)
  await expect(page).toHaveURL('/profile/personal?edit=address')
  await expect(address).toHaveValue('Jl. Anggrek No. 7')

  // Offline last: back online everything is asked for again, the user too, and the click might come before that answer.
  await context.setOffline(true)
  await save.click()
  await expect(alert).toContainText('Tidak dapat terhubung')
  await context.setOffline(false)
  await save.click()
  await expect(page).toHaveShown(SAVED)
  await expect(row('Alamat')).toContainText('Jl. Anggrek No. 7')
  // Given up by going back: the next time begins with what is saved.
  await row('Alamat').click()
  await address.fill('tidak jadi')
  await page.getByRole('button', { name: 'Kembali' }).click()
  await row('Alamat').click()
  await expect(address).toHaveValue('Jl. Anggrek No. 7')

  // A code that can't be sent.
  await page.goto('/profile/personal?edit=phone&state=choosing')
  const whatsapp = page.getByRole('button', { name: /Whatsapp/ })
  await expect(whatsapp).toBeVisible()
  await context.setOffline(true)
  await whatsapp.click()
  await expect(alert).toContainText('Tidak dapat terhubung')
  await expect(page).toHaveURL(/state=choosing$/)
})

test(
  'every edit is accessible and fits the narrowest phone',
  { tag: '@same' },
  async ({ page, standIn }) => {
    await logIn(page, standIn)
    await page.setViewportSize(screenshotSizes.narrow)
    await page.goto('/profile/personal')
    await expect(personalScreen(page).row('Nama')).toBeVisible()
    await expect(page).toFitTheWindow()
    const queries = ['fullname', 'phone', 'phone&state=choosing', 'email', 'birthdate', 'gender']
    for (const edit of [...queries, 'address', 'nickName']) {
      await page.goto(`/profile/personal?edit=${edit}`)
      await expect(page.getByRole('main').getByText(/\S/).first()).toBeVisible()
      await expect(
        page
          .getByRole('button', { name: /Simpan|Whatsapp/ })
          .or(page.getByText('Ubah', { exact: true })),
      ).toBeVisible()
      await axe(page)
      await expect(page).toFitTheWindow()
    }
  },
)

/** Stores a donation as the donate page does. */
const remember = (page: Page, code: string) =>
  page.evaluate((given) => {
    const donation = {
      code: given,
      programTitle: 'Renovasi Atap',
      createdAt: '2026-11-20T03:00:00.000Z',
    }
    localStorage.setItem('jm-donasi', JSON.stringify([donation]))
  }, code)

test('a visitor finds a donation again: from the payment page, the profile and the login', async ({
  page,
  standIn,
}) => {
  await page.goto('/auth')
  await expect(page.getByRole('button', { name: 'Masuk' })).toBeVisible()
  const main = page.getByRole('main')
  const history = main.getByRole('link', { name: 'Riwayat Donasi' })
  await expect(history).toHaveCount(0)

  const code = await give(standIn, { type: 'QRIS' })
  await page.goto(`/donation/${code}/checkout`)
  await expect(page.getByText('Total Pembayaran').first()).toBeVisible()
  // The donation was made on another device, so this one's history doesn't have it.
  await expect(history).toHaveCount(0)
  await remember(page, code)
  await page.reload()
  await history.click()
  await expect(page).toHaveURL('/profile/donasi')
  await expect(main.getByText('Rp 50.000', { exact: true })).toBeVisible()

  await page.setViewportSize(screenshotSizes.narrow)
  await page.goto('/profile')
  await expect(main.getByRole('link', { name: 'Masuk' })).toHaveAttribute('href', '/auth')
  await expect(main.getByRole('link', { name: 'Daftar' })).toHaveAttribute('href', '/auth/register')
  await expect(main.getByRole('link', { name: /^Renovasi Atap/ })).toHaveAttribute(
    'href',
    `/donation/${code}`,
  )
  await axe(page)
  await expect(page).toFitTheWindow()
  await history.click()
  await expect(page).toHaveURL('/profile/donasi')

  await page.goto('/auth')
  await history.click()
  await expect(page).toHaveURL('/profile/donasi')

  // The profile of an account doesn't show the visitor's donations.
  await logIn(page, standIn)
  await page.goto('/profile')
  await expect(main.getByRole('heading', { name: 'Aisyah Rahmawati' })).toBeVisible()
  await expect(main.getByText('Renovasi Atap')).toHaveCount(0)
})

test(
  'a profile that cannot be had says so, and can be tried again',
  { tag: '@same' },
  async ({ page, standIn, allowErrors }) => {
    allowErrors(/status of 500/)
    await logIn(page, standIn)
    await standIn.breakService('backend')
    await page.goto('/profile')
    const alert = page.getByRole('alert').filter({ hasText: 'Gagal memuat' })
    await expect(alert).toBeVisible()
    // Not knowing who it is is no reason to send anybody to the login.
    await expect(page).toHaveURL('/profile')
    await axe(page)
    await standIn.mendService('backend')
    await alert.getByRole('button', { name: 'Coba lagi' }).click()
    await expect(page.getByRole('heading', { name: 'Aisyah Rahmawati' })).toBeVisible()
  },
)
