import type { Page } from '@playwright/test'
import { z } from 'zod'
import { campaign, chooseMethod, donateScreen, fillDonation, kencleng } from './donate-steps'
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
    await hide(page).check()
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

test('without the field the name itself is left out', async ({ page, standIn }) => {
  await standIn.withhold(`${STORE}#anonim`)
  await page.goto(`${campaign.path}/donate`)
  await fillDonation(page)
  // With the keyboard too.
  await hide(page).focus()
  await page.keyboard.press('Space')
  await donateScreen(page).pay.click()
  await expect(page).toHaveURL(checkout)
  const [sent] = formsOf(standIn)
  expect(sent).toMatchObject({ donorName: 'Hamba Allah' })
  expect(sent).not.toHaveProperty('anonim')
})

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

test('without the key a lost answer is what it was: nobody knows', async ({
  page,
  standIn,
  allowErrors,
}) => {
  allowErrors(/net::ERR/)
  await standIn.withhold(`${STORE}#kunci`)
  await page.goto(`${campaign.path}/donate`)
  await fillDonation(page)
  const { alert, pay } = donateScreen(page)
  await standIn.loseAnswer(STORE)
  await pay.click()
  await expect(alert).toContainText('cukup bayar salah satu')
  await pay.click()
  await expect(page).toHaveURL(checkout)
  for (const form of formsOf(standIn)) expect(form).not.toHaveProperty('kunci')
})

test(
  'a fundraiser’s link is credited for its program, and no other',
  { tag: '@1.1' },
  async ({ page, standIn }) => {
    await page.goto(`${campaign.path}?utm_source=web&utm_ref=FAUZAN82`)
    await page.getByRole('link', { name: 'Infaq Sekarang' }).click()
    await fillDonation(page)
    await donateScreen(page).pay.click()
    await expect(page).toHaveURL(checkout)
    await page.goto(`${kencleng.path}/donate`)
    await fillDonation(page)
    await donateScreen(page).pay.click()
    await expect(page).toHaveURL(checkout)
    const [first, second] = formsOf(standIn)
    expect(first).toMatchObject({ kode_ref: 'FAUZAN82' })
    expect(second).not.toHaveProperty('kode_ref')
  },
)

test(
  'an address that messengers have changed is read as it was sent',
  { tag: '@1.1' },
  async ({ page, standIn, allowErrors }) => {
    // The host knows no such page, and sends the app all the same.
    allowErrors(/status of 404 .*\/donate\.$/)
    const asked = () => standIn.log('get_campaign_by_slug').map(({ url }) => url)
    for (const sent of [
      `${campaign.path}*?fbclid=IwAR0_x-?utm_source=web&amp;utm_ref=FAUZAN82).%E2%80%8B`,
      `${campaign.path.replace('campaign', 'Campaign')}%20&utm_source=web&utm_ref=FAUZAN82%E2%80`,
    ]) {
      await page.goto(sent)
      await expect(page.getByRole('heading', { name: campaign.title }).first()).toBeVisible()
      await expect(page).toHaveURL(`${campaign.path}?utm_source=web&utm_ref=FAUZAN82`)
    }
    expect(
      new Set(asked().map((url) => new URL(url, 'http://x').searchParams.get('slug'))),
    ).toEqual(new Set([campaign.path.replace('/campaign/', '')]))
    await page.goto(`${campaign.path}/donate.`)
    await expect(page).toHaveURL(`${campaign.path}/donate`)
    await fillDonation(page)
    await donateScreen(page).pay.click()
    await expect(page).toHaveURL(checkout)
    expect(formsOf(standIn)[0]).toMatchObject({ kode_ref: 'FAUZAN82' })
  },
)

test(
  'a fundraiser’s link to Home is credited for whatever one gives to',
  { tag: '@1.1' },
  async ({ page, standIn }) => {
    await page.goto('/?utm_source=web&utm_ref=FAUZAN82')
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('jm-rujukan')))
      .toContain('FAUZAN82')
    await page.goto(`${kencleng.path}/donate`)
    await fillDonation(page)
    await donateScreen(page).pay.click()
    await expect(page).toHaveURL(checkout)
    expect(formsOf(standIn)[0]).toMatchObject({ kode_ref: 'FAUZAN82' })
  },
)

test('the address names an amount: it wins when opened, and what is typed wins afterwards', async ({
  page,
}) => {
  const { amount, preset } = donateScreen(page)
  await page.goto(`${campaign.path}/donate?nominal=50000&utm_ref=FAUZAN82`)
  await expect(amount).toHaveValue('50.000')
  await expect(preset('50.000')).toBeChecked()
  await expect(page).toHaveURL(`${campaign.path}/donate?utm_ref=FAUZAN82`)
  await amount.fill('75000')
  await page.reload()
  await expect(amount).toHaveValue('75.000')
  await page.goto(`${campaign.path}/donate?nominal=100000`)
  await expect(amount).toHaveValue('100.000')
  for (const nominal of ['999', '50.000', 'lima', '']) {
    await page.goto(`${campaign.path}/donate?nominal=${nominal}`)
    await expect(page).toHaveURL(`${campaign.path}/donate`)
    await expect(amount).toHaveValue('100.000')
    await expect(page.getByText('Nominal minimal')).toHaveCount(0)
  }
})
