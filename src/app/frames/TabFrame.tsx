import { Outlet } from 'react-router-dom'
import { TopBar } from '@/ui/page/TopBar'
import { usePageTitle } from '@/app/route-handle'
import { BottomNav } from './BottomNav'
import classes from './frames.module.css'
import { useBack } from '@/ui/page/use-back'

/** A page of the bottom navigation: titled top bar above, tabs below. */
export function TabFrame() {
  return (
    <div className="jm-column">
      <TopBar title={usePageTitle()} onBack={useBack()} />
      <main className={classes.aboveNav}>
        <Outlet />
      </main>
      <BottomNav />
    </div>
  )
}
