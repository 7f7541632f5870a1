import type { Page } from '@playwright/test'
import { z } from 'zod'
import { campaign, chooseMethod, donateScreen, fillDonation } from './donate-steps'
import { accounts, logIn } from './program-support'
import { axe, expect, screenshotSizes, test } from './support/test'

const STORE = 'transaction/storeDonate'
const checkout = /\/donation\/[^/]+\/checkout$/
const codeIn = (page: Page) => new URL(page.url()).pathname.split('/')[2] ?? ''
const hide = (page: Page) => page.getByRole('switch', { name: 'Sembunyikan nama saya' })
const formSchema = z.record(z.string(), z.unknown())

/** What was sent, oldest first. */
const formsOf = (standIn: { log: (kode: string) => { form: unknown }[] }) =>
  standIn.log('storeDonate').map(({ form }) => formSchema.parse(form))

test(
  'a hidden name is told in words, survives a reload, and stays hidden from others',
  { tag: '@1.1' },
  async ({ page, standIn }) => {
    await page.goto(`${campaign.path}/donate`)
    await fillDonation(page)
    await expect(page.getByText('Orang lain akan melihat nama Anda')).toBeVisible()
    await hide(page).focus()
    await page.keyboard.press('Space')
    await expect(page.getByText('Orang lain akan melihat “Hamba Allah”')).toBeVisible()
    for (const size of Object.values(screenshotSizes)) {
      await page.setViewportSize(size)
      await axe(page)
    }
    await page.reload()
    await expect(hide(page)).toBeChecked()
    await donateScreen(page).pay.click()
    await expect(page).toHaveURL(checkout)
    expect(formsOf(standIn)).toMatchObject([{ donorName: 'Siti Rahmawati', anonim: 'Y' }])

    const code = codeIn(page)
    await standIn.markPaid(code)
    await page.goto(`${campaign.path}/donors`)
    await expect(page.getByRole('listitem').first()).toContainText('Hamba Allah')
    await expect(page.getByText('Siti Rahmawati')).toHaveCount(0)
    await page.goto(`/donation/${code}`)
    await expect(page.getByText('Siti Rahmawati')).toBeVisible()
  },
)

test('an account can hide its name beside its card', { tag: '@1.1' }, async ({ page, standIn }) => {
  await logIn(page, standIn, accounts.complete)
  await page.goto(`${campaign.path}/donate?nominal=25000`)
  await expect(page.getByRole('button', { name: 'Bukan saya' })).toBeVisible()
  await hide(page).check()
  await axe(page)
  await chooseMethod(page, 'QRIS')
  await donateScreen(page).pay.click()
  await expect(page).toHaveURL(checkout)
  expect(formsOf(standIn)).toMatchObject([{ price: '25000', anonim: 'Y' }])
})

test(
  'an answer lost after the donation was made: sent again, it is the same donation',
  { tag: '@1.1' },
  async ({ page, standIn, allowErrors }) => {
    allowErrors(/net::ERR/)
    await page.goto(`${campaign.path}/donate`)
    await fillDonation(page)
    const { alert, pay } = donateScreen(page)
    await standIn.loseAnswer(STORE)
    await pay.click()
    await expect(alert).toContainText('belum pasti donasi Anda tercatat')
    await expect(alert).toContainText('donasi tidak akan tercatat dua kali')
    await axe(page)
    // A reload, and another tab, know it too.
    await page.reload()
    await expect(alert).toContainText('donasi tidak akan tercatat dua kali')
    const other = await page.context().newPage()
    await other.goto(`${campaign.path}/donate`)
    await fillDonation(other)
    await donateScreen(other).pay.click()
    await expect(other).toHaveURL(checkout)
    await pay.click()
    await expect(page).toHaveURL(checkout)
    expect(codeIn(page)).toBe(codeIn(other))
    const keys = formsOf(standIn).map(({ kunci }) => kunci)
    expect(keys).toHaveLength(3)
    expect(new Set(keys).size).toBe(1)

    // The next one is another donation.
    await page.goto(`${campaign.path}/donate`)
    await fillDonation(page)
    await pay.click()
    await expect(page).toHaveURL(checkout)
    expect(codeIn(page)).not.toBe(codeIn(other))
  },
)
