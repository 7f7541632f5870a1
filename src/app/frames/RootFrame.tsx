import { Fragment } from 'react'
import { Outlet, ScrollRestoration, useNavigation } from 'react-router-dom'
import { ownerTurn } from '@/lib/storage/owner'
import { useStore } from '@/ui/use-store'
import { AfterLoad } from './AfterLoad'
import { DocumentTitle } from './DocumentTitle'
import { positionKey, useKeptPlace } from './use-kept-place'
import classes from './RootFrame.module.css'

/**
 * The frame of every screen. A new owner changes the key, which remounts the screens: nothing that was typed stays in
 * them, unless nothing of the former has been shown (see `handOver`).
 */
export function RootFrame() {
  const turn = useStore(ownerTurn, () => 0)
  useKeptPlace()
  return (
    <>
      <DocumentTitle />
      <NavigationProgress />
      <Fragment key={turn}>
        <Outlet />
      </Fragment>
      <AfterLoad />
      <ScrollRestoration getKey={positionKey} />
    </>
  )
}

/** A thin line while the next page's code loads, so that a tap on a slow network has a visible effect. */
function NavigationProgress() {
  return useNavigation().state === 'loading' ? (
    <div className={classes.line} role="progressbar" aria-label="Memuat halaman" />
  ) : null
}
