import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { parseQris } from '../../../mock-server/seed/read-qris-for-tests.ts'
import { give, scan } from './checkout-support.ts'
import { expect, look, screenshotSizes, stopClock, test } from '../support/test.ts'
import { clipboard } from '../support/clipboard'

const instruction = (code: string) => `/donation/${code}/checkout`
const chat = (page: Page, name: string) =>
  page
    .getByRole('link', { name })
    .getAttribute('href')
    .then((href) => new URL(href ?? '').searchParams.get('text'))

for (const type of ['QRIS', 'E-wallet', 'Manual', 'VA'] as const)
  test(`${type}: whatever is needed to pay is in the first view of a small phone`, async ({
    page,
    standIn,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    await page.goto(instruction(await give(standIn, { type, price: 1_765_432 })))
    const bar = page.getByRole('region', { name: 'Konfirmasi' })
    const needed = [
      page.getByText(/^Bayar sebelum/),
      page.getByRole('timer'),
      page.getByText('Untuk Renovasi Atap Masjid Al-Ikhlas'),
      page.getByRole('heading', { name: 'Total Pembayaran' }),
      page.getByText(/^Rp 1\.76/),
      page.getByRole('button', { name: 'Salin nominal' }),
      page.getByRole('region', { name: 'Pastikan nama ini yang muncul' }),
      ...(type === 'QRIS'
        ? [
            page.getByRole('img', { name: 'Kode QR pembayaran donasi' }),
            page.getByRole('button', { name: 'Unduh QR' }),
          ]
        : [page.getByRole('button', { name: 'Salin nomor' })]),
    ]
    for (const one of needed) await expect(one).toBeVisible()
    const top = (await bar.boundingBox())?.y
    for (const one of needed) {
      const box = await one.boundingBox()
      expect(box && box.y + box.height).toBeLessThanOrEqual(top ?? 0)
    }
  })

test.describe('QRIS', () => {
  test('shows the deadline, the time left and a code that scans, at every size; and saves it', async ({
    page,
    standIn,
  }) => {
    const code = await give(standIn, { type: 'QRIS', price: 123_000 })
    await page.setViewportSize(screenshotSizes.small)
    await page.goto(instruction(code))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Instruksi Pembayaran')
    await expect(page.getByRole('main')).toContainText(
      /Bayar sebelum \d{1,2} \S+ \d{4}, \d{2}\.\d{2} WIB/,
    )
    const timer = page.getByRole('timer')
    await expect(timer).toContainText(/00 Jam\s*(29|30) Menit/)
    const before = await timer.innerText()
    await expect(timer).not.toHaveText(before, { useInnerText: true })

    const picture = page.getByRole('img', { name: 'Kode QR pembayaran donasi' })
    await expect(page.getByText('Memuat kode QR…')).toBeHidden()
    expect((await picture.boundingBox())?.width).toBeGreaterThanOrEqual(200)
    expect(parseQris(scan(await picture.screenshot()) ?? '').get('54')).toBe('123000')
    await expect(page.getByText('Pastikan nominal pembayaran donasi anda sesuai')).toBeVisible()
    await expect(
      page.getByRole('listitem').filter({ hasText: 'menu Scan atau QRIS' }),
    ).toBeVisible()
    await look(page)

    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Unduh QR' }).click()
    const file = await download
    expect(file.suggestedFilename()).toBe(`qris-${code}.png`)
    const payload = scan(await readFile(await file.path()))
    expect(parseQris(payload ?? '').get('54')).toBe('123000')
    // Nobody can know whether it arrived.
    await expect(page).toHaveShown('Periksa unduhan atau galeri Anda.')
    await expect(page.getByText('Tidak tersimpan? Ambil tangkapan layar')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Buka gambarnya di tab baru' })).toHaveAttribute(
      'href',
      (await picture.getAttribute('src')) ?? '',
    )
  })
})

test.describe('bank transfer', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

  test('Manual: copies account number and exact total, with the unique code explained', async ({
    page,
    standIn,
  }) => {
    await page.clock.install()
    const code = await give(standIn, { type: 'Manual' })
    await page.goto(instruction(code))
    await expect(page.getByRole('heading', { name: 'Bank Syariah Indonesia (BSI)' })).toBeVisible()
    // The contract has no field for the holder: no row shows one, and no text asks to compare it.
    await expect(page.getByText('Atas nama')).toHaveCount(0)
    await expect(page.getByText(/nama penerima/)).toHaveCount(0)

    await stopClock(page)
    await page.getByRole('button', { name: 'Salin nominal' }).click()
    const toast = page.getByText('Nominal disalin', { exact: true })
    await expect(toast).toBeVisible()
    const total = await clipboard(page)
    expect(total).toMatch(/^50\d{3}$/)
    expect(total).not.toBe('50000')
    await expect(page.getByText(`Tiga digit terakhir, ${total.slice(-3)}`)).toBeVisible()
    // Whole, and once: what a screen reader says and what one searches for.
    await expect(page.getByText(`Rp 50.${total.slice(-3)}`, { exact: true })).toHaveCount(1)
    // Spec §9: copy toasts last 3 s.
    await page.clock.runFor(2_999)
    await expect(toast).toBeVisible()
    // It fades for a moment before it is gone.
    await page.clock.runFor(1 + 200)
    await expect(toast).toBeHidden()

    await page.setViewportSize(screenshotSizes.narrow)
    const copy = page.getByRole('button', { name: 'Salin nomor' })
    await copy.click({ trial: true })
    const before = await copy.boundingBox()
    await copy.click()
    await expect(page.getByText('Nomor rekening disalin', { exact: true })).toBeVisible()
    // It stays under the finger, also where there is little room.
    const copied = page.getByRole('button', { name: 'Tersalin', exact: true })
    expect(await copied.boundingBox()).toEqual(before)
    const account = await clipboard(page)
    expect(account).toMatch(/^\d{8,}$/)
    // Seen and heard in groups, and selected without them.
    const number = page.getByText(account, { exact: true })
    await expect(number).toMatchAriaSnapshot(String.raw`- text: /^\d{4} \d{4} \d{1,4}( |$)/`)
    await number.click()
    expect(await page.evaluate(() => getSelection()?.toString())).toBe(account)
    await expect(page.getByText('paling lama 1x24 jam').first()).toBeVisible()

    expect(await chat(page, 'Konfirmasi Pembayaran')).toContain(`Kode donasi: ${code}`)
  })
})
