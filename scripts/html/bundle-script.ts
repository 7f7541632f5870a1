import path from 'node:path'
import { build } from 'vite'
import { root } from '../setup/packages.mjs'

/**
 * Makes one file of a script of `src/app/first-paint` and what it imports.
 * @returns its code, one function in which each name is its own
 */
export async function bundleScript(file: string): Promise<string> {
  const src = path.join(root, 'src')
  const built = await build({
    root,
    configFile: false,
    envDir: false,
    publicDir: false,
    logLevel: 'warn',
    resolve: { alias: { '@': src } },
    build: {
      write: false,
      rolldownOptions: {
        input: path.join(src, 'app/first-paint', file),
        output: { format: 'iife' },
      },
    },
  })
  const [chunk] = 'output' in built ? built.output : []
  if (chunk?.type !== 'chunk') throw new Error(`Vite made no script of ${file}`)
  return chunk.code.trim()
}
