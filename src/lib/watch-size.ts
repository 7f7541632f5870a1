/**
 * Runs at once and in each frame in which an element's size has changed, before that frame is shown.
 *
 * What it runs may change sizes by itself: a browser that scrolls draws rows it had skipped (`content-visibility`). An
 * observer would have to be told again within the same frame, which is an uncaught error: "ResizeObserver loop
 * completed with undelivered notifications". So it looks away until the next one.
 * @returns what ends it
 */
export function watchSize(element: Element, run: () => void): () => void {
  let frame = 0
  let known = ''
  const observer = new ResizeObserver(() => {
    const { width, height } = element.getBoundingClientRect()
    const size = `${width} × ${height}`
    if (size === known) return
    known = size
    observer.disconnect()
    run()
    frame = requestAnimationFrame(() => {
      observer.observe(element)
    })
  })
  observer.observe(element)
  return () => {
    cancelAnimationFrame(frame)
    observer.disconnect()
  }
}
