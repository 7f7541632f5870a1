import type { KeyboardEvent, MouseEvent } from 'react'

/**
 * The player's bar is the last thing in the page, 26 stops away from a surah in the list. So the button that plays
 * leads into it with Tab, and the bar's ends lead back there. Who comes to the bar by another way passes through it.
 */
let cameFrom: HTMLElement | null = null

/** What began the playing; closing the player leads back there. */
let begunBy: HTMLElement | null = null

const bar = (): HTMLElement | null => document.querySelector('[data-player-bar]')

const stops = (within: Element | null | undefined): HTMLElement[] => [
  ...(within?.querySelectorAll<HTMLElement>('a[href], button:enabled, input:enabled') ?? []),
]

const move = (event: KeyboardEvent, to: HTMLElement) => {
  event.preventDefault()
  to.focus()
}

/** Notes what is about to begin the playing, or go on with it. */
export function noteBegin({ currentTarget }: MouseEvent<HTMLElement>): void {
  begunBy = currentTarget
}

/** Tab at the button of the surah that is loaded: into the player. */
export function tabIntoPlayer(event: KeyboardEvent<HTMLElement>): void {
  const [first] = stops(bar())
  if (event.key !== 'Tab' || event.shiftKey || !first) return
  cameFrom = event.currentTarget
  move(event, first)
}

/** Tab at an end of the player, for whoever came into it from a surah: back to it, or on to the next one. */
export function tabOutOfPlayer(event: KeyboardEvent<HTMLElement>): void {
  const from = cameFrom
  if (event.key !== 'Tab' || !from?.isConnected) return
  const inside = stops(event.currentTarget)
  if (event.target !== (event.shiftKey ? inside[0] : inside.at(-1))) return
  cameFrom = null
  const to = event.shiftKey ? from : stops(from.closest('li')?.nextElementSibling)[0]
  if (to) move(event, to)
}

/** The player is about to go: the focus to what began the playing, else to the surah's row, else to the page's title. */
export function leavePlayer(event: MouseEvent<HTMLElement>, nomor: number): void {
  const row = document.querySelector<HTMLElement>(`[data-surah="${nomor}"]`)
  const title = document.querySelector<HTMLElement>('h1')
  const to = begunBy?.isConnected ? begunBy : (row ?? title)
  if (!to) return
  if (to === title) to.tabIndex = -1
  // A finger's tap must not move the page.
  to.focus({ preventScroll: event.detail > 0 })
}
