import { give } from './checkout-support.ts'
import { controlStandIn } from './support/stand-in.ts'
import { axe, expect, screenshotSizes, test } from './support/test.ts'

const detail = (code: string) => `/donation/${code}`
const campaign = 'Renovasi Atap Masjid Al-Ikhlas'

test('an unpaid donation names its deadline and leads to the instruction and the chat', async ({
  page,
  standIn,
}) => {
  const code = await give(standIn, { type: 'Manual', prayer: 'Semoga lancar.' })
  await page.goto(detail(code))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Detail Donasi')
  await expect(page.getByText('Belum Lunas', { exact: true })).toBeVisible()
  await expect(page.getByText(/^Bayar sebelum/)).toContainText('WIB')
  await expect(page.getByText('otomatis dibatalkan')).toBeVisible()
  await expect(page.getByRole('link', { name: campaign })).toBeVisible()
  await expect(page.getByText('Semoga lancar.')).toBeVisible()
  await expect(page.getByText('Siti Rahmawati')).toBeVisible()
  await expect(page.getByText('Bank Syariah Indonesia (BSI)')).toBeVisible()
  await expect(page.getByText(/^Rp 50\.\d{3}$/)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Donasi Lagi' })).toBeHidden()
  await expect(page.getByRole('link', { name: 'Konfirmasi Pembayaran' })).toHaveAttribute(
    'href',
    new RegExp(`^https://wa\\.me/62.*${code}`),
  )
  await expect(page.getByRole('link', { name: 'Bantuan' })).toHaveAttribute('href', /wa\.me/)

  await page.getByRole('link', { name: 'Lihat instruksi pembayaran' }).click()
  await expect(page).toHaveURL(new RegExp(`/donation/${code}/checkout$`))
})

test('turns Lunas while one looks at it, with the date of payment', async ({ page, standIn }) => {
  const code = await give(standIn, { type: 'QRIS' })
  await page.goto(detail(code))
  await expect(page.getByText('Belum Lunas', { exact: true })).toBeVisible()
  await standIn.markPaid(code)
  await expect(page.getByText('Lunas', { exact: true })).toBeVisible()
  await expect(page.getByText(/^Dibayar pada/)).toContainText('WIB')
  const again = page.getByRole('link', { name: 'Donasi Lagi' })
  // Until the program is known it leads to the list of all.
  await expect(again).toHaveAttribute('href', /^\/campaign\//)
  await again.click()
  await expect(page).toHaveURL(/\/campaign\/[\w-]+$/)
})

test('an expired donation to a collection box leads back to that box', async ({
  page,
  standIn,
}) => {
  const code = await give(standIn, { type: 'VA', programId: 'KM-3' })
  await standIn.expire(code)
  await page.goto(detail(code))
  await expect(page.getByText('Kedaluwarsa', { exact: true })).toBeVisible()
  await expect(page.getByText(/^Batas waktu/)).toContainText('WIB')
  await expect(page.getByRole('link', { name: 'Donasi Lagi' })).toHaveAttribute(
    'href',
    /^\/kencleng-masjid\/[\w-]+$/,
  )
})

test.describe('code', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

  test('is copied', async ({ page, standIn }) => {
    const code = await give(standIn, { type: 'QRIS' })
    await page.goto(detail(code))
    await page.getByRole('button', { name: 'Salin kode' }).click()
    await expect(page).toHaveShown('Kode donasi disalin')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code)
  })
})

test('an unknown code and a failing backend are told', async ({ page, allowErrors }) => {
  allowErrors(/status of (404|500)/)
  await page.goto(detail('TIDAK-ADA'))
  await expect(page.getByText('Donasi tidak ditemukan')).toBeVisible()
  await page.goto(detail('gagal-500'))
  await expect(page.getByRole('button', { name: 'Coba lagi' })).toBeVisible()
})

test.describe('at every size', () => {
  for (const [name, hook] of [
    ['unpaid', null],
    ['paid', 'markPaid'],
    ['expired', 'expire'],
  ] as const)
    test(`${name}: no accessibility violation, nothing scrolls sideways`, async ({
      page,
      standIn,
    }) => {
      const code = await give(standIn, { type: 'Manual' })
      if (hook) await standIn[hook](code)
      await page.goto(detail(code))
      await expect(page.getByRole('link', { name: campaign })).toBeVisible()
      for (const size of Object.values(screenshotSizes)) {
        await page.setViewportSize(size)
        await expect(page).toFitTheWindow()
        if (size !== screenshotSizes.narrow) await axe(page)
      }
    })
})

test.describe('with programs that cannot be had', () => {
  const withoutPrograms = test.extend({
    workerStandIn: [
      async ({ standInMode }, use) => {
        const refused = { status: 500, body: { status: false, message: 'Gangguan.', data: null } }
        const standIn = await controlStandIn({
          mode: standInMode,
          overrides: { '/campaign/get_campaign_by_id': () => refused },
        })
        await use(standIn)
        await standIn.close()
      },
      { scope: 'worker' },
    ],
  })

  withoutPrograms('the donation stands all the same', async ({ page, standIn, allowErrors }) => {
    allowErrors(/status of 500/)
    const code = await give(standIn, { type: 'QRIS' })
    await page.goto(detail(code))
    await expect(page.getByText('Data program belum dapat ditampilkan.')).toBeVisible()
    await expect(page.getByText('Siti Rahmawati')).toBeVisible()
    await standIn.markPaid(code)
    await expect(page.getByRole('link', { name: 'Donasi Lagi' })).toHaveAttribute('href', '/infaq')
  })
})
