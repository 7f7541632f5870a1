import { campaignLimitQuery } from '@/api/queries/program'
import { CampaignCarousel } from '../components/CampaignCarousel'
import { Footer } from '../components/Footer'
import { Hero } from '../prayer/Hero'
import { QuickMenu } from '../components/QuickMenu'
import { CAROUSEL_LIMIT } from '../limits'

export const firstQueries = () => [campaignLimitQuery(CAROUSEL_LIMIT)]

/** Home (spec §2). */
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
