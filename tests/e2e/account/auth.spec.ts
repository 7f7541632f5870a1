import type { Locator, Page } from '@playwright/test'
import { aisyah, authScreen, codeCalls, fillLogin, sentCode, stored } from './auth-support'
import { donateScreen } from '../giving/donate-steps'
import { campaign } from '../program/program-support'
import { compose } from '../support/compose'
import { pasteInto } from '../support/paste'
import { expect, test } from '../support/test'

const quick = { tag: ['@same', '@quick'] }

/** The one field of a code has a caret, which keys and a pointer move, and input methods compose in it. */
async function moveAboutIn(code: Locator) {
  const page = code.page()
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code')
  await expect(code).toHaveAttribute('inputmode', 'numeric')
  await expect(code).toBeFocused()
  for (const [keys, left] of [
    ['1a2b', '12'],
    ['ArrowLeft', '12'],
    ['9', '19'],
    ['34', '1934'],
    ['Home', '1934'],
    ['5', '5934'],
    ['End', '5934'],
    ['Backspace', '593'],
    ['ArrowLeft', '593'],
    ['ArrowLeft', '593'],
    ['Backspace', '53'],
  ] as const) {
    if (/^[A-Z]/.test(keys)) await page.keyboard.press(keys)
    else await page.keyboard.type(keys)
    await expect(code).toHaveValue(left)
  }
  const box = await code.boundingBox()
  await page.mouse.click((box?.x ?? 0) + 20, (box?.y ?? 0) + 20)
  await page.keyboard.type('7')
  await expect(code).toHaveValue('73')
  await code.fill('')
  await compose(code, ['1', '1 ', '1 2', '1 23'])
  await expect(code).toHaveValue('123')
}

test(
  'register, log in, amen, donate, log out; and no secret ends up where it stays',
  { tag: '@quick' },
  async ({ page, standIn }) => {
    const phone = '81377778888'
    const password = 'kata-sandi-dewi'
    const screen = authScreen(page)
    const spoken: string[] = []
    page.on('request', (request) => spoken.push(request.url()))
    page.on('framenavigated', (frame) => spoken.push(frame.url()))
    page.on('console', (message) => spoken.push(message.text()))

    await page.goto('/auth')
    await page.getByRole('link', { name: 'Daftar Sekarang' }).click()
    await expect(page).toHaveURL('/auth/register')
    await screen.next.click()
    await expect(page.getByText('Mohon diisi terlebih dahulu')).toHaveCount(2)
    await expect(screen.name).toBeFocused()
    await screen.name.fill('a'.repeat(31))
    await expect(page.getByText('Maksimal diisi 30 karakter')).toBeVisible()
    await screen.name.fill('Dewi Lestari')
    await screen.phone.fill('0812')
    await expect(page.getByText('Nomor Whatsapp diisi minimal 10 digit')).toBeVisible()
    // Ten digits with the leading 0.
    await screen.phone.fill('0812345678')
    await expect(page.getByText('Nomor Whatsapp diisi minimal 10 digit')).toHaveCount(0)
    await pasteInto(screen.phone, `Dewi Lestari https://wa.me/62${phone}`)
    await screen.phone.blur()
    await expect(screen.phone).toHaveValue(phone)
    await page.reload()
    await expect(screen.name).toHaveValue('Dewi Lestari')
    await screen.next.dblclick()

    await expect(page).toHaveURL('/auth/verification')
    expect(codeCalls(standIn)).toHaveLength(1)
    const code = await sentCode(standIn, phone)
    expect(code).toMatch(/^[1-9]\d{4}$/)
    await expect(screen.code).toBeFocused()
    await expect(page.getByText(/^Masa berlaku kode 0\d:\d\d$/)).toBeVisible()
    const waiting = await stored(page)
    expect(waiting.local).not.toContain(code)
    await page.reload()
    await moveAboutIn(screen.code)
    await screen.code.fill('')
    await screen.code.pressSequentially(code)

    await expect(page).toHaveURL('/auth/register/password')
    await screen.password.fill('1234567')
    await screen.confirmation.fill('12345678')
    await screen.save.click()
    await expect(page.getByText('Password minimal 8 karakter')).toBeVisible()
    await expect(page.getByText('Password tidak sesuai')).toBeVisible()
    await screen.password.fill(password)
    await screen.confirmation.fill(password)
    await page.getByRole('button', { name: 'Tampilkan sandi' }).first().click()
    await expect(screen.password).toHaveAttribute('type', 'text')
    await screen.save.click()

    await expect(page).toHaveURL('/auth/register/welcome')
    expect((await stored(page)).session).not.toContain(phone)
    await page.getByRole('link', { name: 'Jelajahi Sekarang' }).click()
    await expect(page).toHaveURL('/auth')
    await fillLogin(page, { phone, password, name: '' })
    await expect(page).toHaveURL('/profile')

    await page.goto(campaign.noTarget)
    const amen = page.getByRole('button', { name: /^(A|Dia)minkan/ }).first()
    await amen.click()
    await expect(amen).toHaveAttribute('aria-pressed', 'true')

    await page.goto(`${campaign.ordinary}/donate`)
    await expect(page.getByText('Dewi Lestari')).toBeVisible()
    await page.reload()
    await expect(page.getByText(`+62 81********8`)).toBeVisible()
    await page.getByRole('button', { name: 'Bukan saya' }).click()
    await expect(page.getByRole('link', { name: 'Masuk' })).toBeVisible()
    // Again if it is read while the page is loaded anew.
    await expect(async () => {
      const after = await stored(page)
      for (const secret of [phone, password, code, 'Dewi']) {
        expect(after.local).not.toContain(secret)
        expect(after.session).not.toContain(secret)
        expect(spoken.join('\n')).not.toContain(secret)
      }
    }).toPass()
    expect(JSON.stringify(standIn.log())).not.toContain(password)
  },
)

/** Holds back what comes late, and the login. @returns a function that lets them in, the login last */
async function holdLogin(page: Page): Promise<() => Promise<void>> {
  const parts = /\/assets\/(?:LateParts|LoginPage)-[^/]+\.js$/
  const held = new Map<string, () => Promise<void>>()
  await page.route(parts, (route) => {
    const part = /(\w+)-[^/]+$/.exec(route.request().url())?.[1] ?? ''
    held.set(part, () => route.continue())
  })
  return async () => {
    // What an earlier visit left is cleared away while the person waits for the login.
    await expect.poll(() => [...held.keys()].sort()).toEqual(['LateParts', 'LoginPage'])
    await held.get('LateParts')?.()
    const stackHeight = () =>
      page.evaluate(() => document.documentElement.style.getPropertyValue('--jm-stack-height'))
    await expect.poll(stackHeight).not.toBe('')
    await held.get('LoginPage')?.()
    await page.unroute(parts)
  }
}

test('a visitor’s amen comes back to the same prayer after the login', quick, async ({ page }) => {
  const path = `${campaign.ordinary}?utm_source=web`
  const letLoginIn = await holdLogin(page)
  await page.goto(path)
  const prayers = page.getByRole('region', { name: 'Doa donatur' })
  const card = prayers.getByRole('article').nth(3)
  await card.scrollIntoViewIfNeeded()
  const name = (await card.getAttribute('aria-label')) ?? ''
  const wanted = prayers.getByRole('article', { name, exact: true }).first()
  const text = (await wanted.textContent()) ?? ''
  await wanted.getByRole('button', { name: /^(A|Dia)minkan/ }).click()
  await letLoginIn()
  await expect(page).toHaveURL('/auth?state=campaign')
  expect(await page.evaluate(() => localStorage.getItem('redirect_after_login'))).toBe(path)
  await fillLogin(page)

  await expect(page).toHaveURL(path)
  const amen = wanted.getByRole('button', { name: /^(A|Dia)minkan/ })
  await expect(amen).toBeInViewport({ ratio: 1 })
  await expect(amen).toBeFocused()
  expect(await wanted.textContent()).toBe(text)
  expect(await page.evaluate(() => localStorage.getItem('redirect_after_login'))).toBeNull()
  await page.keyboard.press('Enter')
  await expect(amen).toHaveAttribute('aria-pressed', 'true')
  await expect(wanted).toContainText(/^.*Kamu (dan \d+ orang lainnya )?mengaminkan doa ini/)
})

test(
  'from a donation to the login and back, filled, with a password that was forgotten; logging out reaches the other tab',
  quick,
  async ({ page, context, standIn }) => {
    const path = `${campaign.ordinary}/donate?utm_source=web`
    const letLoginIn = await holdLogin(page)
    await page.goto(path)
    await donateScreen(page).amount.fill('75000')
    await page.getByRole('link', { name: 'Masuk' }).click()
    await letLoginIn()
    await expect(page).toHaveURL('/auth')
    await page.getByRole('link', { name: 'Lupa Kata Sandi?' }).click()
    await expect(page).toHaveURL('/forgot-password')
    const screen = authScreen(page)
    await screen.phone.fill(`0${aisyah.phone}`)
    await screen.send.click()
    await expect(page).toHaveURL('/forgot-password/verification?state=forgot-password')
    await pasteInto(screen.code, `Kode: ${await sentCode(standIn, aisyah.phone)}`)
    await expect(page).toHaveURL('/forgot-password/new-password?state=forgot-password')
    const password = 'rahasia-baru'
    await screen.password.fill(password)
    await screen.confirmation.fill(password)
    await screen.save.click()
    await expect(page).toHaveURL('/auth')
    await page.reload()
    await fillLogin(page, { ...aisyah, password })
    await expect(page).toHaveURL(path)
    await expect(page.getByText(aisyah.name)).toBeVisible()
    await expect(donateScreen(page).amount).toHaveValue('75.000')

    const other = await context.newPage()
    await other.goto(`${campaign.noTarget}/donate`)
    await expect(other.getByText(aisyah.name)).toBeVisible()
    await donateScreen(other).optional.click()
    await donateScreen(other).prayer.fill('Doa Aisyah')
    await page.evaluate(() => localStorage.setItem('jm-tasbih', '33'))
    const reloaded = page.waitForEvent('domcontentloaded')
    await page.getByRole('button', { name: 'Bukan saya' }).click()
    await reloaded
    await expect(page.getByRole('link', { name: 'Masuk' })).toBeVisible()
    await expect(other.getByRole('link', { name: 'Masuk' })).toBeVisible()
    await expect(other.getByText(aisyah.name)).toHaveCount(0)
    await expect(donateScreen(other).prayer).toHaveValue('')
    expect((await stored(other)).session).not.toMatch(/Aisyah|8123/)
    expect((await stored(page)).local).toContain('jm-tasbih')
    expect(standIn.log('logout')).toHaveLength(1)
  },
)
