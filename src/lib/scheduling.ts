/**
 * Ends the current task, so that a waiting tap or frame comes first. Not by a timer: browsers delay those, most of all
 * in the background.
 */
export function nextTask(): Promise<unknown> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = resolve
    port2.postMessage(null)
  })
}

/** The longest wait, in milliseconds: a picture that never arrives would delay the `load` event for ever. */
const LATEST_MS = 5_000

/**
 * Runs something when the page has loaded and the browser is idle, or after {@link LATEST_MS}. May run it twice.
 * @returns lets it run no more: for an effect, whose component may be gone by then
 */
export function whenQuiet(run: () => void): () => void {
  let isOver = false
  const attempt = () => {
    if (!isOver) run()
  }
  const idle = () => {
    if (isOver) return
    // Safari has no requestIdleCallback.
    if ('requestIdleCallback' in window) window.requestIdleCallback(attempt, { timeout: 4_000 })
    else setTimeout(attempt, 1_000)
  }
  if (document.readyState === 'complete') idle()
  else {
    window.addEventListener('load', idle, { once: true })
    setTimeout(attempt, LATEST_MS)
  }
  return () => {
    isOver = true
  }
}
