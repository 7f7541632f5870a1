import type { Locator } from '@playwright/test'

/** Pastes a text in the place of all that a field holds, by the browser's own clipboard. */
export async function pasteInto(field: Locator, text: string) {
  const page = field.page()
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
  await field.selectText()
  await field.press('ControlOrMeta+v')
}
