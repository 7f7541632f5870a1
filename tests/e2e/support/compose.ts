import { expect, type Locator } from '@playwright/test'

/**
 * Types as an input method does that composes: each new state of the text takes the place of the one before, in a field
 * that nobody else writes to meanwhile. The last state is what it ends with.
 */
export async function compose(field: Locator, states: readonly string[]): Promise<void> {
  const page = field.page()
  const devtools = await page.context().newCDPSession(page)
  await field.focus()
  for (const text of states) {
    const [selectionStart, selectionEnd] = [text.length, text.length]
    await devtools.send('Input.imeSetComposition', { text, selectionStart, selectionEnd })
    await expect(field).toHaveValue(text)
  }
  await devtools.send('Input.insertText', { text: states.at(-1) ?? '' })
  await devtools.detach()
}

/** "7", "75", …: a text as it grows by a key at a time. */
export const growing = (text: string): string[] =>
  Array.from(text, (_, index) => text.slice(0, index + 1))
