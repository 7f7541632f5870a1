import { useStore } from '@/ui/use-store'

function subscribe(onChange: () => void) {
  window.addEventListener('scroll', onChange, { passive: true })
  return () => window.removeEventListener('scroll', onChange)
}

/**
 * Whether the page is scrolled `px` or more. False while prerendering and during hydration, so both render the same.
 */
export function useScrolledPast(px: number): boolean {
  return useStore({ subscribe, get: () => window.scrollY >= px }, () => false)
}
