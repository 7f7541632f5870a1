/** A link or button, described so that it can be found again after its page was rendered again. */
export interface FollowedControl {
  selector: 'a' | 'button'
  /** A link's path and query, or a button's label. */
  name: string
  /** Its index among the controls with the same name, from 0. */
  place: number
}

const nameOf = (control: HTMLElement): string =>
  control instanceof HTMLAnchorElement
    ? control.pathname + control.search
    : (control.getAttribute('aria-label') ?? control.textContent)

const alike = (selector: FollowedControl['selector'], name: string): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(selector)].filter((other) => nameOf(other) === name)

/** Describes the link or button that contains an event's target; null when there is none. */
export function describeControl(target: EventTarget | null): FollowedControl | null {
  if (!(target instanceof Element)) return null
  const control = target.closest<HTMLElement>('a[href], button')
  if (!control) return null
  const selector = control instanceof HTMLAnchorElement ? 'a' : 'button'
  const name = nameOf(control)
  return { selector, name, place: alike(selector, name).indexOf(control) }
}

/**
 * Finds a described control on the present page. A long list renders only some of its rows, so the first control with
 * the same name is taken where the index is missing.
 */
export function findControl({ selector, name, place }: FollowedControl): HTMLElement | null {
  const found = alike(selector, name)
  return found[place] ?? found[0] ?? null
}
