import type { Locator } from '@playwright/test'
import { logIn } from './program-support'
import { expect, test } from './support/test'

test.use({ contextOptions: { forcedColors: 'active' } })

const style = (part: Locator, name: string) =>
  part.evaluate((node, property) => getComputedStyle(node).getPropertyValue(property), name)

test('where colours are forced, what is chosen can be told from what is not', async ({ page }) => {
  await page.goto('/news')
  const tab = (name: string) => page.getByRole('tab', { name })
  const line = (name: string) => style(tab(name), 'border-bottom-color')
  await tab('Blog').click()
  expect(await line('Blog')).not.toBe(await line('Berita Terbaru'))
  const underline = (name: string) =>
    style(page.getByRole('link', { name }).locator('span'), 'text-decoration-line')
  expect(await underline('Laporan')).toBe('underline')
  expect(await underline('Beranda')).toBe('none')
})

test('where colours are forced, a chosen day stands out, and a sheet has an edge', async ({
  page,
  standIn,
}) => {
  await logIn(page, standIn)
  await page.goto('/profile/personal?edit=birthdate')
  await page.getByLabel('Tanggal Lahir').click()
  const sheet = page.getByRole('dialog', { name: 'Pilih tanggal' })
  const day = (name: string) =>
    style(sheet.getByRole('button', { name, exact: true }), 'background-color')
  await expect(sheet.getByRole('button', { name: '17 April 1992' })).toBeVisible()
  expect(await day('17 April 1992')).not.toBe(await day('16 April 1992'))
  expect(await style(sheet, 'border-top-width')).toBe('1px')
})
