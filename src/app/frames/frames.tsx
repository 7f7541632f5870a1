import { Outlet } from 'react-router-dom'
import { usePageTitle } from '@/app/route-handle'
import { LocationLabel } from '@/features/home/prayer-times/LocationLabel'
import { paths } from '@/lib/address/paths'
import { AppLink } from '@/ui/AppLink'
import { TopBar } from '@/ui/page/TopBar'
import { useBack } from '@/ui/page/use-back'
import { useScrolledPast } from '@/ui/page/use-scrolled-past'
import { viewTitleStore } from '@/ui/page/use-view-title'
import { Logo } from '@/ui/picture/Logo'
import { useStore } from '@/ui/use-store'
import { BottomNav } from './BottomNav'
import classes from './frames.module.css'

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

/** Transparent with a white logo until the page is scrolled 150 px or more, then white with a shadow. */
function HomeTopBar() {
  const scrolled = useScrolledPast(150)
  return (
    <header className={classes.homeBar} data-scrolled={scrolled || undefined}>
      <AppLink to={paths.home()} className={classes.logo ?? ''} aria-label="Jejaring Masjid">
        <Logo />
      </AppLink>
      <LocationLabel />
    </header>
  )
}

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

/** The same narrow column without bars. */
export function PlainFrame() {
  return (
    <div className="jm-column">
      <main>
        <Outlet />
      </main>
    </div>
  )
}
