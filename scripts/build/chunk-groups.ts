/** What the bundler tells of a module: the part that is needed here. */
interface ModuleNode {
  isEntry: boolean
  importers: readonly string[]
  dynamicImporters: readonly string[]
}

interface ModuleGraph {
  getModuleInfo: (id: string) => ModuleNode | null
}

/**
 * The pages that most visits begin with, and what each page brings after it has loaded; what the first shares is not
 * loaded a second time by the next.
 */
const landingPages = ['HomePage', 'ProgramPage', 'DonatePage', 'InfaqPage', 'Extras']

/** Ours, icons, and what draws long lists: dozens of files of half a kilobyte. */
const smallParts =
  /\/src\/(ui|lib|api|features|app)\/|\/@tabler\/icons-react\/|\/@tanstack\/(react-virtual|virtual-core)\//

/** Places of all cities: heavy, and asked for only where nothing else tells them. */
const heavyData = /\/src\/(lib|api)\/.*\bcity-(rows|coordinates|match)\.ts$/

/** What changes only with React. A file of its own: two arrive sooner than one of both (npm run bench: 300 ms). */
const react = /\/node_modules\/(react|react-dom|scheduler)\//

/** What every page runs on beside React, and what Mantine's provider needs. */
const foundation = new RegExp(
  [
    String.raw`/node_modules/(react-router|react-router-dom|openapi-fetch|@tanstack/(react-query|query-core))/`,
    String.raw`/@mantine/core/esm/core/(MantineProvider|utils/(keys|deep-merge|units-converters))/`,
    '/use-isomorphic-effect/',
    'vite/preload-helper',
  ].join('|'),
)

/** Of that, what Home does without. */
const notOnHome = /\/(useMutation|mutationObserver)\.js$|\/MantineProvider\/use-props\//

/**
 * Mantine's controls that most pages have, with what they need of its core beyond the provider's own. Named because
 * Mantine's index stands between them and their users: seen through it, every page uses all of them.
 */
const controls = new RegExp(
  [
    '/@mantine/core/(esm/components|styles)/(ActionIcon|Button|CloseButton|Input|InputBase|Loader|TextInput|Transition|UnstyledButton)[/.]',
    '/@mantine/core/esm/core/(Box|factory|InlineStyles|styles-api)/',
    '/@mantine/core/esm/core/utils/(camel-to-kebab-case|filter-props|is-number-like|get-size|shallow-equal)/',
    '/@mantine/hooks/esm/(use-media-query|use-did-update|use-reduced-motion|use-id|use-merged-ref|use-debounced-callback|use-callback-ref|use-intersection|utils)/',
    '/node_modules/clsx/',
  ].join('|'),
)

/**
 * Icons that Home draws, beside those of the frames. Named because `ui/icons` stands between them and their users. One
 * left out costs a request and 150 bytes.
 */
const homeIcons =
  /\/Icon(AlertCircle|Box|BrandWhatsapp|BuildingMosque|ChartBar|CircleCheck|Clock|CloudOff|HeartHandshake|PlayerPlay|Pray)\.mjs$|\/icons-react\/dist\/esm\/(createReactComponent|defaultAttributes)\.mjs$/

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
 * Keeps what pages share in a few chunks. Left alone, the bundler makes one for every combination of pages, and a
 * program's page needs 25 of them: on slow 4G six at a time, that was four more round trips (npm run bench).
 * @returns the name of a module's chunk, null to leave it to the bundler
 */
export function chunkGroup(id: string, graph: ModuleGraph): string | null {
  if (react.test(id)) return 'react'
  if (controls.test(id) || notOnHome.test(id)) return 'shared-ProgramPage'
  if (foundation.test(id) || homeIcons.test(id)) return 'foundation'
  if (!smallParts.test(id) || heavyData.test(id)) return null
  const roots = [...rootsOf(id, graph)]
  if (roots.some((root) => graph.getModuleInfo(root)?.isEntry)) return 'foundation'
  if (roots.length < 2) return null
  const first = landingPages.find((page) => roots.some((root) => root.endsWith(`/${page}.tsx`)))
  const feature = /\/src\/features\/(\w+)\//.exec(id)?.[1]
  return `shared-${first ?? feature ?? 'others'}`
}
