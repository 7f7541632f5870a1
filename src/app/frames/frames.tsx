import { clsx } from 'clsx'
import { type ComponentType, Fragment, useEffect } from 'react'
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router-dom'
import { usePageTitle } from '@/app/route-handle'
import { unreadStore } from '@/domain/pesan/unread-store'
import { LocationLabel } from '@/features/home/prayer-times/LocationLabel'
import { paths } from '@/lib/address/paths'
import { ownerTurn } from '@/lib/storage/owner'
import { AppLink } from '@/ui/AppLink'
import { useBack } from '@/ui/history'
import {
  IconArrowLeft,
  IconBook2,
  IconHome,
  IconMessageCircle,
  IconNews,
  IconUser,
} from '@/ui/icons'
import { useScrolledPast } from '@/ui/page/bars'
import { viewTitleStore } from '@/ui/page/page-title'
import { Logo } from '@/ui/picture/Logo'
import { useStore } from '@/ui/use-store'
import { AfterLoad } from './AfterLoad'
import { positionKey, useKeptPlace } from './use-kept-place'
import classes from './frames.module.css'

/** The document's title for a route's own title; prerendered HTML and running app share it. */
export function documentTitle(title: string): string {
  return title === 'Beranda' || title === '' ? 'Jejaring Masjid' : `${title} · Jejaring Masjid`
}

/** Keeps the document's title equal to the view's or the route's; a page with its own title sets it later. */
function DocumentTitle() {
  const page = usePageTitle()
  const title = useStore(viewTitleStore)?.title ?? page
  useEffect(() => {
    document.title = documentTitle(title)
  }, [title])
  return null
}

interface Tab {
  label: string
  icon: ComponentType<{ size?: number; stroke?: number; 'aria-hidden'?: boolean }>
  to: string
}

const tabs: Tab[] = [
  { label: 'Beranda', icon: IconHome, to: paths.home() },
  { label: 'Laporan', icon: IconNews, to: paths.news() },
  { label: 'Tilawahku', icon: IconBook2, to: paths.tilawah() },
  { label: 'Pesan', icon: IconMessageCircle, to: paths.messages() },
  { label: 'Profil', icon: IconUser, to: paths.profile() },
]

/** Home's own top bar, transparent over the hero, and the bottom navigation. */
export function HomeFrame() {
  return (
    <div className="jm-column">
      <HomeTopBar />
      <main className={classes.aboveNav}>
        <Outlet />
      </main>
      <MainNav />
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
      <MainNav />
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

/**
 * Five tabs; the active one follows the current path. They stand below the page, on a wide screen beside the column.
 * @param props.aside for a page that has none of its own: how they are shown there
 */
export function MainNav({ aside }: { aside?: string }) {
  const { pathname } = useLocation()
  return (
    <nav
      className={clsx(classes.nav, aside)}
      aria-label="Navigasi utama"
      data-bottom-bar={aside === undefined ? 'tabs' : undefined}
    >
      {tabs.map((tab) => (
        <NavTab key={tab.label} tab={tab} active={tab.to === pathname} />
      ))}
    </nav>
  )
}

function NavTab({ tab: { label, icon: Icon, to }, active }: { tab: Tab; active: boolean }) {
  const unread = useStore(unreadStore)
  const count = to === paths.messages() ? unread : 0
  return (
    <AppLink
      to={to}
      className={classes.tab}
      aria-current={active ? 'page' : undefined}
      aria-label={count > 0 ? `${label}, ${count} belum dibaca` : undefined}
    >
      <Icon size={24} stroke={active ? 2.2 : 1.7} aria-hidden />
      <span>{label}</span>
      {count > 0 && <small>{count > 9 ? '9+' : count}</small>}
    </AppLink>
  )
}

interface TopBarProps {
  /** The page's title: its one `h1`. */
  title: string
  onBack: () => void
}

/** The bar at the top of a page, sticky while the page scrolls: back button and title. */
function TopBar({ title, onBack }: TopBarProps) {
  return (
    <header className={classes.topBar}>
      <button type="button" className={classes.back} onClick={onBack} aria-label="Kembali">
        <IconArrowLeft size={22} aria-hidden />
      </button>
      <h1 className={classes.title}>{title}</h1>
    </header>
  )
}
