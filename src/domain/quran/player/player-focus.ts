import type { KeyboardEvent, MouseEvent } from 'react'

/**
 * The button from which Tab led into the player.
 *
 * The player's bar is the last element of the page, 26 tab stops after a surah in the list. So Tab on the button of the
 * loaded surah moves the focus into the bar, and Tab on the bar's first or last control moves it back to the list. For
 * a user who reaches the bar in another way, Tab works as usual.
 */
let cameFrom: HTMLElement | null = null

/** The control that started the playback: when the player closes, the focus returns to it. */
let begunBy: HTMLElement | null = null

const bar = (): HTMLElement | null => document.querySelector('[data-player-bar]')

const stops = (within: Element | null | undefined): HTMLElement[] => [
  ...(within?.querySelectorAll<HTMLElement>('a[href], button:enabled, input:enabled') ?? []),
]

const move = (event: KeyboardEvent, to: HTMLElement) => {
  event.preventDefault()
  to.focus()
}

/** Remembers the control that starts or resumes the playback; null for one that goes. Call it before the player starts. */
export function noteBegin({ currentTarget }: { currentTarget: HTMLElement | null }): void {
  begunBy = currentTarget
}

/** Key handler for the button of the loaded surah: Tab moves the focus into the player. */
export function tabIntoPlayer(event: KeyboardEvent<HTMLElement>): void {
  const [first] = stops(bar())
  if (event.key !== 'Tab' || event.shiftKey || !first) return
  cameFrom = event.currentTarget
  move(event, first)
}

/**
 * Key handler for the player. If the focus came from a surah's button, Shift+Tab on the first control moves it back to
 * that button, and Tab on the last control moves it to the next surah.
 */
export function tabOutOfPlayer(event: KeyboardEvent<HTMLElement>): void {
  const from = cameFrom
  if (event.key !== 'Tab' || !from?.isConnected) return
  const inside = stops(event.currentTarget)
  if (event.target !== (event.shiftKey ? inside[0] : inside.at(-1))) return
  cameFrom = null
  const to = event.shiftKey ? from : stops(from.closest('li')?.nextElementSibling)[0]
  if (to) move(event, to)
}

/**
 * Call it before the player closes. Moves the focus to the control that started the playback, else to what
 * was played, else to the page's title.
 * @param played the surah's button in the list, or the verse; null where the page has none
 */
export function leavePlayer(event: MouseEvent<HTMLElement>, played: HTMLElement | null): void {
  const title = document.querySelector<HTMLElement>('h1')
  const to = begunBy?.isConnected ? begunBy : (played ?? title)
  if (!to) return
  if (to === title) to.tabIndex = -1
  // `detail` is 0 for a key: only then may the page scroll.
  to.focus({ preventScroll: event.detail > 0 })
}
