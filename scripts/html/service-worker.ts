import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { BuildModules } from './modules.ts'
import { type Precache, precachedAssets, precacheFile } from './precache.ts'

/**
 * Writes the service worker into the build, with the list of files that make up this build. Runs last: the revisions of
 * the HTML files are only known once they are prerendered.
 * @param source the bundled `src/service-worker/sw.ts`
 * @param dist the folder of the browser's build
 * @returns how many files it precaches, and their bytes
 * @throws Error with workbox's warnings, for example of a pattern that matches nothing
 */
export async function writeServiceWorker(
  source: string,
  dist: string,
  build: BuildModules,
): Promise<{ count: number; bytes: number }> {
  // Loaded here: the dev server and the tests read vite.config.ts too, and have no use for workbox.
  const { injectManifest } = await import('workbox-build')
  const sizes = new Map<string, number>()
  const { count, size, warnings } = await injectManifest({
    swSrc: source,
    swDest: path.join(dist, 'sw.js'),
    globDirectory: dist,
    globPatterns: [
      // Home as prerendered; every other page starts from the neutral frame, as on the first visit to a program.
      'index.html',
      '200.html',
      ...precachedAssets(build),
      'assets/search-worker-*.js',
      'assets/*-latin-wght-normal-*.woff2',
      'assets/{amiri-quran,tanda}-*.woff2',
      'assets/{hero,not-found}-*',
      'dzikir/*.json',
      'favicon.svg',
      'manifest.webmanifest',
      'icons/icon-192.png',
    ],
    // Their names change with their content.
    dontCacheBustURLsMatching: /^assets\//,
    maximumFileSizeToCacheInBytes: 1_000_000,
    manifestTransforms: [
      (entries) => {
        for (const entry of entries) sizes.set(entry.url, entry.size)
        return { manifest: entries.map((entry) => ({ ...entry, url: `/${entry.url}` })) }
      },
    ],
  })
  if (warnings.length > 0) throw new Error(warnings.join('\n'))
  const files = [...sizes].map(([url, bytes]) => ({ url, size: bytes }))
  await writeFile(precacheFile, JSON.stringify({ bytes: size, files } satisfies Precache, null, 1))
  return { count, bytes: size }
}
