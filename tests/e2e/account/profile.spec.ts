import { writeFile } from 'node:fs/promises'
import { change, edits, personalScreen, photo, REQUIRED, SAVED } from './profile-support'
import { accounts, logIn } from '../program/program-support'
import { axe, expect, test } from '../support/test'

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
      await name.fill('')
      await save.click()
      await expect(page.getByText(REQUIRED)).toBeVisible()
      await expect(name).toBeFocused()
      // HTML in a name is a name.
      await name.fill('<img src=x onerror=alert(1)>')
    })
    await expect(row('Nama')).toContainText('<img src=x onerror=alert(1)>')

    await change(page, 'Alamat', async () => {
      await page.getByLabel('Alamat').fill('y'.repeat(51))
      await page.getByLabel('Alamat').blur()
      const problem = page.getByText('Maksimal 50 karakter')
      const red = await problem.evaluate((element) => getComputedStyle(element).color)
      await expect(page.getByText('51/50')).toHaveCSS('color', red)
      await page.getByLabel('Alamat').fill('Jl. Melati No. 1, Bandung')
      await expect(page.getByText('25/50')).not.toHaveCSS('color', red)
    })
    await change(page, 'Jenis Kelamin', () =>
      page.getByRole('radio', { name: 'Laki-laki' }).check(),
    )
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
