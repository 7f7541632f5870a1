import type { BrowserContext, Page } from '@playwright/test'
import { fillLogin } from './auth-support'
import { give } from '../giving/checkout-support'
import { chooseMethod, donateScreen } from '../giving/donate-steps'
import { installed } from '../offline-support'
import { accounts, campaign, kencleng } from '../program/program-support'
import type { StandInControl } from '../support/stand-in'
import { expect, test } from '../support/test'

// The cache of the service worker could show another person's data too.
test.use({ serviceWorkers: 'allow' })

const fauzan = { phone: accounts.fundraiser.whatsapp, password: accounts.fundraiser.password }
const budi = { phone: accounts.nearlyEmpty.whatsapp, password: accounts.nearlyEmpty.password }
const PRAYER = 'Doa rahasia untuk ibu'
const ADDRESS = 'Jl. Rahasia No. 7'

/** Everything about Fauzan, except what is public: his prayers on a program's page. */
const personal =
  /Fauzan|2198765432|fauzan\.hakim|FAUZAN82|Perintis|Doa rahasia|Jl\. Rahasia|Kamu (dan \d+ orang lainnya )?mengaminkan/

async function logInAs(page: Page, who: { phone: string; password: string }) {
  await page.goto('/auth')
  await fillLogin(page, { ...who, name: '' })
  await expect(page).not.toHaveURL(/\/auth/)
}

/** All text of a page, with the values of its fields. */
const readable = (page: Page) =>
  page.evaluate(() =>
    [
      document.body.innerText,
      ...[...document.querySelectorAll('input, textarea')].map((field) =>
        field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
          ? field.value
          : '',
      ),
    ].join('\n'),
  )

const storage = (page: Page) =>
  page.evaluate(() =>
    JSON.stringify([...Object.entries(localStorage), ...Object.entries(sessionStorage)]),
  )

async function expectNothingOf(page: Page, code: string, where: string) {
  const text = await readable(page)
  expect(text, where).not.toMatch(personal)
  expect(text, where).not.toContain(code)
}

/** Fauzan uses the app in two tabs: he donates in this one, and has a half-filled donation in the other. */
async function useAsFauzan(page: Page, context: BrowserContext) {
  await page.goto('/')
  await installed(page)
  await logInAs(page, fauzan)
  await page.goto(`${campaign.ordinary}/fundraiser`)
  await expect(page.getByLabel('Tautan fundraiser Anda')).toHaveValue(/FAUZAN82/)
  await page.goto(campaign.noTarget)
  const amen = page.getByRole('button', { name: /^(A|Dia)minkan/ }).first()
  await amen.click()
  await expect(amen).toHaveAttribute('aria-pressed', 'true')
  await page.goto('/profile/personal?edit=address')
  await page.getByLabel('Alamat').fill(ADDRESS)

  const other = await context.newPage()
  await other.goto(`${kencleng}/donate`)
  await expect(other.getByText('Fauzan Hakim')).toBeVisible()
  await donateScreen(other).optional.click()
  await donateScreen(other).prayer.fill(PRAYER)

  await page.goto(`${campaign.ordinary}/donate`)
  await expect(page.getByText('Fauzan Hakim')).toBeVisible()
  await donateScreen(page).amount.fill('75000')
  await chooseMethod(page, 'QRIS')
  await donateScreen(page).pay.click()
  await expect(page).toHaveURL(/checkout$/)
  const code = new URL(page.url()).pathname.split('/')[2] ?? ''
  await page.goto('/profile/donasi')
  await expect(page.getByRole('listitem').first()).toContainText('75.000')
  return { other, code }
}

/**
 * Opens every screen that showed something of Fauzan, as the next user would.
 * @param who the name of that user, null for a visitor
 */
async function lookEverywhere(
  page: Page,
  standIn: StandInControl,
  code: string,
  who: 'Budi Santoso' | null,
) {
  await page.goto('/profile/donasi')
  await expect(
    page.getByText(/^(?:Belum ada riwayat donasi|Sesi Anda telah berakhir)$/),
  ).toBeVisible()
  await expectNothingOf(page, code, 'history')
  for (const program of [kencleng, campaign.ordinary]) {
    await page.goto(`${program}/donate`)
    await expect(
      who === null ? page.getByRole('link', { name: 'Masuk' }) : page.getByText(who),
    ).toBeVisible()
    await expect(donateScreen(page).prayer).toHaveValue('')
    await expectNothingOf(page, code, `donate ${program}`)
  }
  await page.goto(campaign.noTarget)
  await expect(page.getByRole('button', { name: /^(A|Dia)minkan/ }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: /^(A|Dia)minkan/, pressed: true })).toHaveCount(0)
  await expectNothingOf(page, code, 'amen')
  // While no answer has come, a former user's cached answer would be visible.
  await standIn.hold('fundraiser/get_user')
  await page.goto(`${campaign.ordinary}/fundraiser`)
  if (who === null) await expect(page).toHaveURL('/auth?state=fundraiser')
  else await expect.poll(() => standIn.log('get_user').length).toBeGreaterThan(0)
  await expectNothingOf(page, code, 'referral link')
  await standIn.release('fundraiser/get_user')
  await page.goto('/profile/personal?edit=address')
  if (who === null) await expect(page).toHaveURL('/auth')
  else await expect(page.getByLabel('Alamat')).toHaveValue('')
  await expectNothingOf(page, code, 'profile')
  await page.reload()
  await expectNothingOf(page, code, 'profile, reloaded')
}

/** The session ends on the server, and the app learns it where an account is needed. */
async function meetEndedSession(page: Page, standIn: StandInControl) {
  await standIn.endSessions()
  await page.goto('/profile/personal?edit=address')
  await expect(page).toHaveURL('/auth')
}

test('the next user finds nothing of A, be it another account at once in another tab, or a visitor', async ({
  page,
  context,
  standIn,
  allowErrors,
}) => {
  allowErrors(/status of 401/)
  const { other, code } = await useAsFauzan(page, context)
  await standIn.endSessions()
  const third = await context.newPage()
  await logInAs(third, budi)

  // In the other tab too, without a user action there.
  await expect(donateScreen(other).prayer).toHaveValue('')
  await expect(other.getByText('Fauzan Hakim')).toHaveCount(0)
  await expectNothingOf(other, code, 'other tab')
  await lookEverywhere(page, standIn, code, 'Budi Santoso')

  await third.goto('/profile')
  await third.getByRole('button', { name: 'Keluar' }).click()
  await expect(third).toHaveURL('/auth')
  await third.close()
  await lookEverywhere(page, standIn, code, null)
  await other.reload()
  await expect(other.getByRole('link', { name: 'Masuk' })).toBeVisible()
  await expectNothingOf(other, code, 'other tab, reloaded')
  for (const tab of [page, other]) {
    await expect.poll(() => storage(tab)).not.toMatch(personal)
    expect(await storage(tab)).not.toContain(code)
  }
})

test.describe('without a service worker', () => {
  test.use({ serviceWorkers: 'block' })

  test('neither the return path, the back button nor a reload opens another account’s payment, not for a moment', async ({
    page,
    standIn,
    allowErrors,
  }) => {
    allowErrors(/status of 401/)
    const code = await give(standIn, { type: 'QRIS' })
    await logInAs(page, fauzan)
    const address = `/donation/${code}/checkout`
    await page.goto(address)
    await expect(page.getByText(/Pindai Kode QR/)).toBeVisible()
    await meetEndedSession(page, standIn)
    await fillLogin(page, { ...budi, name: '' })
    // Not the page that Fauzan had opened.
    await expect(page).toHaveURL('/profile')
    await expect(page.getByRole('heading', { name: 'Budi Santoso' })).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(address)
    const refused = page.getByText('Donasi ini dibuka dengan akun lain')
    await expect(refused).toBeVisible()
    // Whoever has done something on the page before its scripts came keeps its HTML, which is hydrated.
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => {
        document.body.dispatchEvent(new Event('input', { bubbles: true }))
      })
      new MutationObserver(() => {
        if (document.querySelector('img[alt^="Kode QR"]')) console.error('The QR code was shown.')
      }).observe(document, { childList: true, subtree: true })
    })
    await page.reload()
    await expect(refused).toBeVisible()
    await expectNothingOf(page, code, 'reloaded')
  })
})

test('the same account finds its drafts and donations again, and nobody does between', async ({
  page,
  context,
  standIn,
  allowErrors,
}) => {
  allowErrors(/status of 401/)
  const { other, code } = await useAsFauzan(page, context)
  await meetEndedSession(page, standIn)
  await expect(donateScreen(other).prayer).toHaveValue('')
  await fillLogin(page, { ...fauzan, name: '' })
  await expect(page).toHaveURL('/profile/personal?edit=address')
  await expect(page.getByLabel('Alamat')).toHaveValue(ADDRESS)
  await expect(donateScreen(other).prayer).toHaveValue(PRAYER)
  // His own logout deletes his drafts and keeps his donations for him.
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Keluar' }).click()
  await expect(page).toHaveURL('/auth')
  await lookEverywhere(page, standIn, code, null)
  await logInAs(page, fauzan)
  await page.goto('/profile/donasi')
  await expect(page.getByRole('link').filter({ hasText: '75.000' })).toHaveAttribute(
    'href',
    `/donation/${code}`,
  )
  await other.reload()
  await expect(other.getByText('Fauzan Hakim')).toBeVisible()
  await expect(donateScreen(other).prayer).toHaveValue('')
})

test('in another tab somebody logs in, and out again, while a donation is sent: the sender is told', async ({
  page,
  context,
  standIn,
  allowErrors,
}) => {
  allowErrors(/status of 401/)
  await standIn.withhold('transaction/claim')
  const store = 'transaction/storeDonate'
  const { amount, name, phone, pay, alert } = donateScreen(page)
  const send = async () => {
    await chooseMethod(page, 'QRIS')
    await standIn.hold(store)
    await pay.click()
    await expect(page.getByRole('dialog', { name: 'Memproses donasi…' })).toBeVisible()
    await expect.poll(() => standIn.waiting(store)).toBe(1)
  }
  await page.goto(`${campaign.ordinary}/donate`)
  await amount.fill('60000')
  await name.fill('Hamba Allah')
  await phone.fill('81300001111')
  await send()
  const other = await context.newPage()
  await logInAs(other, fauzan)
  await expect(alert).toContainText('Ada yang masuk ke akun di perangkat ini')
  await expect(page.getByText('Fauzan Hakim')).toBeVisible()
  await expect(page.getByText('Pakai isian itu?')).toHaveCount(0)
  await standIn.release(store)
  await expect(page).toHaveShown('Donasi yang tadi dikirim tanpa akun sudah tercatat')
  await expect(alert).toHaveCount(0)
  await page.reload()
  await expect(page.getByText('Fauzan Hakim')).toBeVisible()
  await expect(page.getByText('Pakai isian itu?')).toHaveCount(0)

  await amount.fill('75000')
  await send()
  await other.goto('/profile')
  await other.getByRole('button', { name: 'Keluar' }).click()
  await expect(other).toHaveURL('/auth')
  await expect(alert).toContainText('belum pasti donasi yang tadi dikirim tercatat')
  await expect(page.getByText('Fauzan Hakim')).toHaveCount(0)
  await standIn.release(store)
  await expect(page).toHaveShown('Donasi yang tadi dikirim sudah tercatat')
  await expect(page).toHaveURL(`${campaign.ordinary}/donate`)
  await logInAs(page, fauzan)
  await page.goto('/profile/donasi')
  await expect(page.getByRole('listitem').first()).toContainText('75.000')
  await expect(page.getByText('Ada 1 donasi tanpa akun di perangkat ini.')).toBeVisible()
})
