import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { campaignLimitQuery } from '@/domain/program/program-queries'
import { CampaignCarousel } from '@/features/home/components/CampaignCarousel'
import { Footer } from '@/features/home/components/Footer'
import { Hero } from '@/features/home/prayer-times/Hero'
import { QuickMenu } from '@/features/home/components/QuickMenu'
import { CAROUSEL_LIMIT } from '@/features/home/limits'

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
      <Hero />
      <QuickMenu />
      <CampaignCarousel />
      <Footer />
    </>
  )
}
