import { loadAfterFirstPaint, reloadOnce } from './after-first-paint'
import { data, startFirstCalls } from './first-calls'
import { APPEARANCE_KEY, ordinary, parseAppearance, showAppearance } from '@/lib/appearance'

showStoredAppearance()
window.__reloadOnce = reloadOnce
if (!data.wait) startFirstCalls()
if (!data.isNeutral) noteEarlyInput()
loadAfterFirstPaint()

/** Shows the chosen text size, colours and the wish for less motion before the first paint, which would change otherwise. */
function showStoredAppearance(): void {
  let stored = null
  try {
    stored = parseAppearance(JSON.parse(localStorage.getItem(APPEARANCE_KEY) ?? 'null'))
  } catch {
    // Storage is denied or holds something else.
  }
  showAppearance(stored ?? ordinary)
}

/**
 * Notes what somebody does on a prerendered page before its scripts are there: a tap on a button, words in a field.
 * For a button that counts its taps the rule is that of `useTaps` (src/features/dzikir). A form would else be sent by
 * the browser, to a static host that has no use for it. `src/app/first-paint/take-over.ts` carries the notes out.
 */
function noteEarlyInput(): void {
  const taps: HTMLElement[] = []
  const typed: EventTarget[] = []
  const control = new AbortController()
  const on = <Name extends keyof WindowEventMap>(
    name: Name,
    listener: (event: WindowEventMap[Name]) => void,
  ) => addEventListener(name, listener, { capture: true, signal: control.signal })
  let lastTouch = -Infinity
  on('pointerup', ({ target, pointerType, x, y, timeStamp }) => {
    if (!(target instanceof HTMLElement) || !target.dataset.tap) return
    if (pointerType !== 'touch' || target !== document.elementFromPoint(x, y)) return
    taps.push(target)
    lastTouch = timeStamp
  })
  on('click', ({ target, detail, timeStamp }) => {
    const button = target instanceof Element && target.closest('button')
    if (!button) return
    const isOfTouch = button.dataset.tap && detail && timeStamp - lastTouch < 1000
    if (!isOfTouch) taps.push(button)
  })
  on('input', ({ target }) => target && typed.push(target))
  on('submit', (event) => event.preventDefault())
  window.__earlyInput = { taps, typed, stop: () => control.abort() }
}
