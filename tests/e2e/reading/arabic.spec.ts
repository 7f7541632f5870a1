import type { Page } from '@playwright/test'
import { payDonation } from '../program/program-support'
import { expect, test } from '../support/test'

/** Imitates WebKit and Firefox, where a list item takes its alignment from its parent (`match-parent`). */
async function listItemsAsInOtherEngines(page: Page) {
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('@layer engine { li { text-align: left } }')
    document.adoptedStyleSheets = [sheet]
  })
}

/** Direction and alignment of each Arabic block on the page, without repetitions. */
const standing = (page: Page) =>
  page.locator('[lang="ar"], [dir="auto"]').evaluateAll((blocks) => {
    const arabic = blocks.filter(({ textContent }) => /\p{Script=Arabic}/u.test(textContent))
    const ways = arabic.map((block) => {
      const { direction, textAlign } = getComputedStyle(block)
      return `${direction} ${textAlign}`
    })
    return [...new Set(ways)]
  })

const START = ['rtl start']

test('Arabic text is aligned to its own start, also in a list item', async ({ page, standIn }) => {
  await listItemsAsInOtherEngines(page)
  for (const path of [
    '/dzikir/shalat-pendek',
    '/dzikir/al-matsurat/sugro-pagi',
    '/quran/murottal',
  ]) {
    await page.goto(path)
    await expect(page.locator('[lang="ar"]').first()).toBeVisible()
    expect(await standing(page), path).toEqual(START)
  }

  // A name on a card is centred, a name in the list is aligned to its start.
  await page.goto('/dzikir/asmaul-husna')
  await expect(page.locator('[lang="ar"]').first()).toBeVisible()
  expect(await standing(page)).toEqual(['rtl center'])
  await page.getByRole('button', { name: 'Lihat daftar' }).click()
  await expect(page.getByRole('button', { name: /Ar-Raḥmān/ })).toBeVisible()
  expect(await standing(page)).toContain('rtl start')

  // A donor's prayer in Arabic is aligned to its start too.
  const prayer = 'اللهم اشف مرضانا.'
  const donation = { programId: 'ID-1', donor: 'Siti', price: 50_000, prayer }
  const code = await payDonation(standIn, donation)
  for (const path of [
    '/campaign/renovasi-atap-masjid-al-ikhlas',
    '/campaign/renovasi-atap-masjid-al-ikhlas/donors',
    `/donation/${code}`,
  ]) {
    await page.goto(path)
    await expect(page.getByText(prayer)).toBeVisible()
    expect(await standing(page), path).toEqual(START)
  }
})
