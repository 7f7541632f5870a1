import { useQueryClient } from '@tanstack/react-query'
import { createElement, useEffect, useRef, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { leftSignIn } from '@/lib/leaving-sign-in'
import { keepTidy } from '@/lib/personal-storage'
import { watchSlowAnswers } from '@/api/slow-answers'
import { dockStore } from '@/ui/dock-store'
import { tellSlow } from '@/ui/slow-store'
import { SlowLine } from '@/ui/SlowLine'
import { ToastHost } from '@/ui/ToastHost'
import { useHeightVariable } from '@/ui/use-height-variable'
import classes from './Extras.module.css'
import { FocusOnMove } from './FocusOnMove'
import { OfflineLine } from './OfflineLine'
import { startServiceWorker } from './service-worker'
import { TopBarHeight } from './TopBarHeight'
import { UpdateBar } from './UpdateBar'

/**
 * What stands at the bottom of every page, when there is something to say: the offline line, an answer that is slow, a
 * new version, and what a feature has docked there; the toasts; and what moves the focus from page to page. Comes when
 * the page has long been there, so that it costs the first load nothing.
 */
export function Extras() {
  const docked = useSyncExternalStore(dockStore.subscribe, dockStore.getSnapshot)
  const stack = useRef<HTMLDivElement>(null)
  const client = useQueryClient()
  const { pathname } = useLocation()

  useEffect(() => {
    startServiceWorker()
    // What failed or grew old without a network is asked for again as soon as there is one.
    const refresh = () => void client.invalidateQueries()
    window.addEventListener('online', refresh)
    return () => window.removeEventListener('online', refresh)
  }, [client])

  useEffect(() => {
    leftSignIn(window.location.pathname)
    return keepTidy()
  }, [])
  useEffect(() => watchSlowAnswers(client, tellSlow), [client])

  // Pages leave room for it at their end, toasts stand above it (global.css).
  useHeightVariable(stack, '--jm-stack-height')

  return (
    <>
      <FocusOnMove />
      <TopBarHeight key={pathname} />
      <ToastHost />
      <div ref={stack} className={classes['stack']}>
        <OfflineLine />
        <SlowLine />
        <UpdateBar />
        {docked && createElement(docked)}
      </div>
    </>
  )
}
