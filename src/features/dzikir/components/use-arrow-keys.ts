import { useEffect } from 'react'

/** Arrow keys anywhere on the page except in fields, where they move the cursor. */
export function useArrowKeys(step: (by: 1 | -1) => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
      // Already handled by the carousel, or typed into a field.
      if (event.defaultPrevented || event.target instanceof HTMLInputElement) return
      event.preventDefault()
      step(event.key === 'ArrowRight' ? 1 : -1)
    }
    window.addEventListener('keydown', onKeyDown)
    return () => {
      window.removeEventListener('keydown', onKeyDown)
    }
  }, [step])
}
