import { ownFiles, readRouteLines } from './route-lines.ts'

const LIST = 'scripts/html/home-chunks.ts'

/** Home's module: the first of the pages that most visits begin with. */
export const homePage = readRouteLines().find(({ landing }) => landing === 1)?.module ?? ''

/**
 * What Home fetches by itself after its first load, by module. `npm run size` adds it to the first load, and
 * tests/e2e/home.spec.ts fails when anything else is fetched.
 */
export const homeAfterFirstLoad = ownFiles(
  LIST,
  'src/features/home/components/CampaignSlides.tsx',
  'src/app/late-parts/LateParts.tsx',
  'src/ui/overlay/ToastHost.tsx',
  'src/domain/prayer-times/hijri.ts',
)

/** What Home fetches in their place where the schedule service hasn't answered for 4 s. */
export const homeWhenSlow = ownFiles(LIST, 'src/domain/prayer-times/fallback-days.ts')
