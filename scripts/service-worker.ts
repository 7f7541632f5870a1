/**
 * Builds the service worker and tells it which files make up this build. Runs last: the revisions
 * of the HTML files are only known once they are prerendered, which is why no plugin of the bundler can do this.
 */
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { build, loadEnv } from 'vite'
import { injectManifest } from 'workbox-build'
import { parseEnv } from '../src/api/env.ts'
import { readBuildModules } from './build/modules.ts'
import { type Precache, precachedAssets, precacheFile } from './build/precache.ts'

const root = path.resolve(import.meta.dirname, '..')
const dist = path.resolve(root, process.env['OUT_DIR'] ?? 'dist')
const outDir = path.join(root, '.cache/sw')

await build({
  root,
  configFile: false,
  publicDir: false,
  define: { __JM_CONFIG__: JSON.stringify(parseEnv(loadEnv('production', root, 'VITE_'))) },
  logLevel: 'warn',
  resolve: { tsconfigPaths: true },
  build: {
    outDir,
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: false,
    rolldownOptions: {
      input: path.join(root, 'src/service-worker/sw.ts'),
      output: { format: 'iife', entryFileNames: 'sw.js' },
    },
  },
})

const sizes = new Map<string, number>()
const { count, size, warnings } = await injectManifest({
  swSrc: path.join(outDir, 'sw.js'),
  swDest: path.join(dist, 'sw.js'),
  globDirectory: dist,
  globPatterns: [
    // Home as prerendered; every other page starts from the neutral frame, as on the first visit to a program.
    'index.html',
    '200.html',
    ...precachedAssets(await readBuildModules()),
    'assets/*-latin-wght-normal-*.woff2',
    'assets/amiri-quran-*.woff2',
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
console.log(`Service worker: ${count} files precached, ${Math.round(size / 1000)} kB`)
