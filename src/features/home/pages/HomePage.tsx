import { campaignLimitQuery } from '@/domain/program/program-queries'
import { CampaignCarousel } from '@/features/home/components/CampaignCarousel'
import { Footer } from '@/features/home/components/Footer'
import { Hero } from '@/features/home/prayer-times/Hero'
import { QuickMenu } from '@/features/home/components/QuickMenu'
import { CAROUSEL_LIMIT } from '@/features/home/limits'

export const firstQueries = () => [campaignLimitQuery(CAROUSEL_LIMIT)]

export default function HomePage() {
  return (
    <>
      <Hero />
      <QuickMenu />
      <CampaignCarousel />
      <Footer />
    </>
  )
}
