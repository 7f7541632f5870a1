/** How long to wait for the element, in milliseconds; as long again while the page is still loading. */
const PATIENCE_MS = 5000

/**
 * The title element stays in the page from screen to screen. It is blurred first, since a screen reader announces only
 * a change of focus.
 */
function focusTitle(title: HTMLElement) {
  title.tabIndex = -1
  title.blur()
  title.focus({ preventScroll: true })
}

/**
 * Focuses an element as soon as it is on the page, and the page's title until then, without scrolling. Stops when the
 * user presses a key or touches the screen.
 * @param find finds the element; without it the title is focused
 * @returns stops at once
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
  // Content that needs no call is rendered by the second frame. The title isn't focused before, or a screen reader
  // would announce it needlessly.
  frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(() => look(true))
  })
  return end
}
