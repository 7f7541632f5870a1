import 'leaflet/dist/leaflet.css'
import 'leaflet.markercluster/dist/MarkerCluster.css'
import './leaflet-map.css'
import L from 'leaflet'
// Extends the L of the import above, so it must come after it.
import 'leaflet.markercluster'
import type { Coordinates } from '@/domain/place/distance'
import { formatThousands } from '@/lib/format-number'
import { prefersReducedMotion } from '@/lib/reduced-motion'
import { INDONESIA, type MapMarker, type MapView, MASJID_ZOOM } from './map-view'
import markerUrl from './marker.svg'

/** Part of the map's size that one tap moves it by. */
const STEP = 0.4

const directions = [
  ['Geser ke kiri', '←', [-1, 0]],
  ['Geser ke atas', '↑', [0, -1]],
  ['Geser ke bawah', '↓', [0, 1]],
  ['Geser ke kanan', '→', [1, 0]],
] as const

/** One map on the screen, and what can be done with it. */
export interface MasjidMap {
  setView: (view: MapView) => void
  setMarkers: (markers: readonly MapMarker[]) => void
  /** The dot of the user's own place; null removes it. */
  setDevice: (position: Coordinates | null) => void
  /** Goes to a marker, out of its cluster, and opens its popup. */
  focus: (id: string) => void
  /** The map's centre and zoom, to come back to. */
  view: () => MapView
  /** Whether the user has moved the map by hand: then it stays where it is. */
  touched: () => boolean
  destroy: () => void
}

export interface MasjidMapOptions {
  view: MapView
  /** For a page that scrolls: one finger and the wheel scroll the page, not the map. */
  small: boolean
  /** A link in a popup was followed. */
  onFollow: (href: string) => void
  /** True when the map's pictures could not be fetched, false when one could. */
  onTiles: (failed: boolean) => void
  tileUrl: string
}

const ATTRIBUTION =
  '<a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noopener">© Kontributor OpenStreetMap</a>'
const PREFIX = '<a href="https://leafletjs.com" target="_blank" rel="noopener">Leaflet</a>'

const point = ({ latitude, longitude }: Coordinates): L.LatLngTuple => [latitude, longitude]

const asElement = (node: Element | null) => (node instanceof HTMLElement ? node : null)

const icon = L.icon({
  iconUrl: markerUrl,
  iconSize: [38, 38],
  iconAnchor: [19, 37],
  popupAnchor: [0, -36],
})

function clusterIcon(cluster: { getChildCount: () => number }): L.DivIcon {
  const count = formatThousands(cluster.getChildCount())
  return L.divIcon({
    className: 'jm-cluster',
    iconSize: [44, 44],
    html: `<span aria-hidden="true">${count}</span><span class="jm-hidden">${count} masjid di sini, perbesar peta</span>`,
  })
}

/** Makes a map in an element that has a size. Mosques close to each other are clustered. */
export function createMasjidMap(element: HTMLElement, options: MasjidMapOptions): MasjidMap {
  const still = prefersReducedMotion()
  const map = L.map(element, {
    zoomControl: false,
    minZoom: 3,
    maxZoom: 19,
    scrollWheelZoom: !options.small,
    dragging: !options.small || !L.Browser.mobile,
    ...(still && { fadeAnimation: false, zoomAnimation: false, markerZoomAnimation: false }),
  })
  map.attributionControl.setPrefix(PREFIX)
  L.control.zoom({ zoomInTitle: 'Perbesar', zoomOutTitle: 'Perkecil' }).addTo(map)
  panControl().addTo(map)
  // Leaflet makes the map a stop of the keyboard, but says neither what it is nor what it does.
  element.setAttribute('role', 'application')
  element.setAttribute('aria-label', 'Peta, geser dengan tombol panah')
  L.tileLayer(options.tileUrl, { maxZoom: 19, attribution: ATTRIBUTION })
    .on('tileerror', () => {
      options.onTiles(true)
    })
    .on('tileload', () => {
      options.onTiles(false)
    })
    .addTo(map)

  const cluster = L.markerClusterGroup({
    chunkedLoading: true,
    chunkInterval: 50,
    showCoverageOnHover: false,
    maxClusterRadius: 60,
    iconCreateFunction: clusterIcon,
    animate: !still,
  }).addTo(map)
  const markers = new Map<string, L.Marker>()
  let device: L.CircleMarker | null = null
  let touched = false
  let opener: HTMLElement | null = null
  /** The marker that the search goes to. */
  let chosen: L.Marker | null = null

  const setView = (view: MapView) => {
    if (view.kind === 'centre') map.setView(point(view.position), view.zoom, { animate: false })
    else
      map.fitBounds(L.latLngBounds(INDONESIA.map(([lat, lng]) => [lat, lng])), { animate: false })
  }
  for (const event of ['pointerdown', 'wheel', 'keydown'])
    element.addEventListener(event, () => (touched = true), { passive: true })

  // Opened from a marker or by the search, a popup gets the focus, so that it is said; closing it gives the focus to the
  // marker.
  map.on('popupopen', ({ popup }) => {
    const box = popup.getElement()
    if (!box) return
    box.querySelector('.leaflet-popup-close-button')?.setAttribute('aria-label', 'Tutup')
    box.tabIndex = -1
    box.setAttribute('role', 'dialog')
    box.setAttribute('aria-label', box.querySelector('strong')?.textContent ?? '')
    const active = document.activeElement
    if (active !== element && !active?.classList.contains('leaflet-marker-icon')) return
    opener = active === element ? (chosen?.getElement() ?? element) : asElement(active)
    box.focus({ preventScroll: true })
  })
  map.on('popupclose', ({ popup }) => {
    if (popup.getElement()?.contains(document.activeElement)) opener?.focus({ preventScroll: true })
    opener = null
  })
  element.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') map.closePopup()
  })
  setView(options.view)

  return {
    setView,
    setMarkers: (list) => {
      cluster.clearLayers()
      markers.clear()
      for (const marker of list) {
        const layer = L.marker(point(marker.position), { icon, alt: marker.title })
        layer.bindPopup(() => popupContent(marker, options.onFollow), {
          minWidth: 160,
          maxWidth: 260,
          // Not under the map's buttons.
          autoPanPaddingTopLeft: options.small ? [8, 8] : [8, 112],
        })
        markers.set(marker.id, layer)
      }
      cluster.addLayers([...markers.values()])
    },
    setDevice: (position) => {
      device?.remove()
      device = position
        ? L.circleMarker(point(position), {
            radius: 8,
            className: 'jm-device',
            interactive: false,
          }).addTo(map)
        : null
    },
    focus: (id) => {
      const marker = markers.get(id)
      if (!marker) return
      touched = true
      chosen = marker
      map.closePopup()
      // The suggestion that was tapped is gone; the way there takes a second.
      element.focus({ preventScroll: true })
      const show = () => {
        cluster.zoomToShowLayer(marker, () => marker.openPopup())
      }
      const zoom = Math.max(map.getZoom(), MASJID_ZOOM)
      map.once('moveend', show)
      if (still) map.setView(marker.getLatLng(), zoom, { animate: false })
      else map.flyTo(marker.getLatLng(), zoom, { duration: 0.9 })
    },
    view: () => {
      const { lat, lng } = map.getCenter()
      return { kind: 'centre', position: { latitude: lat, longitude: lng }, zoom: map.getZoom() }
    },
    touched: () => touched,
    destroy: () => {
      map.remove()
    },
  }
}

/** Buttons that move the map, for people who can't drag it (WCAG 2.5.7). */
function panControl(): L.Control {
  const control = new L.Control({ position: 'topright' })
  control.onAdd = (map) => {
    const bar = L.DomUtil.create('div', 'leaflet-bar jm-pan')
    L.DomEvent.disableClickPropagation(bar)
    for (const [label, arrow, [x, y]] of directions) {
      const button = L.DomUtil.create('button', '', bar)
      button.type = 'button'
      button.title = label
      button.setAttribute('aria-label', label)
      button.textContent = arrow
      button.addEventListener('click', () => {
        const size = map.getSize()
        map.panBy([x * size.x * STEP, y * size.y * STEP])
      })
    }
    return bar
  }
  return control
}

/** The content of a marker's popup: name, address, and a link to the mosque's page. Text only, never HTML. */
function popupContent(marker: MapMarker, onFollow: (href: string) => void): HTMLElement {
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
