/**
 * Copies a text to the clipboard. The clipboard API is missing on addresses without https (for example a phone that
 * opens the developer's machine by its IP), and a browser may refuse it: then the old command is used. Call it directly
 * from a tap.
 * @throws Error when neither way works.
 */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
  } catch {
    if (!copyBySelection(text)) throw new Error('Gagal menyalin. Salin secara manual.')
  }
}

function copyBySelection(text: string): boolean {
  const focused = document.activeElement
  const area = document.createElement('textarea')
  area.value = text
  area.readOnly = true
  area.className = 'jm-hidden'
  // Inside the focused element's parent: a sheet's focus trap would take the selection back from elsewhere.
  const parent = focused?.parentElement ?? document.body
  parent.append(area)
  area.select()
  try {
    // oxlint-disable-next-line typescript/no-deprecated -- the only way there is without https
    return document.execCommand('copy')
  } catch {
    return false
  } finally {
    area.remove()
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
  }
}
