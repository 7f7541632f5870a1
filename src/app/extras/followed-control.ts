/** A link or button, told so that it can be found again when its page is drawn anew. */
export interface FollowedControl {
  selector: 'a' | 'button'
  /** Where a link leads, as path and query; what a button is called. */
  name: string
  /** Which of those that are alike, from 0. */
  place: number
}

const nameOf = (control: HTMLElement): string =>
  control instanceof HTMLAnchorElement
    ? control.pathname + control.search
    : (control.getAttribute('aria-label') ?? control.textContent)

const alike = (selector: FollowedControl['selector'], name: string): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(selector)].filter((other) => nameOf(other) === name)

/** The link or button that an event is about; null for anything else. */
export function describeControl(target: EventTarget | null): FollowedControl | null {
  if (!(target instanceof Element)) return null
  const control = target.closest<HTMLElement>('a[href], button')
  if (!control) return null
  const selector = control instanceof HTMLAnchorElement ? 'a' : 'button'
  const name = nameOf(control)
  return { selector, name, place: alike(selector, name).indexOf(control) }
}

/** The link or button on the page as it is now; of a long list only some rows are there, so another alike will do. */
export function findControl({ selector, name, place }: FollowedControl): HTMLElement | null {
  const found = alike(selector, name)
  return found[place] ?? found[0] ?? null
}
