import { useEffect, useRef, useState } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { entryKey } from '@/lib/history'
import { focusWhenThere } from './focus-when-there'
import { describeControl, findControl, type FollowedControl } from './followed-control'

/** What led away from a history entry, by the entry's key. In memory: a page that is loaded anew begins at its top. */
const followed = new Map<string, FollowedControl>()

/** What had the focus last, and what was last pressed: Safari gives a link that is tapped no focus. */
let focused: { element: EventTarget | null; entry: string } | null = null
let pressed: { control: FollowedControl | null; entry: string } | null = null

const onFocus = ({ target }: Event) => {
  focused = { element: target, entry: entryKey() }
}
const onClick = ({ target }: Event) => {
  // Now, as nothing can be told of it once its page is gone.
  pressed = { control: describeControl(target), entry: entryKey() }
}
const onKeyUp = ({ key }: KeyboardEvent) => {
  const active = document.activeElement
  if (key !== 'Tab' || !active?.closest('main, [role=dialog]')) return
  // A browser is content with an edge of it: the first line of a field, a strip of the next card in a row of them. By
  // the smallest step such a row would snap back.
  const { left, right } = active.getBoundingClientRect()
  const aside = left < 0 || right > window.innerWidth
  active.scrollIntoView({ block: 'nearest', inline: aside ? 'center' : 'nearest' })
}

/**
 * After each navigation inside the app, the focus goes to the new page's title, which speaks it; after one back, to
 * what was followed from there. A page that has put the focus somewhere itself keeps it, and so does the first one of
 * a visit. What Tab leads to is brought into sight as a whole.
 */
export function FocusOnMove() {
  const location = useLocation()
  const type = useNavigationType()
  // Whoever was fast enough has followed a link before this was there.
  const [first] = useState(type === NavigationType.Pop ? location : null)
  const before = useRef(first)

  useEffect(() => {
    document.addEventListener('focusin', onFocus, true)
    document.addEventListener('click', onClick, true)
    document.addEventListener('keyup', onKeyUp)
    return () => {
      document.removeEventListener('focusin', onFocus, true)
      document.removeEventListener('click', onClick, true)
      document.removeEventListener('keyup', onKeyUp)
    }
  }, [])

  useEffect(() => {
    const from = before.current
    before.current = location
    // A sheet's entry has the key of its page (src/ui/use-back-closes.ts).
    if (from?.key === location.key) return
    if (type !== NavigationType.Pop) {
      const entry = from?.key ?? 'default'
      const control = pressed?.entry === entry ? pressed.control : null
      const link = { selector: 'a', name: location.pathname + location.search, place: 0 } as const
      followed.set(entry, control ?? link)
    }
    const active = document.activeElement
    const nowhere = active === null || active === document.body
    const taken = focused === null || focused.entry === location.key
    if (!nowhere && taken) return
    // A choice that is written into the address leaves the focus where it is, unless that is gone.
    if (from?.pathname === location.pathname && !(nowhere && wasFocused(from.key))) return
    const control = type === NavigationType.Pop ? followed.get(location.key) : undefined
    return focusWhenThere(control && (() => findControl(control)))
  }, [location, type])
  return null
}

/** Whether something of an entry had the focus that isn't there any more. */
function wasFocused(entry: string): boolean {
  return focused?.entry === entry && focused.element instanceof Node && !focused.element.isConnected
}
