/** Starts the download of a file. */
export function saveFile(file: File): void {
  const url = URL.createObjectURL(file)
  clickLink({ href: url, download: file.name })
  // Some browsers read the address only after the click handler has returned.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

/** Follows a link that isn't on the page. */
export function clickLink(
  link: Partial<Pick<HTMLAnchorElement, 'href' | 'download' | 'target' | 'rel'>>,
): void {
  const anchor = Object.assign(document.createElement('a'), link)
  document.body.append(anchor)
  anchor.click()
  anchor.remove()
}
