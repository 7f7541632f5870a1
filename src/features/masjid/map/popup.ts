import type { MapMarker } from './map-view'

/** The content of a marker's popup: name, address, and a link to the mosque's page. Text only, never HTML. */
export function popupContent(marker: MapMarker, onFollow: (href: string) => void): HTMLElement {
  const box = document.createElement('div')
  box.className = 'jm-popup'
  const title = document.createElement('strong')
  title.textContent = marker.title
  box.append(title)
  const { href, address } = marker
  if (href === null) return box
  if (address !== null) {
    const line = document.createElement('span')
    line.textContent = address
    box.append(line)
  }
  const link = document.createElement('a')
  link.href = href
  link.textContent = 'Lihat masjid'
  link.addEventListener('click', (event) => {
    // The browser itself handles a new tab or a download.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onFollow(href)
  })
  box.append(link)
  return box
}
