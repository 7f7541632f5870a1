/** How long after a page has stood still what is looked for may still come, in milliseconds. */
const PATIENCE_MS = 5000

/** Only what gets the focus anew is spoken, and the bar's title stays from page to page. */
function focusTitle(title: HTMLElement) {
  title.tabIndex = -1
  title.blur()
  title.focus({ preventScroll: true })
}

/**
 * Gives the focus to something as soon as it is on the page, and to the page's title until then, without moving the
 * page. Ends when somebody presses a key or touches the screen: from then on the focus is theirs.
 * @param find what is to have it; nothing: the title itself
 * @returns ends it at once
 */
export function focusWhenThere(find?: () => HTMLElement | null): () => void {
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
  // What the page has at hand is drawn by the second frame; saying the title before it would be one word too many.
  frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(() => look(true))
  })
  return end
}
