import { useQueryClient } from '@tanstack/react-query'
import { createElement, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { applySettings, askCapabilities } from '@/domain/capabilities/capabilities'
import { followAppearance } from '@/lib/appearance'
import { keepTidy } from '@/lib/storage/sealed-storage'
import { startServiceWorker } from '@/lib/service-worker'
import { shareSession } from '@/domain/account/share-session'
import { watchSlowAnswers } from './slow-answers'
import { bottomBarStore } from '@/ui/page/bottom-bar-store'
import { tellSlow } from '@/ui/state/slow-store'
import { SlowLine } from '@/ui/state/SlowLine'
import { useHeightVariable } from '@/ui/page/use-height-variable'
import { useStore } from '@/ui/use-store'
import classes from './LateParts.module.css'
import { FocusOnMove } from './FocusOnMove'
import { forgetEarlierSignIn } from './forget-earlier-sign-in'
import { keepFocusInSight } from './keep-focus-in-sight'
import { OfflineLine } from './OfflineLine'
import { TopBarHeight } from './TopBarHeight'
import { UpdateBar } from './UpdateBar'

/**
 * The parts that no page needs at first: the bars at the bottom (offline, slow answer, new version, what a feature has
 * docked) and the focus: after a navigation, and in sight. Loaded after the page, so that they don't slow down the first
 * load.
 */
export function LateParts() {
  const docked = useStore(bottomBarStore)
  const stack = useRef<HTMLDivElement>(null)
  const client = useQueryClient()
  const { pathname } = useLocation()

  useEffect(() => {
    startServiceWorker()
    const ask = () => void askCapabilities()
    window.addEventListener('online', ask)
    return () => window.removeEventListener('online', ask)
  }, [])

  useEffect(() => {
    forgetEarlierSignIn(window.location.pathname)
    return keepTidy()
  }, [])
  useEffect(() => {
    void askCapabilities()
    return applySettings()
  }, [])
  useEffect(followAppearance, [])
  useEffect(keepFocusInSight, [])
  useEffect(() => watchSlowAnswers(client, tellSlow), [client])
  useEffect(() => shareSession(client), [client])

  // Pages leave this much room at their end, and toasts appear above it (global.css).
  useHeightVariable(stack, '--jm-stack-height')

  return (
    <>
      <FocusOnMove />
      <TopBarHeight key={pathname} />
      <div ref={stack} className={classes.stack}>
        <OfflineLine />
        <SlowLine />
        <UpdateBar />
        {docked && createElement(docked)}
      </div>
    </>
  )
}
