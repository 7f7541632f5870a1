import type { Player } from './player'
import { isOn } from './player-types'

/** Pauses this tab's player when another tab's begins. Where tabs can't talk to each other, nothing happens. */
export function playInOneTab(player: Player): void {
  let tabs: BroadcastChannel
  try {
    tabs = new BroadcastChannel('jm-murottal')
  } catch {
    // An old or a restricted browser.
    return
  }
  tabs.addEventListener('message', () => player.pause())
  let was = false
  player.state.subscribe(() => {
    const is = isOn(player.state.get().status)
    if (is && !was) tabs.postMessage('on')
    was = is
  })
}
