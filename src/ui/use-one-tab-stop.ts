import { type KeyboardEvent, useEffect } from 'react'

const buttonsOf = (part: Element | undefined) => Array.from(part?.querySelectorAll('button') ?? [])

/** What a key leads to: the place of the next button, or of the last one. */
const leads: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowRight: (at, last) => Math.min(at + 1, last),
  ArrowLeft: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
}

/**
 * Makes all buttons of a list one Tab stop, and lets the arrow keys (Home, End) lead from one to the next. A screen
 * reader, a finger and a mouse reach each as before. The stop is the button that had the focus last, until another item
 * is the current one.
 * @param current the item that is shown first
 * @returns for a part around the list
 */
export function useOneTabStop(list: Element | undefined, current: Element | undefined) {
  useEffect(() => {
    if (!list) return
    let [stop] = buttonsOf(current)
    const mark = () => {
      const buttons = buttonsOf(list)
      stop = buttons.find((button) => button === document.activeElement) ?? stop
      if (!stop || !buttons.includes(stop)) stop = buttonsOf(current)[0] ?? buttons[0]
      for (const button of buttons) button.tabIndex = button === stop ? 0 : -1
    }
    mark()
    // Items come and go, and a long one gets its button once it has been measured.
    const observer = new MutationObserver(mark)
    observer.observe(list, { childList: true, subtree: true })
    list.addEventListener('focusin', mark)
    return () => {
      observer.disconnect()
      list.removeEventListener('focusin', mark)
    }
  }, [list, current])

  return {
    onKeyDownCapture: (event: KeyboardEvent) => {
      const buttons = buttonsOf(list)
      const at = buttons.findIndex((button) => button === event.target)
      const lead = leads[event.key]
      if (at < 0 || !lead || event.altKey || event.ctrlKey || event.metaKey) return
      event.preventDefault()
      event.stopPropagation()
      buttons[lead(at, buttons.length - 1)]?.focus()
    },
  }
}
