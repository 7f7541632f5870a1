import type { Page } from '@playwright/test'

/** What was copied last. It is pasted, as a person would. */
export async function clipboard(page: Page): Promise<string> {
  await page.evaluate(() => {
    const field = document.createElement('textarea')
    field.id = 'clipboard-for-tests'
    document.body.append(field)
    field.focus()
  })
  await page.keyboard.press('ControlOrMeta+V')
  const field = page.locator('#clipboard-for-tests')
  const text = await field.inputValue()
  await field.evaluate((element) => element.remove())
  return text
}
