import { formatWibDateTime } from '@/lib/time/wib-date'

/**
 * Input made on a prerendered page before React took it over, as recorded by the page's inline script
 * (inline/main.ts). Without it, a tap in the first second on a slow phone would be lost, and typed text
 * would disappear with the field's first change.
 */
interface EarlyInput {
  taps: HTMLElement[]
  typed: EventTarget[]
  /** Ends the recording. */
  stop: () => void
}

declare global {
  interface Window {
    __earlyInput?: EarlyInput
  }
}

/** Whether a button was tapped or something typed since the HTML came. */
export function hasEarlyInput(): boolean {
  const { taps = [], typed = [] } = window.__earlyInput ?? {}
  return taps.length + typed.length > 0
}

/**
 * Takes the recorded input. Call it right before React renders or hydrates: later taps are handled by React.
 * @returns replays it; call it when the page's listeners are attached
 */
export function takeEarlyInput(): () => void {
  const { taps = [], typed = [], stop } = window.__earlyInput ?? {}
  stop?.()
  // Hydration keeps a field's text, but the page's first change removes it.
  const words = new Map(typed.filter(isField).map((field) => [field, field.value]))
  const switches = new Set(typed.filter(isSwitch))
  // React takes text that is typed during hydration for the field's initial value.
  const note = ({ target }: Event) => {
    if (target && isField(target)) words.set(target, target.value)
  }
  addEventListener('input', note, true)
  return () => {
    removeEventListener('input', note, true)
    delete window.__earlyInput
    for (const [field, value] of words) retype(field, value)
    for (const box of switches) {
      box.checked = !box.checked
      box.click()
    }
    for (const button of taps) if (button.isConnected) button.click()
  }
}

type Field = HTMLInputElement | HTMLTextAreaElement

const isSwitch = (target: EventTarget): target is HTMLInputElement =>
  target instanceof HTMLInputElement && /^(checkbox|radio)$/.test(target.type)

const isField = (target: EventTarget): target is Field =>
  (target instanceof HTMLInputElement && !isSwitch(target)) || target instanceof HTMLTextAreaElement

/** React ignores an input event whose value is the one that it already knows. */
function retype(field: Field, value: string) {
  if (!field.isConnected || value === '') return
  field.value = ''
  const { prototype } =
    field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement
  Reflect.set(prototype, 'value', value, field)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

const AS_OF_ID = 'data-per'

/**
 * Says how old the figures of a prerendered page are, for a browser without scripts. It lies over the page, so that
 * nothing moves when the app takes it away, and comes late (global.css): with scripts, nobody has to see it.
 */
export const asOfHtml = (date: Date): string =>
  `<aside id="${AS_OF_ID}" class="jm-as-of">Data per <time datetime="${date.toISOString()}">${formatWibDateTime(date)}</time></aside>`

/** The app runs: from now on it says itself where its data may be old. */
export function removeAsOf(): void {
  document.getElementById(AS_OF_ID)?.remove()
}
