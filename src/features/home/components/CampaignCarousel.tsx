import { paths } from '@/lib/address/paths'
import { AppLink } from '@/ui/AppLink'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { campaignLimitQuery } from '@/domain/program/program-queries'
import { nextTask } from '@/lib/scheduling'
import { programId } from '@/domain/program/program'
import { lazyModule } from '@/lib/lazy-module'
import { EmptyState, QueryView } from '@/ui/state/States'
import { ProgramCardSkeleton } from '@/domain/program/ProgramCard'
import { ProgramSlide } from '@/domain/program/ProgramSlide'
import { CAROUSEL_LIMIT } from '@/features/home/limits'
import classes from './CampaignCarousel.module.css'

const loadSlides = lazyModule(() => import('./CampaignSlides'))

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
