/** How long a browser may take. Some never answer, such as one that asks in a window nobody sees. */
const PATIENCE_MS = 2000

/**
 * Copies a text to the clipboard. The clipboard API is missing on addresses without https (for example a phone that
 * opens the developer's machine by its IP), and a browser may refuse it: then the old command is used. Call it directly
 * from a tap.
 * @throws Error when neither way works, or after 2 s without an answer
 */
export async function copyText(text: string): Promise<void> {
  let timer: number | undefined
  const late = new Promise<'late'>((resolve) => {
    timer = window.setTimeout(resolve, PATIENCE_MS, 'late')
  })
  const outcome = await Promise.race([write(text), late])
  window.clearTimeout(timer)
  if (outcome === 'late' || (outcome === 'refused' && !copyBySelection(text)))
    throw new Error('Tidak dapat disalin')
}

async function write(text: string): Promise<'copied' | 'refused'> {
  try {
    await navigator.clipboard.writeText(text)
    return 'copied'
  } catch {
    return 'refused'
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
