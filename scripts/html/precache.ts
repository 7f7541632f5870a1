import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import type { BuildModules } from './modules.ts'
import { ownFiles, readRouteLines } from './route-lines.ts'

/** Where the build notes what the service worker precaches, for `npm run size`. */
export const precacheFile = path.resolve(import.meta.dirname, '../../.cache/precache.json')

const precache = z.object({
  bytes: z.number(),
  files: z.array(z.object({ url: z.string(), size: z.number() })),
})
export type Precache = z.infer<typeof precache>

/** @throws when there was no build */
export async function readPrecache(): Promise<Precache> {
  return precache.parse(JSON.parse(await readFile(precacheFile, 'utf8')))
}

/** What is of no use without a network or too heavy for what it is, besides pages. */
const onlineParts = ownFiles(
  'scripts/html/precache.ts',
  'src/app/mend-address.ts',
  'src/domain/place/city-match.ts',
  'src/domain/place/city-typed.ts',
  'src/features/masjid/map/leaflet-map.ts',
  // Where no worker starts; the worker has it too.
  'src/features/tilawah/text-search/text-index.ts',
  'src/ui/form/DatePicker.tsx',
)

/**
 * The scripts and styles that a phone needs to open any page offline: the entry and every lazily loaded module but
 * those above and the pages that say so in the route table, each with what it imports. What is left out is kept once it was used.
 */
export function precachedAssets({ chunks }: BuildModules): string[] {
  const online = readRouteLines().filter((line) => line.online)
  const leftOut = new Set([...onlineParts, ...online.map(({ module }) => module)])
  const files = new Set<string>()
  const visit = (file: string) => {
    const chunk = chunks[file]
    if (!chunk || files.has(file)) return
    files.add(file)
    chunk.css.forEach((css) => files.add(css))
    chunk.imports.forEach(visit)
    for (const lazy of chunk.dynamicImports)
      if (!leftOut.has(chunks[lazy]?.source ?? '')) visit(lazy)
  }
  Object.entries(chunks).forEach(([file, { entry }]) => {
    if (entry) visit(file)
  })
  return [...files].sort()
}
