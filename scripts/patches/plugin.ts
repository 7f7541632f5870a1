import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { type Patch, patches, trustedTypes } from './patches.ts'

const list = fileURLToPath(new URL('patches.ts', import.meta.url))

const asInFile = (id: string, { file }: Patch) => id.endsWith(`/node_modules/${file}`)

const problem = ({ file, report }: Patch, what: string) =>
  new Error(
    `${file} ${what}. The library has changed: see ${report} whether the app still needs the patch, then mend or remove it in scripts/patches/patches.ts.`,
  )

/** @throws Error where the library isn't as the patch expects */
export function applyPatch(patch: Patch, code: string): string {
  return patch.edits.reduce((text, { find, put, times }) => {
    const found = text.match(find)?.length ?? 0
    if (found !== times)
      throw problem(patch, `has ${String(find)} ${found} times instead of ${times}`)
    return text.replaceAll(find, put)
  }, code)
}

/**
 * Changes the libraries of `patches.ts` in the build, for the dev server and for the tests with a document. The latter
 * two read libraries from bundles that Vite makes beforehand, by the bundler's plugins alone.
 */
export function patchesPlugin(): Plugin {
  // Vite keeps those bundles until the name of a plugin changes.
  const digest = hash('md5', [list, trustedTypes].map((file) => readFileSync(file, 'utf8')).join())
  const patching = {
    name: `jm-patches-${digest}`,
    transform: {
      filter: { id: /\/node_modules\/(leaflet|@mantine)\// },
      handler(code: string, id: string) {
        const patch = patches.find((one) => asInFile(id, one))
        return patch && applyPatch(patch, code)
      },
    },
  }
  return {
    ...patching,
    configEnvironment: () => ({ optimizeDeps: { rolldownOptions: { plugins: [patching] } } }),
    buildEnd(error) {
      if (error || this.environment.name !== 'client' || this.environment.mode !== 'build') return
      const ids = [...this.getModuleIds()]
      for (const patch of patches)
        if (!ids.some((id) => asInFile(id, patch))) throw problem(patch, 'is in no chunk')
    },
  }
}
