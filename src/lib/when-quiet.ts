/** The longest wait, in milliseconds: a picture that never arrives would delay the `load` event for ever. */
const LATEST_MS = 5_000

/** Runs something when the page has loaded and the browser is idle, or after {@link LATEST_MS}. May run it twice. */
export function whenQuiet(run: () => void): void {
  const idle = () => {
    // Safari has no requestIdleCallback.
    if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout: 4_000 })
    else setTimeout(run, 1_000)
  }
  if (document.readyState === 'complete') idle()
  else {
    window.addEventListener('load', idle, { once: true })
    setTimeout(run, LATEST_MS)
  }
}
