import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { give, lookAtEverySize } from './checkout-support'
import { masjid } from './masjid-support'
import { expect, test } from './support/test'

/** The reminder that a page gives, with its lines joined again. */
async function reminder(page: Page) {
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Tambahkan pengingat Jumat' }).click()
  const download = await downloading
  const text = (await readFile(await download.path(), 'utf8')).replaceAll('\r\n ', '')
  const url = /\r\nURL:(.*)\r\n/.exec(text)?.[1] ?? ''
  return { name: download.suggestedFilename(), text, url }
}

const kencleng = masjid.ordinary.replace('/masjid/', '/kencleng-masjid/')

for (const [name, path] of [
  ['a collection box', kencleng],
  ['a mosque', masjid.ordinary],
] as const)
  test(`${name} gives a weekly reminder that leads to its donate page`, async ({ page }) => {
    await page.goto(path)
    const { name: file, text, url } = await reminder(page)
    expect(file).toBe(`pengingat-jumat-${masjid.ordinary.slice('/masjid/'.length)}.ics`)
    expect(text).toMatch(/\r\nDTSTART:\d{8}T100000\r\n/)
    expect(text).toContain('\r\nRRULE:FREQ=WEEKLY;BYDAY=FR\r\n')
    expect(text).toContain('\r\nBEGIN:VALARM\r\n')
    expect(text).toContain('Waktunya infaq Jumat untuk Masjid Raya Al-Hidayah')
    await expect(page.getByText('Buka berkas kalender dari unduhan Anda')).toBeVisible()
    await lookAtEverySize(page)
    await page.goto(url)
    await expect(page).toHaveURL(`${kencleng}/donate`)
    await expect(page.getByRole('button', { name: 'Bayar Sekarang' })).toBeVisible()
  })

test('who has just given is offered one for that program', async ({ page, standIn }) => {
  const code = await give(standIn, { type: 'QRIS', programId: 'KM-1' })
  await standIn.markPaid(code)
  await page.goto(`/donation/${code}/checkout`)
  await expect(page.getByRole('heading', { name: 'Pembayaran diterima' })).toBeVisible()
  const { url } = await reminder(page)
  await lookAtEverySize(page)
  await page.goto(url)
  await expect(page).toHaveURL(/\/kencleng-masjid\/[\w-]+\/donate$/)
})

test('a program that ends gives none, nor has one who has just given to it', async ({
  page,
  standIn,
}) => {
  const code = await give(standIn, { type: 'QRIS', programId: 'ID-1' })
  await standIn.markPaid(code)
  await page.goto(`/donation/${code}/checkout`)
  await expect(page.getByRole('heading', { name: 'Pembayaran diterima' })).toBeVisible()
  await expect.poll(() => standIn.log('get_campaign_by_slug').length).toBe(1)
  await expect(page.getByRole('link', { name: 'Kembali ke Beranda' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Tambahkan pengingat Jumat' })).toHaveCount(0)
  await page.goto('/infaq')
  await page.getByRole('article').first().getByRole('link').click()
  await expect(page.getByRole('heading', { name: 'Aminkan doa saudara kita' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Tambahkan pengingat Jumat' })).toHaveCount(0)
})
