import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin } from 'vite'
import { type BuildModules, modulesFile } from './modules.ts'

/** Vite adds to each chunk which stylesheets it brings; the bundler's types don't know of it. */
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
 * Writes which modules went into which chunk, for the prerenderer and `npm run size`: from the built files alone nobody
 * can tell whose code they hold. Refuses chunks that import one another.
 */
export function modulesPlugin(): Plugin {
  let root = ''
  return {
    name: 'modules-of-chunks',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    configResolved(config) {
      root = config.root
    },
    async writeBundle(options, bundle) {
      const record: BuildModules = { outDir: options.dir ?? '', chunks: {} }
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
        this.error(`Chunks import one another (build/chunk-groups.ts): ${cycle.join(' → ')}`)
      await mkdir(path.dirname(modulesFile), { recursive: true })
      await writeFile(modulesFile, JSON.stringify(record, null, 1))
    },
  }
}
