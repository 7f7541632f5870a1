import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef } from 'react'
import { vibrate } from '@/lib/vibrate'

/** A touch's click comes within this time, in milliseconds. */
const CLICK_OF_TOUCH_MS = 1000

/**
 * Handlers for a button that counts its taps. Browsers make a click of a touch only if no other finger is down and it
 * hardly moves; so each touch that goes down and up on the button counts by itself, and its click, where there is one,
 * doesn't. A mouse, keys, and what presses buttons for people (screen readers, voice control) come as clicks alone.
 * Until the page is hydrated, src/app/first-paint/inline/main.ts counts by the same rule, for buttons with `data-tap`.
 */
export function useTaps(onTap: () => void) {
  const lastTouch = useRef(-Infinity)
  return {
    'data-tap': true,
    // A touch's events belong to where it went down. One that became a scroll ends with another event.
    onPointerUp: (event: PointerEvent) => {
      // VoiceOver's have no size, and may be elsewhere (bugs.webkit.org/show_bug.cgi?id=222627).
      if (event.pointerType !== 'touch' || event.width === 0) return
      const end = document.elementFromPoint(event.clientX, event.clientY)
      if (!event.currentTarget.contains(end)) return
      lastTouch.current = event.timeStamp
      onTap()
    },
    onClick: ({ detail, timeStamp, nativeEvent }: MouseEvent) => {
      // `detail` is 0 for keys and scripts. Not every browser says which pointer made a click.
      const canBeTouch =
        detail > 0 && !('pointerType' in nativeEvent && nativeEvent.pointerType === 'mouse')
      if (!canBeTouch || timeStamp - lastTouch.current > CLICK_OF_TOUCH_MS) onTap()
    },
    onKeyDown: (event: KeyboardEvent) => {
      // A key held down counts once, like a finger held down.
      if (event.repeat) event.preventDefault()
    },
  }
}

const LIGHT_MS = 12
const TARGET_MS = 220

/** Vibrates: briefly for each tap, longer at the target; not at all where the device can't. */
export function feelTap(
  { count, target }: { count: number; target: number },
  device?: Parameters<typeof vibrate>[1],
): void {
  vibrate(count === target ? TARGET_MS : LIGHT_MS, device)
}
