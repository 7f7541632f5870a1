import { Fragment } from 'react'
import { type Location, Outlet, ScrollRestoration } from 'react-router-dom'
import { ownerTurn } from '@/lib/owner'
import { useStore } from '@/ui/use-store'
import { AfterLoad } from './AfterLoad'
import { NavigationProgress } from './NavigationProgress'
import { DocumentTitle } from './DocumentTitle'

/**
 * The router names the first entry of every visit "default". Without the path, a page opened from another site would
 * start at the scroll position of a different page.
 */
const positionKey = ({ key, pathname }: Location) => (key === 'default' ? pathname : key)

/**
 * The frame of every screen. A new owner changes the key, which remounts the screens: nothing that was typed stays in
 * them, unless nothing of the former has been shown (see `handOver`).
 */
export function RootFrame() {
  const turn = useStore(ownerTurn, () => 0)
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
