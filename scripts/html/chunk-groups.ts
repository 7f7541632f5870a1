import path from 'node:path'
import type { Rolldown } from 'vite'
import { homeAfterFirstLoad, homePage } from './home-chunks.ts'
import { ownFiles, readRouteLines } from './route-lines.ts'

/** The part of the bundler's module information that is needed here. */
interface ModuleNode {
  isEntry: boolean
  importedIds: readonly string[]
  importers: readonly string[]
  dynamicImporters: readonly string[]
}

interface ModuleGraph {
  getModuleInfo: (id: string) => ModuleNode | null
}

/**
 * The pages that most visits begin with, and what Home brings after it has loaded; what the first shares is not loaded a
 * second time by the next.
 */
const landingPages = readRouteLines()
  .filter(({ landing }) => landing !== null)
  .toSorted((one, other) => (one.landing ?? 0) - (other.landing ?? 0))
  .flatMap(({ module }) => (module === homePage ? [module, ...homeAfterFirstLoad] : [module]))

/** A pattern for our own files. */
const own = (...files: readonly string[]) =>
  new RegExp(`/(?:${ownFiles('scripts/html/chunk-groups.ts', ...files).join('|')})`)

const either = (...patterns: readonly RegExp[]) =>
  new RegExp(patterns.map(({ source }) => source).join('|'))

/** Our own files, and what draws long lists: dozens of files of half a kilobyte. */
const smallParts = /\/src\/(?!ui\/mantine\/)|\/@tanstack\/(react-virtual|virtual-core)\//

/** Names and places of all cities: heavy, and loaded only when one is looked for or no other source has them. */
const heavyData = own(
  ...['rows', 'coordinates', 'key', 'names', 'match', 'typed'].map(
    (part) => `src/domain/place/city-${part}.ts`,
  ),
)

/** Libraries that every page has, or of which a module costs next to nothing. */
const light =
  /\/node_modules\/(react|react-dom|react-router|react-router-dom|@tabler|@tanstack|openapi-fetch|openapi-react-query|clsx|@mantine\/(core|hooks))\//

/**
 * What nearly every page uses a little of: it goes into the chunk that Home shares with the other pages. One page alone
 * asks a list of queries.
 */
const everywhere = either(
  /\/(@tabler|@tanstack\/(query-core|react-query)(?!.*(?:queriesObserver|useQueries))|openapi-react-query|clsx)\//,
  own('src/lib/reduced-motion.ts'),
)

/** Whether a file of ours brings a library with it: among what pages share, each of them would fetch the library. */
const bringsLibrary = (id: string, graph: ModuleGraph) =>
  graph
    .getModuleInfo(id)
    ?.importedIds.some((imported) => imported.includes('/node_modules/') && !light.test(imported))

/** The entry and the lazily loaded modules that need a module before they run. */
function rootsOf(id: string, graph: ModuleGraph, seen = new Set<string>()): Set<string> {
  const roots = new Set<string>()
  if (seen.has(id)) return roots
  seen.add(id)
  const node = graph.getModuleInfo(id)
  if (!node) return roots
  if (node.isEntry || node.dynamicImporters.length > 0) roots.add(id)
  for (const importer of node.importers)
    for (const root of rootsOf(importer, graph, seen)) roots.add(root)
  return roots
}

/**
 * What pages share of our own files.
 * @returns the name of a module's chunk, null to leave it to the bundler
 */
function sharedParts(id: string, graph: ModuleGraph): string | null {
  if (everywhere.test(id)) return 'shared-HomePage'
  if (!smallParts.test(id) || heavyData.test(id) || bringsLibrary(id, graph)) return null
  const roots = [...rootsOf(id, graph)]
  if (roots.length < 2) return null
  const first = landingPages.find((page) => roots.some((root) => root.endsWith(`/${page}`)))
  const feature = /\/src\/features\/(\w+)\//.exec(id)?.[1]
  return `shared-${first ? path.parse(first).name : (feature ?? 'others')}`
}

/**
 * Keeps what pages share in a few chunks. Left alone, the bundler makes one for every combination of pages, and a
 * program's page needs 25 of them: on slow 4G six at a time, that was four more round trips (npm run bench).
 *
 * Libraries with one index for hundreds of modules (icons, Mantine) are told apart by `minShareCount`: the bundler counts
 * the pages that really use a module, while `sharedParts` would take every importer of the index for one.
 */
export const chunkGroups = [
  // React in a file of its own: browsers cache it across releases, and two files arrive 300 ms sooner than one large file
  // (npm run bench).
  { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\//, priority: 4 },
  { name: 'foundation', tags: ['$initial'], priority: 3 },
  // Home fetches it beside the campaigns; among what pages share, each of them would.
  {
    name: 'carousel',
    test: either(
      own('src/ui/picture/Carousel.tsx', 'src/ui/picture/Carousel.module.css'),
      /\/(@mantine\/carousel|embla-carousel[^/]*)\//,
    ),
    priority: 2,
  },
  // Many pages have them, Home none: without a group of their own Home would fetch them with Mantine's most used.
  {
    name: 'radio',
    test: /\/@mantine\/core\/.*\/(Radio|InlineInput|InputsGroupFieldset)\b/,
    minShareCount: 2,
    priority: 2.5,
  },
  // Mantine's most used modules, then the small ones that components are built on. Without the second group Home would
  // fetch ten files of a few hundred bytes.
  { name: 'mantine', test: /\/@mantine\/(core|hooks)\//, minShareCount: 8, priority: 2 },
  {
    name: 'mantine-base',
    test: either(
      /\/@mantine\/(core\/esm\/core|core\/.*\/(VisuallyHidden|AccordionChevron)|hooks)\b/,
      own('src/ui/mantine/', 'src/ui/tokens.ts'),
    ),
    minShareCount: 2,
    priority: 1.5,
  },
  { debugName: 'shared', name: sharedParts, minShareCount: 2, priority: 1 },
] satisfies Rolldown.CodeSplittingGroup[]
