import { queryAllByLabelText, queryAllByRole, queryAllByText } from '@testing-library/dom'

// Runs in the page, in any engine: finds what a person would name, and keeps what goes wrong.

/** How somebody names a thing: exactly, or by a regular expression. */
export type Wanted = { text: string } | { pattern: string }

/** A role and a name. */
type WantedRole = readonly [role: string, name: Wanted]

const matcher = (wanted: Wanted) => ('pattern' in wanted ? new RegExp(wanted.pattern) : wanted.text)

const firstShown = (all: HTMLElement[]) =>
  all.find((one) => one.getClientRects().length > 0) ?? null

const errors: string[] = []
window.addEventListener('error', ({ message }) => errors.push(message))
window.addEventListener('unhandledrejection', ({ reason }) => errors.push(String(reason)))

function byRole(role: string, name: Wanted, inside: WantedRole | null = null): HTMLElement | null {
  const place = inside ? byRole(inside[0], inside[1]) : document.body
  return place && firstShown(queryAllByRole(place, role, { name: matcher(name) }))
}

/** Where elements were when they were last looked at. */
const places = new WeakMap<Element, string>()

/** Whether the click on the element that `steady` gave last has reached it; null while none has come. */
let reached: boolean | null = null

/**
 * The element, in sight, once it has stayed where it is from one look to the next; else null. What comes late may still
 * move it away from under the pointer, so the next click is watched.
 */
function steady(element: Element | null): Element | null {
  if (element === null) return null
  element.scrollIntoView({ block: 'center', inline: 'nearest' })
  const place = JSON.stringify(element.getBoundingClientRect())
  const stayed = places.get(element) === place
  places.set(element, stayed ? '' : place)
  if (!stayed) return null
  reached = null
  const watch = (event: Event) => {
    reached = event.composedPath().includes(element)
  }
  addEventListener('click', watch, { capture: true, once: true })
  return element
}

const helper = {
  errors,
  byRole,
  steady,
  clickReached: () => reached,
  byLabel: (name: Wanted) =>
    firstShown(
      queryAllByLabelText(document.body, matcher(name)).filter((found) =>
        found.matches('input, textarea, select'),
      ),
    ),
  byText: (name: Wanted) => firstShown(queryAllByText(document.body, matcher(name))),
}

export type Helper = typeof helper

Object.assign(window, { engineTest: helper })
