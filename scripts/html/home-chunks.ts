/**
 * What Home fetches by itself after its first load, by module. `npm run size` adds it to the first load, and
 * tests/e2e/home.spec.ts fails when anything else is fetched.
 */
export const homeAfterFirstLoad: readonly string[] = [
  'src/features/home/components/CampaignSlides.tsx',
  'src/ui/ToastHost.tsx',
  'src/app/late-parts/LateParts.tsx',
  'src/domain/prayer-times/hijri.ts',
]

/** What Home fetches in their place where the schedule service hasn't answered for 4 s. */
export const homeWhenSlow: readonly string[] = ['src/domain/prayer-times/fallback-days.ts']
