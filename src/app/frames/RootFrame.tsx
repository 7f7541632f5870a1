import { type Location, Outlet, ScrollRestoration } from 'react-router-dom'
import { ToastHost } from '@/ui/toast'
import { AfterLoad } from './AfterLoad'
import { NavigationProgress } from './NavigationProgress'
import { DocumentTitle } from './DocumentTitle'

/**
 * The router names the first entry of every visit "default": without the path, a page opened from another site
 * would start where a quite different one was left.
 */
const positionKey = ({ key, pathname }: Location) => (key === 'default' ? pathname : key)

/** What stands around every screen. */
export function RootFrame() {
  return (
    <>
      <DocumentTitle />
      <NavigationProgress />
      <Outlet />
      <ToastHost />
      <AfterLoad />
      <ScrollRestoration getKey={positionKey} />
    </>
  )
}
