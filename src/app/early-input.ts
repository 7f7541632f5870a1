/**
 * What was done on a prerendered page before React took it over, as the page's inline script has noted it
 * (scripts/html/early-input.ts). Without it, a tap in the first second of a slow phone would be lost, and words typed
 * into a field would disappear with its first change.
 */
interface EarlyInput {
  taps: HTMLElement[]
  typed: EventTarget[]
}

declare global {
  interface Window {
    /** Hands over the notes, and stops taking them. Gone once the page listens. */
    __earlyInput?: () => EarlyInput
  }
}

/**
 * Takes the notes. Call it right before React renders or hydrates: taps after that are handled by React.
 * @returns carries them out, once the page listens
 */
export function takeEarlyInput(): () => void {
  const { taps = [], typed = [] } = window.__earlyInput?.() ?? {}
  // Hydration leaves a field its words, but the first change of the page takes them.
  const words = new Map(typed.filter(isField).map((field) => [field, field.value]))
  const switches = new Set(typed.filter(isSwitch))
  // What is typed while it hydrates, React takes for what was there before.
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

/** React believes an input event only when the value isn't the one that it knows. */
function retype(field: Field, value: string) {
  if (!field.isConnected || value === '') return
  field.value = ''
  const { prototype } =
    field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement
  Reflect.set(prototype, 'value', value, field)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
