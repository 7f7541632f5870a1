import L from 'leaflet'

/** Part of the map's size that one tap moves it by. */
const STEP = 0.4

const directions = [
  ['Geser ke kiri', '←', [-1, 0]],
  ['Geser ke atas', '↑', [0, -1]],
  ['Geser ke bawah', '↓', [0, 1]],
  ['Geser ke kanan', '→', [1, 0]],
] as const

/** Buttons that move the map, for people who can't drag it (WCAG 2.5.7). */
export function panControl(): L.Control {
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
