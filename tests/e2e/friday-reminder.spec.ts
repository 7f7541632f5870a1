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

test('a mosque and one who has just given get a weekly reminder that leads to the donate page', async ({
  page,
  standIn,
}) => {
  const donate = `${masjid.ordinary.replace('/masjid/', '/kencleng-masjid/')}/donate`
  const code = await give(standIn, { type: 'QRIS', programId: 'KM-1' })
  await standIn.markPaid(code)
  for (const path of [masjid.ordinary, `/donation/${code}/checkout`]) {
    await page.goto(path)
    const { name, text, url } = await reminder(page)
    expect(name).toBe(`pengingat-jumat-${masjid.ordinary.slice('/masjid/'.length)}.ics`)
    expect(text).toContain('\r\nRRULE:FREQ=WEEKLY;BYDAY=FR\r\n')
    await expect(page.getByText('Buka berkas kalender dari unduhan Anda')).toBeVisible()
    await lookAtEverySize(page)
    await page.goto(url)
    await expect(page).toHaveURL(donate)
    await expect(page.getByRole('button', { name: 'Bayar Sekarang' })).toBeVisible()
  }
})
