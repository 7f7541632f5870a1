import { useMediaQuery } from '@mantine/hooks'
import { useQueryClient } from '@tanstack/react-query'
import { createElement, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { applySettings, askCapabilities } from '@/domain/capabilities/capabilities'
import { followAppearance } from '@/lib/appearance'
import { keepTidy } from '@/lib/storage/sealed-storage'
import { startServiceWorker } from '@/lib/service-worker'
import { shareSession } from '@/domain/account/share-session'
import { formatWibDateTime } from '@/lib/time/wib-date'
import { seenStore, watchSeenAnswers, watchSlowAnswers } from './watch-answers'
import { bottomBarStore, useHeightVariable } from '@/ui/page/bars'
import { SlowLine, tellSlow } from '@/ui/state/RetryLines'
import { useStore } from '@/ui/use-store'
import classes from './LateParts.module.css'
import { lazyModule } from '@/lib/lazy-module'
import { useLazyModule } from '@/ui/use-lazy-module'
import { FocusOnMove } from './FocusOnMove'
import { keepFocusInSight } from './keep-focus-in-sight'
import { IconWifiOff, IconX } from '@/ui/icons'
import { takeNewVersion, updateStore } from '@/lib/new-version'
import { forgetEarlierPendingActions } from '@/domain/account/return-path'
import { followedLocal } from '@/lib/storage/owned-storage'
import { owner, ownerTurn } from '@/lib/storage/owner'
import { readStored } from '@/lib/storage/storage'
import { isSignInPath } from '@/lib/address/paths'
import { forgetSignIn } from '@/lib/storage/personal-storage'

/** From this size on there is room on both sides of the column (frames.module.css has the same numbers). */
const WIDE = '(min-width: 1100px) and (min-height: 481px)'

const loadWide = lazyModule(() => import('./wide/WideRails'))
const loadMessages = lazyModule(() => import('./MessageNumber'))

/**
 * The parts that no page needs at first: the bars at the bottom (offline, slow answer, new version, what a feature has
 * docked) and the focus: after a navigation, and in sight. Loaded after the page, so that they don't slow down the first
 * load.
 */
export function LateParts() {
  const docked = useStore(bottomBarStore)
  const isWide = useMediaQuery(WIDE, false, { getInitialValueInEffect: false })
  const { module: wide } = useLazyModule(loadWide, isWide)
  const rails = isWide ? wide : null
  const stack = useRef<HTMLDivElement>(null)
  const client = useQueryClient()
  const { pathname } = useLocation()

  useEffect(() => {
    void startServiceWorker()
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
  useEffect(() => watchSeenAnswers(client), [client])
  useEffect(() => shareSession(client), [client])

  // Pages leave this much room at their end, and toasts appear above it (global.css).
  useHeightVariable(stack, '--jm-stack-height')

  return (
    <>
      <FocusOnMove />
      <TopBarHeight key={pathname} />
      <LateMessageNumber />
      <div ref={stack} className={classes.stack}>
        <OfflineLine />
        <SlowLine />
        <UpdateBar />
        {docked && !rails && createElement(docked)}
      </div>
      {rails && <rails.WideRails docked={docked} />}
    </>
  )
}

const isThere = () => true

/** Whether there may be messages: an account is here, or the device keeps what they are about. */
const mayHaveMessages = () =>
  owner() !== null ||
  (['jm-pesan', 'jm-donasi', 'jm-rutin'] as const).some((key) =>
    readStored(followedLocal, key, isThere),
  )

/** The number on the tab "Pesan"; somebody new doesn't fetch the code for it. Drawn anew on each page. */
function LateMessageNumber() {
  useLocation()
  const waiting = useStore(updateStore)
  useStore(ownerTurn)
  const { module } = useLazyModule(loadMessages, waiting !== null || mayHaveMessages())
  return module && <module.MessageNumber />
}

function subscribe(onChange: () => void) {
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
  return () => {
    window.removeEventListener('online', onChange)
    window.removeEventListener('offline', onChange)
  }
}

/**
 * Says quietly that the data are old, and how old: without a network the app shows what it has. A device may say that it
 * is online where no answer comes.
 */
function OfflineLine() {
  const online = useStore({ subscribe, get: () => navigator.onLine })
  const { since, failing } = useStore(seenStore)
  return (
    // The region is there before its text: only then do screen readers read the text out.
    <div role="status">
      {(!online || failing) && (
        <p className={classes.offline}>
          <IconWifiOff size={16} aria-hidden />
          <span>
            {`${online ? 'Tidak dapat terhubung.' : 'Anda sedang offline.'} ${
              since === null
                ? 'Data mungkin belum terbaru.'
                : `Data per ${formatWibDateTime(new Date(since))}.`
            }`}
          </span>
        </p>
      )}
    </div>
  )
}

/**
 * Measures the page's top bar for the elements that stick below it: enlarged text makes its title wrap. Not a part of
 * the bar itself, so that Home's first load stays small. Remount it for each page.
 */
function TopBarHeight() {
  const bar = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    bar.current = document.querySelector('header')
  }, [])
  useHeightVariable(bar, '--jm-top-bar')
  return null
}

/** Offers a new version; nothing changes until the user says so. */
function UpdateBar() {
  const waiting = useStore(updateStore)
  const [later, setLater] = useState<ServiceWorker | null>(null)
  return (
    <div role="status">
      {waiting !== null && waiting !== later && (
        <div className={classes.update}>
          <span className={classes.message}>Versi baru tersedia</span>
          <button type="button" className={classes.action} onClick={takeNewVersion}>
            Perbarui
          </button>
          <button
            type="button"
            className={classes.close}
            aria-label="Perbarui nanti"
            onClick={() => setLater(waiting)}
          >
            <IconX size={18} aria-hidden />
          </button>
        </div>
      )}
    </div>
  )
}

/**
 * Deletes what was entered on the account screens before this page load, if another page was opened: no screen was left
 * inside the app then (see `leaveSignIn`). The return path stays. It is called late, so somebody may already be on the
 * way to the login again.
 * @param pathname the page on screen
 */
function forgetEarlierSignIn(pathname: string): void {
  if (isSignInPath(pathname)) return
  forgetSignIn()
  if (owner() === null) forgetEarlierPendingActions()
}
