import { useLayoutEffect, useRef } from 'react'
import { useHeightVariable } from '@/ui/use-height-variable'

/**
 * Tells what sticks below the page's top bar how high that is: a title wraps where text is enlarged. Not the bar's own
 * part, since that is in Home's first load. Draw it anew with each page.
 */
export function TopBarHeight() {
  const bar = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    bar.current = document.querySelector('header')
  }, [])
  useHeightVariable(bar, '--jm-top-bar')
  return null
}
