import { useEffect, useEffectEvent } from 'react'
import { prefersReducedMotion } from '@/lib/reduced-motion'

/**
 * Calls `next` every `everyMs` milliseconds while active. Never in a hidden page, and never for somebody who
 * asked for less motion (WCAG 2.2.2).
 */
export function useAutoplay(active: boolean, everyMs: number, next: () => void) {
  const onTick = useEffectEvent(() => {
    if (!document.hidden) next()
  })
  useEffect(() => {
    if (!active || prefersReducedMotion()) return
    const timer = setInterval(() => {
      onTick()
    }, everyMs)
    return () => {
      clearInterval(timer)
    }
  }, [active, everyMs])
}
