import { useEffect, useRef, useState } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { entryKey, leftFor } from '@/ui/history'

/** How long to wait for the element, in milliseconds; as long again while the page is still loading. */
const PATIENCE_MS = 5000

/**
 * The title element stays in the page from screen to screen. It is blurred first, since a screen reader announces only
 * a change of focus. Where a field led on, such as a code's last digit, browsers would outline it as for the keyboard.
 */
function focusTitle(title: HTMLElement) {
  title.tabIndex = -1
  title.style.outline = isField(focused?.element) ? 'none' : ''
  title.blur()
  title.focus({ preventScroll: true })
}

/**
 * Focuses an element as soon as it is on the page, and the page's title until then, without scrolling. Stops when the
 * user presses a key or touches the screen.
 * @param find finds the element; without it the title is focused
 * @returns stops at once
 */
function focusWhenThere(find?: () => HTMLElement | null): () => void {
  let title: HTMLElement | null = null
  let timer = 0
  let frame = 0

  const look = (orTitle: boolean) => {
    if (title && document.activeElement !== title && document.activeElement !== document.body) {
      end()
      return
    }
    const wanted = find?.()
    if (wanted) {
      wanted.focus({ preventScroll: true })
      if (document.activeElement === wanted) end()
      return
    }
    if (!orTitle || title) return
    title = document.querySelector('h1')
    if (!title) return
    focusTitle(title)
    if (!find) end()
  }
  const observer = new MutationObserver(() => look(true))
  const end = () => {
    observer.disconnect()
    clearTimeout(timer)
    cancelAnimationFrame(frame)
    window.removeEventListener('keydown', end, true)
    window.removeEventListener('pointerdown', end, true)
  }
  const wait = () => {
    timer = window.setTimeout(() => {
      if (document.querySelector('main [aria-busy=true]')) wait()
      else end()
    }, PATIENCE_MS)
  }

  window.addEventListener('keydown', end, true)
  window.addEventListener('pointerdown', end, true)
  observer.observe(document.body, { childList: true, subtree: true })
  wait()
  look(!find)
  // Content that needs no call is rendered by the second frame. The title isn't focused before, or a screen reader
  // would announce it needlessly.
  frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(() => look(true))
  })
  return end
}

/** A link or button, described so that it can be found again after its page was rendered again. */
interface FollowedControl {
  selector: 'a' | 'button'
  /** A link's path and query, or a button's label. */
  name: string
  /** Its index among the controls with the same name, from 0. */
  place: number
}

const nameOf = (control: HTMLElement): string =>
  control instanceof HTMLAnchorElement
    ? control.pathname + control.search
    : (control.getAttribute('aria-label') ?? control.textContent)

const alike = (selector: FollowedControl['selector'], name: string): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(selector)].filter((other) => nameOf(other) === name)

/** Describes the link or button that contains an event's target; null when there is none. */
function describeControl(target: EventTarget | null): FollowedControl | null {
  if (!(target instanceof Element)) return null
  const control = target.closest<HTMLElement>('a[href], button')
  if (!control) return null
  const selector = control instanceof HTMLAnchorElement ? 'a' : 'button'
  const name = nameOf(control)
  return { selector, name, place: alike(selector, name).indexOf(control) }
}

/**
 * Finds a described control on the present page. A long list renders only some of its rows, so the first control with
 * the same name is taken where the index is missing.
 */
function findControl({ selector, name, place }: FollowedControl): HTMLElement | null {
  const found = alike(selector, name)
  return found[place] ?? found[0] ?? null
}

/**
 * For each history entry, by its key: the control that was used to leave it. Only in memory: after a reload the focus
 * starts at the top of the page.
 */
const followed = new Map<string, FollowedControl>()

/** The control that was used to leave an entry. If it wasn't seen, it is taken to be a link to the page that came next. */
function controlOf(entry: string): FollowedControl | undefined {
  const name = leftFor.get(entry)
  return followed.get(entry) ?? (name === undefined ? undefined : { selector: 'a', name, place: 0 })
}

/**
 * The last focused element and the last clicked control. Both are needed, since Safari doesn't focus a link that is
 * tapped.
 */
let focused: { element: EventTarget | null; entry: string } | null = null
let pressed: { control: FollowedControl | null; entry: string } | null = null

const isField = (element: EventTarget | null | undefined) =>
  element instanceof HTMLElement && element.matches('input, textarea')

const onFocus = ({ target }: Event) => {
  focused = { element: target, entry: entryKey() }
}
const onClick = ({ target }: Event) => {
  // Described at once: after the navigation the control is no longer in the page.
  pressed = { control: describeControl(target), entry: entryKey() }
}
/**
 * After each navigation inside the app, focuses the new page's title, so that a screen reader announces it. After going
 * back, focuses the control that was used to leave that page. A page that has set the focus itself keeps it, and so
 * does the first page of a visit.
 */
export function FocusOnMove() {
  const location = useLocation()
  const type = useNavigationType()
  // This component is loaded late: the user may have followed a link before, and may even have come back.
  const [first] = useState(type === NavigationType.Pop && leftFor.size === 0 ? location : null)
  const before = useRef(first)

  useEffect(() => {
    // An element that got the focus before this listener was added fires no event for it.
    if (first) focused ??= { element: document.activeElement, entry: first.key }
    document.addEventListener('focusin', onFocus, true)
    document.addEventListener('click', onClick, true)
    return () => {
      document.removeEventListener('focusin', onFocus, true)
      document.removeEventListener('click', onClick, true)
    }
  }, [first])

  useEffect(() => {
    const from = before.current
    before.current = location
    // An open sheet has a history entry with the key of its page (src/ui/history.ts): no navigation.
    if (from?.key === location.key) return
    if (type !== NavigationType.Pop) {
      const entry = from?.key ?? 'default'
      if (pressed?.entry === entry && pressed.control) followed.set(entry, pressed.control)
      else followed.delete(entry)
    }
    const active = document.activeElement
    const nowhere = active === null || active === document.body
    const taken = focused === null || focused.entry === location.key
    if (!nowhere && taken) return
    // A change of the query alone, such as a filter, keeps the focus, unless the focused element was removed.
    if (from?.pathname === location.pathname && !(nowhere && wasFocused(from.key))) return
    const control = type === NavigationType.Pop ? controlOf(location.key) : undefined
    return focusWhenThere(control && (() => findControl(control)))
  }, [location, type])
  return null
}

/** Whether the last focused element belonged to this history entry and has been removed from the page. */
function wasFocused(entry: string): boolean {
  return focused?.entry === entry && focused.element instanceof Node && !focused.element.isConnected
}
