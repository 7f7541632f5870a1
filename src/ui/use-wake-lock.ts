import { useEffect } from 'react'

/**
 * The screen may sleep again after this long without a touch, in milliseconds: a phone that was put aside must not
 * drain.
 */
const IDLE_MS = 10 * 60_000

const signsOfLife = ['pointerdown', 'keydown', 'scroll'] as const

/** Keeps the screen on while the page is read. Where the device can't or won't, nothing happens. */
export function useWakeLock(): void {
  useEffect(() => {
    if (!('wakeLock' in navigator)) return
    let lock: WakeLockSentinel | null = null
    let asking = false
    let left = false
    let idle: number | undefined

    const release = async () => {
      const held = lock
      lock = null
      try {
        await held?.release()
      } catch {
        // The browser does it by itself as soon as the page is hidden.
      }
    }
    const acquire = async () => {
      if (asking || document.hidden || (lock && !lock.released)) return
      asking = true
      try {
        lock = await navigator.wakeLock.request('screen')
        if (left) void release()
      } catch {
        // Low battery, or refused: the screen sleeps as usual.
      }
      asking = false
    }
    // The browser releases the lock whenever the page is hidden.
    const stir = () => {
      window.clearTimeout(idle)
      idle = window.setTimeout(() => void release(), IDLE_MS)
      void acquire()
    }
    stir()
    document.addEventListener('visibilitychange', stir)
    for (const sign of signsOfLife) window.addEventListener(sign, stir, { passive: true })
    return () => {
      left = true
      window.clearTimeout(idle)
      document.removeEventListener('visibilitychange', stir)
      for (const sign of signsOfLife) window.removeEventListener(sign, stir)
      void release()
    }
  }, [])
}
