import { Outlet } from 'react-router-dom'
import { BottomNav } from './BottomNav'
import classes from './frames.module.css'
import { HomeTopBar } from './HomeTopBar'

/** Home's own top bar, transparent over the hero, and the bottom navigation. */
export function HomeFrame() {
  return (
    <div className="jm-column">
      <HomeTopBar />
      <main className={classes.aboveNav}>
        <Outlet />
      </main>
      <BottomNav />
    </div>
  )
}
