import type { Locator } from '@playwright/test'
import { place } from './masjid/masjid-support'
import { campaign, logIn } from './program/program-support'
import { openBirthdate } from './account/profile-support'
import { expect, test } from './support/test'

test.use({ contextOptions: { forcedColors: 'active' } })

const style = (part: Locator, name: string) =>
  part.evaluate((node, property) => getComputedStyle(node).getPropertyValue(property), name)

test('where colours are forced, a chosen tab, link and day can be told from others, and a sheet has an edge', async ({
  page,
  standIn,
}) => {
  await page.goto('/news')
  const tab = (name: string) => page.getByRole('tab', { name })
  const line = (name: string) => style(tab(name), 'border-bottom-color')
  await tab('Blog').click()
  await expect(tab('Blog')).toHaveAttribute('aria-selected', 'true')
  const notChosen = await line('Berita Terbaru')
  await expect.poll(() => line('Blog')).not.toBe(notChosen)
  const underline = (name: string) =>
    style(page.getByRole('link', { name }).locator('span'), 'text-decoration-line')
  expect(await underline('Laporan')).toBe('underline')
  expect(await underline('Beranda')).toBe('none')

  await logIn(page, standIn)
  const sheet = await openBirthdate(page)
  const day = (name: string) =>
    style(sheet.getByRole('button', { name, exact: true }), 'background-color')
  await expect(sheet.getByRole('button', { name: '17 April 1992' })).toBeVisible()
  expect(await day('17 April 1992')).not.toBe(await day('16 April 1992'))
  expect(await style(sheet, 'border-top-width')).toBe('1px')
})

test('with forced colours a chosen chip shows the focus too, and dots and dial stay visible', async ({
  page,
  context,
}) => {
  await page.goto(`${campaign.ordinary}/donate`)
  const amount = page.getByRole('radio', { name: '50.000' })
  await page.getByRole('radio', { name: '25.000' }).check()
  await amount.press('Space')
  await expect(amount).toBeChecked()
  const chip = page.locator('label').filter({ has: amount })
  const look = () => chip.evaluate((node) => getComputedStyle(node).outline)
  const focused = await look()
  const other = page.locator('label').filter({ has: page.getByRole('radio', { name: '25.000' }) })
  // The colour changes over some frames.
  const paper = await style(other, 'background-color')
  await expect.poll(() => style(chip, 'background-color')).not.toBe(paper)
  await page.getByRole('radio', { name: '50.000' }).blur()
  await expect.poll(look).not.toBe(focused)

  await page.goto('/')
  const dots = page.getByRole('group', { name: 'Program Pilihan' }).locator('button > i')
  await expect(dots).toHaveCount(5)
  const column = await style(page.locator('.jm-column'), 'background-color')
  expect(await style(dots.nth(1), 'border-top-width')).toBe('1px')
  expect(await style(dots.nth(1), 'border-top-color')).not.toBe(column)
  expect(await style(dots.first(), 'background-color')).not.toBe(
    await style(dots.nth(1), 'background-color'),
  )

  await context.grantPermissions(['geolocation'])
  await context.setGeolocation(place.jakarta)
  await page.goto('/kiblat')
  const dial = page.getByRole('img', { name: /^Arah kiblat/ })
  await expect(dial).toBeVisible()
  // The mark at the top of the dial is a triangle that points down: its middle is filled, its lower corners aren't.
  const mark = await dial.evaluate((picture) => {
    const pointer = picture.previousElementSibling
    if (!pointer) return null
    const { left, top, width, height } = pointer.getBoundingClientRect()
    const at = (x: number, y: number) => document.elementFromPoint(x, y) === pointer
    return [
      at(left + width / 2, top + 2),
      at(left + width / 2, top + height - 4),
      at(left + 2, top + height - 2),
      at(left + width - 2, top + height - 2),
    ]
  })
  expect(mark).toEqual([true, true, false, false])
  // Letters and arrow have another colour than the face behind them.
  const face = await style(dial.locator('circle').first(), 'fill')
  for (const part of ['text', 'path'])
    expect(await style(dial.locator(part).first(), 'fill'), part).not.toBe(face)
})
