/**
 * Whether dist/ is what the sources say. The end-to-end tests look at dist/, so an old one would answer for code that
 * it doesn't hold.
 */
import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'

/** What a build reads, but for node_modules: files and folders from the repository's root. */
const sources = ['deploy', 'index.html', 'public', 'scripts/html', 'src', 'vite.config.ts']

/** Unit tests lie beside what they test, and are in no build. */
const isTest = (file: string) => /\.test\.tsx?$/.test(file)

async function filesOf(source: string): Promise<string[]> {
  const found = await stat(source).catch(() => null)
  if (!found) return []
  if (!found.isDirectory()) return [source]
  const entries = await readdir(source, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && !isTest(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
}

/**
 * The source that was last written, if that was after the build.
 * @param root of the repository
 * @returns its path from the root, with slashes: `src/app/routes.tsx`. Null where the build is up to date, or missing
 */
export async function newerThanBuild(root: string): Promise<string | null> {
  const built = await stat(path.join(root, 'dist/index.html')).catch(() => null)
  if (!built) return null
  const files = (await Promise.all(sources.map((name) => filesOf(path.join(root, name))))).flat()
  const dated = await Promise.all(
    files.map(async (file) => ({ file, time: (await stat(file)).mtimeMs })),
  )
  const newest = dated.toSorted((a, b) => b.time - a.time)[0]
  if (!newest || newest.time <= built.mtimeMs) return null
  return path.relative(root, newest.file).replaceAll(path.sep, '/')
}
