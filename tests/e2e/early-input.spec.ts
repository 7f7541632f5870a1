import type { Page } from '@playwright/test'
import { expect, test } from './support/test'

/** Holds the app's scripts back, as a slow line does, until they are let through. */
async function holdScripts(page: Page): Promise<() => Promise<void>> {
  const held: (() => Promise<void>)[] = []
  let open = false
  await page.route('**/assets/*.js', async (route) => {
    if (open) return route.continue()
    held.push(() => route.continue())
  })
  return async () => {
    open = true
    await Promise.all(held.map((go) => go()))
  }
}

test('what is typed before the scripts are there is searched for', async ({ page }) => {
  const letScriptsIn = await holdScripts(page)
  await page.goto('/infaq', { waitUntil: 'commit' })
  const search = page.getByRole('searchbox', { name: 'Cari program' })
  await search.fill('sumur')
  await search.press('Enter')
  await letScriptsIn()
  await expect(page).toHaveURL('/infaq?search=sumur')
  await expect(search).toHaveValue('sumur')
  await expect(page.getByRole('article')).not.toHaveCount(0)
})

test('a tap before the scripts are there counts', async ({ page }) => {
  const letScriptsIn = await holdScripts(page)
  await page.goto('/dzikir', { waitUntil: 'commit' })
  const count = page.getByRole('button', { name: 'Tambah hitungan' })
  await count.click()
  await count.click()
  await letScriptsIn()
  await expect(page.getByRole('main')).toContainText(/2\s*dari 100/)
})

test('a form filled in before the scripts are there is sent by them', async ({ page }) => {
  const letScriptsIn = await holdScripts(page)
  await page.goto('/masjid/daftar', { waitUntil: 'commit' })
  const name = page.getByLabel(/^Nama masjid/)
  await name.fill('Masjid Al-Hikmah')
  await page.getByLabel(/^Alamat masjid/).fill('Jl. Melati 5, Depok')
  await page.getByRole('button', { name: 'Kirim lewat WhatsApp' }).click()
  await letScriptsIn()
  // What is still missing is said; what was typed is there.
  await expect(page.getByText('Mohon diisi terlebih dahulu')).toHaveCount(2)
  await expect(name).toHaveValue('Masjid Al-Hikmah')
  await expect(page).toHaveURL('/masjid/daftar')
})

test('what is typed while the page hydrates stays', async ({ page }) => {
  await page.addInitScript(() => {
    let take: Window['__earlyInput']
    Object.defineProperty(window, '__earlyInput', {
      get: () => take,
      set: (given: NonNullable<typeof take>) => {
        take = () => {
          // After the call for hydration, and before React begins with it.
          queueMicrotask(() => {
            const field = document.querySelector('input')
            if (field) field.value = 'Masjid Al-Hikmah'
            field?.dispatchEvent(new Event('input', { bubbles: true }))
          })
          return given()
        }
      },
    })
  })
  await page.goto('/masjid/daftar')
  const name = page.getByLabel(/^Nama masjid/)
  await expect(name).toHaveValue('Masjid Al-Hikmah')
  // The next change draws the form anew.
  await page.getByLabel(/^Alamat masjid/).fill('Jl. Melati 5, Depok')
  await page.getByRole('button', { name: 'Kirim lewat WhatsApp' }).click()
  await expect(page.getByText('Mohon diisi terlebih dahulu')).toHaveCount(2)
  await expect(name).toHaveValue('Masjid Al-Hikmah')
})
