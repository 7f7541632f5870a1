import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { campaignLimitQuery } from '@/domain/program/program-queries'
import { CampaignCarousel } from '@/features/home/components/CampaignCarousel'
import { Footer } from '@/features/home/components/Footer'
import { Hero } from '@/features/home/prayer-times/Hero'
import { CAROUSEL_LIMIT } from '@/features/home/limits'
import { settingsStore } from '@/domain/capabilities/settings-store'
import { paths } from '@/lib/address/paths'
import { lazyModule } from '@/lib/lazy-module'
import { followedLocal } from '@/lib/storage/owned-storage'
import { localStore, readStored } from '@/lib/storage/storage'
import { whenQuiet } from '@/lib/scheduling'
import { AppLink } from '@/ui/AppLink'
import { useLazyModule } from '@/ui/use-lazy-module'
import { useStore } from '@/ui/use-store'
import {
  IconCompass,
  IconHeadphones,
  IconMoneybag,
  IconBuildingMosque,
  IconChartBar,
  IconHeartHandshake,
  IconLayoutGrid,
  IconPray,
} from '@/ui/icons'
import classes from './HomePage.module.css'

/** The quick-menu items in their agreed order. */
const items = [
  { label: 'Infaq', icon: IconHeartHandshake, to: paths.infaq() },
  { label: 'Keuangan Masjid', icon: IconChartBar },
  { label: 'Kencleng Masjid', icon: IconMoneybag, to: paths.kenclengList() },
  { label: 'Masjid', icon: IconBuildingMosque, to: paths.masjidList() },
  { label: "Murottal Qur'an", icon: IconHeadphones, to: paths.murottal() },
  { label: 'Dzikir', icon: IconPray, to: paths.dzikir() },
  { label: 'Kiblat', icon: IconCompass, to: paths.kiblat() },
  { label: 'Lainnya', icon: IconLayoutGrid, to: paths.allServices() },
]

export const firstQueries = () => [campaignLimitQuery(CAROUSEL_LIMIT)]

/** Few come by a fundraiser's link to Home: the code for it is not in everybody's scripts. */
const loadFollowedRef = () => import('@/domain/program/followed-ref')

export default function HomePage() {
  const { search } = useLocation()
  useEffect(() => {
    if (!search.includes('utm_ref=')) return
    loadFollowedRef()
      .then(({ rememberRef }) => rememberRef(null, search))
      .catch(() => undefined)
  }, [search])
  return (
    <>
      <div className={classes.first}>
        <Hero />
        <QuickMenu />
        <CampaignCarousel />
        <LateReminders />
      </div>
      <Footer />
    </>
  )
}

const loadReminders = lazyModule(() => import('@/features/home/reminders/Reminders'))

const isThere = () => true

/** Whether this device keeps anything that Home could lead back to. */
const isReturning = () =>
  readStored(followedLocal, 'jm-donasi', isThere) ??
  readStored(followedLocal, 'jm-rutin', isThere) ??
  readStored(followedLocal, 'jm-masjid', isThere) ??
  readStored(localStore, 'jm-dzikir', isThere) ??
  readStored(followedLocal, 'jm-tilawah', isThere) ??
  readStored(localStore, 'jm-murottal', isThere) ??
  false

/** What a returning person was about to do, after all else; somebody new doesn't fetch the code for it. */
function LateReminders() {
  const [wanted, setWanted] = useState(false)
  const { module } = useLazyModule(loadReminders, wanted)
  useEffect(() => whenQuiet(() => setWanted(isReturning())), [])
  return module && <module.Reminders />
}

/** The grid of 4 columns that leads to each service. */
function QuickMenu() {
  const { financeUrl } = useStore(settingsStore)
  return (
    <nav className={classes.menu} aria-label="Menu cepat">
      {items.map(({ label, icon: Icon, ...target }) => {
        const content = (
          <>
            <span className={classes.icon}>
              <Icon size={26} stroke={1.7} aria-hidden />
            </span>
            <span className={classes.label}>{label}</span>
          </>
        )
        return target.to === undefined ? (
          <a
            key={label}
            className={classes.item}
            href={financeUrl}
            target="_blank"
            rel="noopener"
            title="Membuka tab baru"
          >
            {content}
          </a>
        ) : (
          <AppLink key={label} className={classes.item} to={target.to}>
            {content}
          </AppLink>
        )
      })}
    </nav>
  )
}
