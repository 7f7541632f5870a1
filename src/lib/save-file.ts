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
