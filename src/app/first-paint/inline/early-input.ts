/**
 * Notes what somebody does on a prerendered page before its scripts are there: a tap on a button, words in a field.
 * For a button that counts its taps the rule is that of `useTaps` (src/features/dzikir). A form would else be sent by
 * the browser, to a static host that has no use for it. `src/app/first-paint/early-input.ts` carries the notes out.
 */
export function noteEarlyInput(): void {
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
