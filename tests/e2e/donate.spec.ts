import { campaign, donateScreen, fillDonation } from './donate-steps'
import { stopClock } from './support/clock'
import { compose, growing } from './support/compose'
import { pasteInto } from './support/paste'
import { expect, test } from './support/test'

const REQUIRED = 'Mohon diisi terlebih dahulu'
const checkout = /\/donation\/[^/]+\/checkout$/

test.describe('the amount', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto(`${campaign.path}/donate`)
  })

  test('formats while one types, and keeps the caret', async ({ page }) => {
    const { amount } = donateScreen(page)
    const caret = () => amount.evaluate((input: HTMLInputElement) => input.selectionStart)
    await amount.pressSequentially('1234567')
    await expect(amount).toHaveValue('1.234.567')
    expect(await caret()).toBe(9)

    // After the 2: a digit in the middle, a letter that is not one, and both kinds of deleting over a separator.
    for (let step = 0; step < 6; step += 1) await amount.press('ArrowLeft')
    await amount.press('9')
    await expect(amount).toHaveValue('12.934.567')
    expect(await caret()).toBe(4)
    await amount.press('x')
    await expect(amount).toHaveValue('12.934.567')
    expect(await caret()).toBe(4)
    await amount.press('Backspace')
    await expect(amount).toHaveValue('1.234.567')
    expect(await caret()).toBe(3)
    await amount.press('ArrowLeft')
    await amount.press('Backspace')
    await expect(amount).toHaveValue('234.567')
    await amount.press('End')
    for (let step = 0; step < 4; step += 1) await amount.press('ArrowLeft')
    await amount.press('Delete')
    await expect(amount).toHaveValue('23.467')
  })
})

test.describe('an entered amount', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto(`${campaign.path}/donate`)
  })

  test('is the composed one, and formatted once an input method has composed it', async ({
    page,
  }) => {
    const { amount, total } = donateScreen(page)
    await compose(amount, growing('75000'))
    await expect(amount).toHaveValue('75.000')
    await expect(total).toHaveText('Rp 75.000')
    await amount.press('0')
    await expect(amount).toHaveValue('750.000')
  })

  test('is read as a whole, or refused with a message; it never becomes another number', async ({
    page,
    standIn,
  }) => {
    const { amount, preset, total, pay } = donateScreen(page)
    await fillDonation(page)
    for (const [text, shown] of [
      ['Rp 50 000,00', '50.000'],
      ["50'000.00", '50.000'],
      ['50.000,\u200b00', '50.000'],
      ['50.000，00', '50.000'],
      ['Rp\u00a01\u00a0250\u00a0000,00', '1.250.000'],
      ['Jumlah donasi Rp 1.000.000', '1.000.000'],
      ['1,5 juta', '1.500.000'],
      ['12345,67', '12.345'],
    ] as const) {
      await pasteInto(amount, text)
      await expect(amount).toHaveValue(shown)
      await expect(total).toHaveText(`Rp ${shown}`)
    }
    for (const [text, problem] of [
      ['50.000,000', 'Nominal belum jelas. Tulis dengan angka, misalnya 50.000'],
      ['1e6', 'Nominal belum jelas. Tulis dengan angka, misalnya 50.000'],
      ['USD 50', 'Tulis nominal dalam rupiah, misalnya 50.000'],
      ['Rp 50.000,00 - Rp 100.000,00', 'Ada lebih dari satu nominal. Tulis satu saja.'],
    ] as const) {
      await pasteInto(amount, text)
      await expect(amount).toHaveValue(text)
      await expect(amount).toHaveAccessibleDescription(problem)
      await expect(amount).toHaveAttribute('aria-invalid', 'true')
      await expect(total).toHaveText('Rp 0')
    }
    // It isn't sent, it is still there after a reload, and a preset replaces it.
    await pay.click()
    await expect(amount).toBeFocused()
    await page.reload()
    await expect(amount).toHaveValue('Rp 50.000,00 - Rp 100.000,00')
    await pay.click()
    await expect(amount).toBeFocused()
    expect(standIn.log('storeDonate')).toEqual([])
    await preset('25.000').check()
    await expect(amount).toHaveValue('25.000')
    await expect(amount).not.toHaveAttribute('aria-invalid', 'true')
    await pasteInto(amount, 'Rp\u00a01\u00a0250\u00a0000,00')
    await pay.click()
    await expect(page).toHaveURL(checkout)
    expect(standIn.log('storeDonate')[0]?.form).toMatchObject({ price: '1250000' })
    await expect(page.getByText('satu juta dua ratus lima puluh ribu rupiah')).toBeVisible()
  })

  test('typed with cents is sent without them', async ({ page, standIn }) => {
    const { amount, total, pay } = donateScreen(page)
    await fillDonation(page)
    for (const keys of ['50.000,00', '50,000.00', '50000.00', '50 ribu', '50000,00']) {
      await amount.fill('')
      await amount.pressSequentially(keys)
      await expect(total).toHaveText('Rp 50.000')
    }
    await expect(amount).toHaveValue('50.000,00')
    await pay.click()
    await expect(page).toHaveURL(checkout)
    expect(standIn.log('storeDonate')[0]?.form).toMatchObject({ price: '50000' })
  })
})

test('the amount in words is shown below the field when the typing pauses', async ({ page }) => {
  await page.clock.install()
  await page.goto(`${campaign.path}/donate`)
  const { amount, preset, total } = donateScreen(page)
  await expect(amount).toHaveAccessibleDescription('Minimal Rp 1.000')
  await preset('25.000').check()
  await expect(amount).toHaveAccessibleDescription('dua puluh lima ribu rupiah')
  const words = page.getByRole('status').filter({ hasText: 'rupiah' })
  await stopClock(page)
  await amount.press('End')
  await amount.press('0')
  await expect(total).toHaveText('Rp 250.000')
  await expect(words).toHaveCount(0)
  await page.clock.runFor(499)
  await amount.press('0')
  await expect(total).toHaveText('Rp 2.500.000')
  await page.clock.runFor(499)
  await expect(words).toHaveCount(0)
  await page.clock.runFor(1)
  await expect(words).toHaveText('dua juta lima ratus ribu rupiah')
})

test.describe('what is missing', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto(`${campaign.path}/donate`)
  })

  test('is said at each field when one pays, and the first has the focus', async ({
    page,
    standIn,
  }) => {
    const { amount, name, phone, method, pay } = donateScreen(page)
    await pay.click()
    await expect(amount).toBeFocused()
    await expect(amount).toHaveAccessibleDescription(REQUIRED)
    await expect(name).toHaveAccessibleDescription(REQUIRED)
    await expect(phone).toHaveAccessibleDescription(REQUIRED)
    await expect(method).toHaveAccessibleDescription('Metode pembayaran wajib dipilih')

    await amount.fill('50000')
    await name.fill('Siti')
    await pay.click()
    await expect(phone).toBeFocused()
    await phone.fill('0812 3456 7890 ext 12')
    await pay.click()
    await expect(phone).toBeFocused()
    await expect(phone).toHaveValue('0812 3456 7890 ext 12')
    await expect(phone).toHaveAccessibleDescription('Ada lebih dari satu nomor. Tulis satu saja.')
    await pasteInto(phone, 'Siti Rahmawati, WhatsApp: +62 812-3456-7890')
    await pay.click()
    await expect(phone).toHaveValue('81234567890')
    await expect(method).toBeFocused()
    await expect(page.getByText(REQUIRED)).toHaveCount(0)
    expect(standIn.log('storeDonate')).toEqual([])
  })

  test('is said once a field was left, not before', async ({ page }) => {
    const { name, phone, method, sheet } = donateScreen(page)
    await name.focus()
    await expect(page.getByText(REQUIRED)).toHaveCount(0)
    await phone.focus()
    await expect(name).toHaveAccessibleDescription(REQUIRED)
    await expect(name).toHaveAttribute('aria-invalid', 'true')
    await name.focus()
    await expect(phone).toHaveAccessibleDescription(REQUIRED)
    await method.click()
    await expect(sheet).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByText('Metode pembayaran wajib dipilih')).toBeVisible()
  })
})

test.describe('a donation', () => {
  test('is remembered on the device, and back leads to the program, not to the form', async ({
    page,
  }) => {
    await page.goto(campaign.path)
    await page.getByRole('link', { name: 'Infaq Sekarang' }).click()
    await fillDonation(page)
    await donateScreen(page).pay.click()
    await expect(page).toHaveURL(checkout)
    const code = new URL(page.url()).pathname.split('/')[2]
    const remembered = await page.evaluate(() => localStorage.getItem('jm-donasi'))
    expect(JSON.parse(remembered ?? '')).toMatchObject([{ code, programTitle: campaign.title }])
    await page.goBack()
    await expect(page).toHaveURL(campaign.path)
  })

  test('without a mouse', async ({ page, standIn }) => {
    await page.goto(`${campaign.path}/donate`)
    const screen = donateScreen(page)
    await expect(screen.pay).toBeVisible()
    await expect(page.getByRole('link', { name: 'Masuk' })).toBeVisible()
    await screen.preset('25.000').focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowRight')
    await expect(screen.preset('50.000')).toBeChecked()
    await page.keyboard.press('Tab')
    await expect(screen.amount).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Masuk' })).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.type('Siti')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('switch', { name: 'Sembunyikan nama saya' })).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.type('081298765432')
    for (let field = 0; field < 3; field += 1) await page.keyboard.press('Tab')
    await expect(screen.method).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(screen.sheet).toBeVisible()
    await expect(screen.option('QRIS')).toBeVisible()
    await screen.option('QRIS').focus()
    await page.keyboard.press('Enter')
    await expect(screen.sheet).toBeHidden()
    await expect(screen.method).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(screen.pay).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(checkout)
    expect(standIn.log('storeDonate')[0]?.form).toMatchObject({
      price: '50000',
      codePayment: 'QRIS',
    })
  })
})
