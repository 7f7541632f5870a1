import { Outlet } from 'react-router-dom'
import { TopBar } from '@/ui/TopBar'
import { usePageTitle } from '@/app/route-handle'
import { useBack } from './use-back'

/** Fixed top bar with a back button and the page's title. */
export function PageFrame() {
  return (
    <div className="jm-column">
      <TopBar title={usePageTitle()} onBack={useBack()} />
      <main>
        <Outlet />
      </main>
    </div>
  )
}
