import type { Locator } from '@playwright/test'

/** Replaces the whole text of a field by pasting from the browser's clipboard. */
export async function pasteInto(field: Locator, text: string) {
  const page = field.page()
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
  await field.selectText()
  await field.press('ControlOrMeta+v')
}
