import { watchSize } from '@/lib/watch-size'

/**
 * Where the focused element was last seen: the distance in px from the window's top to the element's. `new`: it has just
 * got the focus. `away`: the person has scrolled it out of sight.
 */
type Place = number | 'new' | 'away'

function placeOf(element: Element | null): Place {
  if (element === null) return 'away'
  const { top, bottom } = element.getBoundingClientRect()
  return bottom > 0 && top < window.innerHeight ? top : 'away'
}

/** The focused element if the browser shows its focus ring; null after a tap or a click on anything but a field. */
function reached(): Element | null {
  const active = document.activeElement
  return active !== document.body && active?.matches(':focus-visible') ? active : null
}

/** Whether a part that scrolls by itself, such as a carousel, has left the element aside. */
function isAside(element: Element): boolean {
  const { left, right } = element.getBoundingClientRect()
  for (let part = element.parentElement; part; part = part.parentElement) {
    const box = part.getBoundingClientRect()
    const isOutside = right <= box.left || left >= box.right
    if (isOutside && getComputedStyle(part).overflowX !== 'visible') return true
  }
  return false
}

const onKeyUp = ({ key }: KeyboardEvent) => {
  const active = document.activeElement
  if (key !== 'Tab' || !active?.closest('main, [role=dialog]')) return
  // A browser scrolls until an edge of the element is visible: the first line of a field.
  active.scrollIntoView({ block: 'nearest' })
}

/**
 * Scrolls an element fully into view when Tab reaches it, and again when late content has moved it out of view. Chromium
 * keeps what is read in its place, but not what has the focus; Safari keeps neither. An element that the person has
 * scrolled away, or a carousel, stays there.
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
    // If the page has grown in this frame, that may have moved the element: the observer, which runs next, decides.
    if (element === null || heightNow() === height) place = placeOf(element)
  }
  const onGrown = () => {
    const element = reached()
    const isMoved = element !== null && element.getBoundingClientRect().top !== place
    if (isMoved && place !== 'away' && !isAside(element))
      element.scrollIntoView({ block: 'nearest' })
    place = placeOf(element)
    height = heightNow()
  }

  document.addEventListener('focusin', onFocus)
  document.addEventListener('keyup', onKeyUp)
  document.addEventListener('scroll', onScroll, { passive: true })
  const endWatch = watchSize(document.body, onGrown)
  return () => {
    document.removeEventListener('focusin', onFocus)
    document.removeEventListener('keyup', onKeyUp)
    document.removeEventListener('scroll', onScroll)
    endWatch()
  }
}
