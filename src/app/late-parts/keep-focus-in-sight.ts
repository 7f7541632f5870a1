/**
 * Where the focused element is: its top edge in px below the window's, `new` before it was looked at, `away` where the
 * person has scrolled it out of sight.
 */
type Place = number | 'new' | 'away'

function placeOf(element: Element | null): Place {
  if (element === null) return 'away'
  const { top, bottom } = element.getBoundingClientRect()
  return bottom > 0 && top < window.innerHeight ? top : 'away'
}

/** The element that a keyboard has reached, or that is typed into; null where a finger or a mouse has the focus. */
function reached(): Element | null {
  const active = document.activeElement
  return active !== document.body && active?.matches(':focus-visible') ? active : null
}

const onKeyUp = ({ key }: KeyboardEvent) => {
  const active = document.activeElement
  if (key !== 'Tab' || !active?.closest('main, [role=dialog]')) return
  // A browser scrolls until an edge of the element is visible: the first line of a field, a strip of the next card in a
  // carousel. A carousel that scrolls by so little snaps back, so its card is centred.
  const { left, right } = active.getBoundingClientRect()
  const aside = left < 0 || right > window.innerWidth
  active.scrollIntoView({ block: 'nearest', inline: aside ? 'center' : 'nearest' })
}

/**
 * Scrolls an element that is reached with Tab fully into view, and back into view when something that came late has
 * moved it: browsers hold the place of what is read, not of what has the focus, and Safari holds none. What a person
 * has scrolled away stays away.
 * @returns what ends it
 */
export function keepFocusInSight(): () => void {
  let place: Place = 'new'
  let height = 0
  const heightNow = () => document.body.getBoundingClientRect().height
  const onFocus = () => {
    place = 'new'
  }
  const onScroll = () => {
    const element = reached()
    // What has grown since the last frame has moved the element, nobody has scrolled it away: the observer comes next.
    if (element === null || heightNow() === height) place = placeOf(element)
  }
  const page = new ResizeObserver(() => {
    const element = reached()
    if (element !== null && place !== 'away' && element.getBoundingClientRect().top !== place)
      element.scrollIntoView({ block: 'nearest' })
    place = placeOf(element)
    height = heightNow()
  })

  document.addEventListener('focusin', onFocus)
  document.addEventListener('keyup', onKeyUp)
  document.addEventListener('scroll', onScroll, { passive: true })
  page.observe(document.body)
  return () => {
    document.removeEventListener('focusin', onFocus)
    document.removeEventListener('keyup', onKeyUp)
    document.removeEventListener('scroll', onScroll)
    page.disconnect()
  }
}
