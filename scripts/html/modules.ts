import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'

export const modulesFile = path.resolve(import.meta.dirname, '../../.cache/modules.json')

const buildModules = z.object({
  outDir: z.string(),
  /** By file name inside the build, such as `assets/index-1a2b.js`. */
  chunks: z.record(
    z.string(),
    z.object({
      entry: z.boolean(),
      imports: z.array(z.string()),
      dynamicImports: z.array(z.string()),
      css: z.array(z.string()),
      /** The module that the chunk was made for, if it was made for one. */
      source: z.string().nullable(),
      modules: z.array(z.string()),
    }),
  ),
})

/** What the last build put where. */
export type BuildModules = z.infer<typeof buildModules>

/** @throws when there was no build */
export async function readBuildModules(): Promise<BuildModules> {
  const text = await readFile(modulesFile, 'utf8').catch(() => {
    throw new Error('There is no build to look at: run "npm run build" first.')
  })
  return buildModules.parse(JSON.parse(text))
}

/** The chunk that was made for a module, or that holds it with others. */
export function chunkOf({ chunks }: BuildModules, module: string): string | undefined {
  const entries = Object.entries(chunks)
  const own = entries.find(([, { source }]) => source === module)
  return (own ?? entries.find(([, { modules }]) => modules.includes(module)))?.[0]
}

/** The chunks that chunks need before they run, themselves included; each comes after what it needs. */
export function closure({ chunks }: BuildModules, files: readonly string[]): Set<string> {
  const seen = new Set<string>()
  const ordered = new Set<string>()
  const visit = (file: string) => {
    if (seen.has(file)) return
    seen.add(file)
    chunks[file]?.imports.forEach(visit)
    ordered.add(file)
  }
  files.forEach(visit)
  return ordered
}
