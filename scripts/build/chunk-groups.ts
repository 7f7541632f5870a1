/** What the bundler tells of a module: the part that is needed here. */
interface ModuleNode {
  isEntry: boolean
  importers: readonly string[]
  dynamicImporters: readonly string[]
}

interface ModuleGraph {
  getModuleInfo: (id: string) => ModuleNode | null
}

/** The pages that most visits begin with; what the first shares is not loaded a second time by the next. */
const landingPages = ['HomePage', 'ProgramPage', 'DonatePage']

/** Ours, and icons: dozens of files of half a kilobyte. Libraries are split well enough by who uses them. */
const smallParts = /\/src\/(ui|lib|api|features)\/|\/@tabler\/icons-react\//

/** What every page runs on. One file, which changes only with these libraries, compresses better than six. */
const foundation =
  /\/node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|openapi-fetch|@tanstack\/(react-query|query-core))\//

/** Of those libraries, what Home does without. */
const notOnHome = /\/(useMutation|mutationObserver)\.js$/

/**
 * Icons that Home draws, beside those of the frames. They are named here because `ui/icons` stands between an icon and
 * its users: seen through it, every page uses each of them. One left out costs a request and 150 bytes.
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
  if (foundation.test(id)) return notOnHome.test(id) ? null : 'foundation'
  if (homeIcons.test(id)) return 'foundation'
  if (!smallParts.test(id)) return null
  const roots = [...rootsOf(id, graph)]
  // Modules with styles stay in the entry: their order is by chunk.
  if (roots.some((root) => graph.getModuleInfo(root)?.isEntry))
    return id.endsWith('.ts') ? 'foundation' : null
  if (roots.length < 2) return null
  const first = landingPages.find((page) => roots.some((root) => root.endsWith(`/${page}.tsx`)))
  return first === undefined ? null : `shared-${first}`
}
