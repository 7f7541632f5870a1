import { useEffect, useRef } from 'react'

/** Space and Enter count as a tap also when nothing has the focus: on this page they have no other use. */
export function useTapKeys(onTap: () => void, active: boolean): void {
  const latest = useRef(onTap)
  useEffect(() => {
    latest.current = onTap
  })
  useEffect(() => {
    if (!active) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.target !== document.body || (event.key !== ' ' && event.key !== 'Enter')) return
      // Space would scroll the page.
      event.preventDefault()
      if (!event.repeat) latest.current()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => {
      window.removeEventListener('keydown', onKeyDown)
    }
  }, [active])
}
