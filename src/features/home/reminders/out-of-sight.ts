/** Runs something once as soon as no part of an element is in the window: what moves it then, nobody sees. */
export function whenOutOfSight(element: Element, signal: AbortSignal, run: () => void): void {
  if (signal.aborted) return
  const observer = new IntersectionObserver((entries) => {
    if (entries.at(-1)?.isIntersecting !== false) return
    observer.disconnect()
    run()
  })
  observer.observe(element)
  signal.addEventListener('abort', () => observer.disconnect())
}
