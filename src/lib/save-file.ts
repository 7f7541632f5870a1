/**
 * Starts the download of a file. Whether it arrives nobody can know: in a webview of another app nothing happens, and
 * nothing tells. So no message may claim it.
 */
export function saveFile(file: File): void {
  const url = URL.createObjectURL(file)
  clickLink({ href: url, download: file.name })
  // Some browsers read the address only after the click handler has returned.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

/** Android's webviews, iOS's (no "Safari" behind the engine), and the apps that name themselves. */
const IN_APP = /; wv\)|FBA[NV]|Instagram|WhatsApp|iP(?:hone|ad).*AppleWebKit(?!.*Safari)/

/** Whether this browser says that it is another app's webview: there a click on a `blob:` link does nothing. */
export const isInApp = (): boolean => IN_APP.test(navigator.userAgent)

/** Follows a link that isn't on the page. */
export function clickLink(
  link: Partial<Pick<HTMLAnchorElement, 'href' | 'download' | 'target' | 'rel'>>,
): void {
  const anchor = Object.assign(document.createElement('a'), link)
  document.body.append(anchor)
  anchor.click()
  anchor.remove()
}

/** Whether this device's share sheet takes such a file. */
function canShare(file: File): boolean {
  return 'share' in navigator && 'canShare' in navigator && navigator.canShare({ files: [file] })
}

/**
 * Opens the device's share sheet, where a file can also be saved. Settles when the sheet is closed, which some devices
 * never tell: nothing on the screen may wait for it.
 * @returns false where there is none or it failed; closing it is a choice, not a failure
 */
export async function shareFile(file: File, title: string): Promise<boolean> {
  if (!canShare(file)) return false
  try {
    await navigator.share({ files: [file], title })
    return true
  } catch (error) {
    return error instanceof Error && error.name === 'AbortError'
  }
}
