import { IconBook2, IconHome, IconMessageCircle, IconNews, IconUser } from '@/ui/icons'
import type { ComponentType } from 'react'
import { useLocation } from 'react-router-dom'
import { paths } from '@/lib/address/paths'
import { AppLink } from '@/ui/AppLink'
import classes from './BottomNav.module.css'

interface Tab {
  label: string
  icon: ComponentType<{ size?: number; stroke?: number; 'aria-hidden'?: boolean }>
  /** Null: not available yet. */
  to: string | null
}

const tabs: Tab[] = [
  { label: 'Beranda', icon: IconHome, to: paths.home() },
  { label: 'Laporan', icon: IconNews, to: paths.news() },
  { label: 'Tilawahku', icon: IconBook2, to: null },
  { label: 'Pesan', icon: IconMessageCircle, to: null },
  { label: 'Profil', icon: IconUser, to: paths.profile() },
]

/** Five tabs; the active one follows the current path. */
export function BottomNav() {
  const { pathname } = useLocation()
  return (
    <nav className={classes.nav} aria-label="Navigasi utama" data-bottom-bar="tabs">
      {tabs.map((tab) => (
        <NavTab key={tab.label} tab={tab} active={tab.to === pathname} />
      ))}
    </nav>
  )
}

function NavTab({ tab: { label, icon: Icon, to }, active }: { tab: Tab; active: boolean }) {
  const content = (
    <>
      <Icon size={24} stroke={active ? 2.2 : 1.7} aria-hidden />
      <span>{label}</span>
    </>
  )
  if (to === null)
    return (
      <button
        type="button"
        className={classes.tab}
        aria-disabled
        aria-describedby={`soon-${label}`}
      >
        {content}
        <small id={`soon-${label}`} aria-hidden>
          Segera hadir
        </small>
      </button>
    )
  return (
    <AppLink to={to} className={classes.tab} aria-current={active ? 'page' : undefined}>
      {content}
    </AppLink>
  )
}
