import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Rolldown } from 'vite'
import { type BuildModules, modulesFile } from './modules.ts'

/** Vite adds to each chunk which stylesheets it brings; the bundler's types don't have it. */
function cssOf(chunk: object): string[] {
  if (!('viteMetadata' in chunk)) return []
  const { viteMetadata } = chunk
  if (typeof viteMetadata !== 'object' || viteMetadata === null) return []
  return 'importedCss' in viteMetadata && viteMetadata.importedCss instanceof Set
    ? [...viteMetadata.importedCss].map(String)
    : []
}

/** Chunks that need one another before they run: one would find the other's exports undefined. */
function cycleIn(chunks: BuildModules['chunks']): string[] | null {
  const done = new Set<string>()
  const path: string[] = []
  const search = (file: string): string[] | null => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file]
    if (done.has(file)) return null
    path.push(file)
    for (const imported of chunks[file]?.imports ?? []) {
      const cycle = search(imported)
      if (cycle) return cycle
    }
    path.pop()
    done.add(file)
    return null
  }
  for (const file of Object.keys(chunks)) {
    const cycle = search(file)
    if (cycle) return cycle
  }
  return null
}

/**
 * Writes which modules went into which chunk, for the prerenderer and `npm run size`: the built files alone don't say
 * whose code they hold.
 * @param outDir where the bundle was written
 * @param root of the repository
 * @throws Error where chunks import one another
 */
export async function recordModules(
  bundle: Rolldown.OutputBundle,
  outDir: string,
  root: string,
): Promise<void> {
  const record: BuildModules = { outDir, chunks: {} }
  for (const [file, chunk] of Object.entries(bundle))
    if (chunk.type === 'chunk')
      record.chunks[file] = {
        entry: chunk.isEntry,
        imports: chunk.imports,
        dynamicImports: chunk.dynamicImports,
        css: cssOf(chunk),
        source: chunk.facadeModuleId && path.relative(root, chunk.facadeModuleId),
        modules: chunk.moduleIds.map((id) => path.relative(root, id)),
      }
  const cycle = cycleIn(record.chunks)
  if (cycle)
    throw new Error(`Chunks import one another (html/chunk-groups.ts): ${cycle.join(' → ')}`)
  await mkdir(path.dirname(modulesFile), { recursive: true })
  await writeFile(modulesFile, JSON.stringify(record, null, 1))
}
