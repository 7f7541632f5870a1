import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { settingsStore } from '@/domain/capabilities/settings-store'
import { ProgramCardSkeleton, ProgramSlide } from '@/domain/program/ProgramCard'
import { programId } from '@/domain/program/program'
import { campaignLimitQuery } from '@/domain/program/program-queries'
import { Footer } from '@/features/home/components/Footer'
import { Hero } from '@/features/home/prayer-times/Hero'
import { paths } from '@/lib/address/paths'
import { lazyModule } from '@/lib/lazy-module'
import { nextTask, whenQuiet } from '@/lib/scheduling'
import { followedLocal } from '@/lib/storage/owned-storage'
import { localStore, readStored } from '@/lib/storage/storage'
import { AppLink } from '@/ui/AppLink'
import {
  IconBuildingMosque,
  IconChartBar,
  IconCompass,
  IconHeadphones,
  IconHeartHandshake,
  IconLayoutGrid,
  IconMoneybag,
  IconPray,
} from '@/ui/icons'
import { EmptyState, QueryView } from '@/ui/state/States'
import { useLazyModule } from '@/ui/use-lazy-module'
import { useStore } from '@/ui/use-store'
import classes from './HomePage.module.css'

/** Campaigns in Home's carousel. */
export const CAROUSEL_LIMIT = 5

/** How long one campaign is shown before the next, in milliseconds. */
export const AUTOPLAY_MS = 5000

const loadSlides = lazyModule(() => import('@/features/home/components/CampaignSlides'))

// Starts the download as soon as this module has loaded, since the first render takes long on a phone. In a task of its
// own, so that a tap can come first. A failure is ignored here: the query tries again.
if (!import.meta.env.SSR)
  nextTask()
    .then(loadSlides)
    .catch(() => undefined)

/** The carousel's code, fetched beside the campaigns and not in Home's first load. */
const slidesPart = queryOptions({
  queryKey: ['CampaignSlides'],
  queryFn: loadSlides,
  staleTime: Infinity,
  gcTime: Infinity,
})

/** The five newest campaigns, one after the other. */
export function CampaignCarousel() {
  const campaigns = useQuery(campaignLimitQuery(CAROUSEL_LIMIT))
  const part = useQuery(slidesPart)
  const Slides = part.data?.CampaignSlides
  return (
    <section aria-labelledby="program-pilihan">
      <div className={classes.head}>
        <h2 id="program-pilihan" className={classes.heading}>
          Program Pilihan
        </h2>
        <AppLink to={paths.infaq()} className={classes.all}>
          Lihat semua
        </AppLink>
      </div>
      <QueryView
        query={campaigns.data && !Slides ? { ...part, data: undefined } : campaigns}
        skeleton={
          <div className={classes.skeletons}>
            {Array.from({ length: CAROUSEL_LIMIT }, (_, card) => (
              <ProgramCardSkeleton key={card} layout="carousel" />
            ))}
          </div>
        }
        isEmpty={(programs) => programs.length === 0}
        empty={
          <EmptyState
            title="Campaign tidak ditemukan"
            text="Nantikan selalu update campaign dari kami"
          />
        }
      >
        {(programs) =>
          Slides && (
            <Slides label="Program pilihan">
              {programs.map((program) => (
                <ProgramSlide key={programId(program)} program={program} />
              ))}
            </Slides>
          )
        }
      </QueryView>
    </section>
  )
}

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
