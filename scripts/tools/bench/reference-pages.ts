import path from 'node:path'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { precompress } from '../../html/precompress'

/** What the product is compared with: React alone, and its own libraries with ten of their components. */
export const referencePages = ['bare', 'stack'] as const

const root = path.resolve(import.meta.dirname, '../../..')

/**
 * Builds a reference page as the product is built.
 * @returns the folder to serve
 */
export async function buildReferencePage(name: (typeof referencePages)[number]): Promise<string> {
  const outDir = path.join(root, '.cache/bench', name)
  await build({
    root: path.join(import.meta.dirname, name),
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    build: { outDir, emptyOutDir: true, target: 'es2022' },
  })
  await precompress(outDir)
  return outDir
}
