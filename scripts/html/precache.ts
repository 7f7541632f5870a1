import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import type { BuildModules } from './modules.ts'

/** Where the build notes what the service worker precaches, for `npm run size`. */
export const precacheFile = path.resolve(import.meta.dirname, '../../.cache/precache.json')

/** Bytes, as they lie on the disk of a phone: what installing may cost at most. */
export const MAX_PRECACHE = 1_585_000

const precache = z.object({
  bytes: z.number(),
  files: z.array(z.object({ url: z.string(), size: z.number() })),
})
export type Precache = z.infer<typeof precache>

/** @throws when there was no build */
export async function readPrecache(): Promise<Precache> {
  return precache.parse(JSON.parse(await readFile(precacheFile, 'utf8')))
}

/** Of no use without a network, or too heavy for what they are; kept once they were used. */
const onlineOnly = new RegExp(
  `^src/(${[
    'features/(donation|auth|account|fundraiser|news)/',
    '.*/pages/(Imsakiyah|Info|Legality)Page',
    // What else there is of a program or a mosque is answers alone.
    'features/(program|masjid)/pages/(?!(Donors|Infaq|KenclengList|Masjid|MasjidList|MasjidMap|Program|ProgramDetail)Page)',
    'features/masjid/map/leaflet',
    'domain/place/city-(match|typed)',
    'ui/DatePicker',
    'ui/sanitise',
    'app/mend-address',
  ].join('|')})`,
)

/**
 * The scripts and styles that a phone needs to open any page offline: the entry and every lazily loaded module but
 * those above, each with what it imports.
 */
export function precachedAssets({ chunks }: BuildModules): string[] {
  const files = new Set<string>()
  const visit = (file: string) => {
    const chunk = chunks[file]
    if (!chunk || files.has(file)) return
    files.add(file)
    chunk.css.forEach((css) => files.add(css))
    chunk.imports.forEach(visit)
    for (const lazy of chunk.dynamicImports)
      if (!onlineOnly.test(chunks[lazy]?.source ?? '')) visit(lazy)
  }
  Object.entries(chunks).forEach(([file, { entry }]) => {
    if (entry) visit(file)
  })
  return [...files].sort()
}
