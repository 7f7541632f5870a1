import { Outlet } from 'react-router-dom'
import { TopBar } from '@/ui/page/TopBar'
import { useStore } from '@/ui/use-store'
import { viewTitleStore } from '@/ui/page/use-view-title'
import { usePageTitle } from '@/app/route-handle'
import { useBack } from '@/ui/page/use-back'

/** Fixed top bar with a back button and the page's title. */
export function PageFrame() {
  const title = usePageTitle()
  const view = useStore(viewTitleStore)
  return (
    <div className="jm-column">
      <TopBar title={view?.heading ?? title} onBack={useBack()} />
      <main>
        <Outlet />
      </main>
    </div>
  )
}
