import type { Page } from '@playwright/test'
import { PNG } from 'pngjs'
import { expect } from '../support/expect'
import { forgetShown } from '../support/shown'
import type { StandInControl } from '../support/stand-in'

export const SAVED = 'Update data berhasil disimpan.'
export const REQUIRED = 'Mohon diisi terlebih dahulu'

/** The parts of `/profile/personal`, as a user would name them. */
export function personalScreen(page: Page) {
  return {
    row: (label: string) => page.getByRole('link', { name: new RegExp(`^${label}`) }),
    save: page.getByRole('button', { name: 'Simpan' }),
    alert: page.getByRole('main').getByRole('alert').filter({ hasText: /\S/ }),
  }
}

/** The calls of edit_profile so far, in their wire form. */
export function edits(standIn: StandInControl) {
  return standIn.log('edit_profile').map(({ form }) => form)
}

/** Opens a row's edit, changes it, saves, and waits to be told so on the overview. */
export async function change(page: Page, label: string, fill: () => Promise<void>): Promise<void> {
  const screen = personalScreen(page)
  await screen.row(label).click()
  await fill()
  await forgetShown(page)
  await screen.save.click()
  await expect(page).toHaveShown(SAVED)
  await expect(page).toHaveURL('/profile/personal')
}

/** Opens the sheet with the calendar of the date of birth; somebody is logged in. */
export async function openBirthdate(page: Page) {
  await page.goto('/profile/personal?edit=birthdate')
  await page.getByLabel('Tanggal Lahir').click()
  return page.getByRole('dialog', { name: 'Pilih tanggal' })
}

/** A photo of so many px, red on the left and blue on the right. */
export function photo(width: number, height: number): Buffer {
  const png = new PNG({ width, height })
  for (let index = 0; index < width * height; index += 1) {
    const left = index % width < width / 2
    png.data.set([left ? 220 : 20, 20, left ? 20 : 220, 255], index * 4)
  }
  return PNG.sync.write(png)
}
