import { useLayoutEffect, useRef } from 'react'
import { useHeightVariable } from '@/ui/page/use-height-variable'

/**
 * Measures the page's top bar for the elements that stick below it: enlarged text makes its title wrap. Not a part of
 * the bar itself, so that Home's first load stays small. Remount it for each page.
 */
export function TopBarHeight() {
  const bar = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    bar.current = document.querySelector('header')
  }, [])
  useHeightVariable(bar, '--jm-top-bar')
  return null
}
