import path from 'node:path'
import { build } from 'vite'
import { root } from '../setup/packages.mjs'

/** What differs from a script that stands in each page. */
interface Bundling {
  /** The oldest browser, as esbuild names it. */
  target?: string
  /** Values that the build puts in, as JSON. */
  define?: Readonly<Record<string, string>>
  /** Which modules do something when they are imported; of the others only what is used is taken along. */
  acts?: (module: string) => boolean
}

/**
 * Makes one file of a script of `src/app` and what it imports.
 * @returns its code, one function in which each name is its own, and the styles that it imports
 */
export async function bundleScript(
  file: string,
  { target, define = {}, acts }: Bundling = {},
): Promise<{ code: string; css: string }> {
  const src = path.join(root, 'src')
  const built = await build({
    root,
    configFile: false,
    envDir: false,
    publicDir: false,
    logLevel: acts ? 'error' : 'warn',
    define,
    resolve: { alias: { '@content': path.join(root, 'content'), '@': src } },
    build: {
      write: false,
      // Else the script would make a style element, which the page's policy refuses.
      cssCodeSplit: false,
      ...(target && { target, cssTarget: target }),
      rolldownOptions: {
        input: path.join(src, 'app', file),
        output: { format: 'iife' },
        ...(acts && { treeshake: { moduleSideEffects: acts } }),
      },
    },
  })
  const files = 'output' in built ? built.output : []
  const [code] = files.flatMap((one) => (one.type === 'chunk' ? [one.code.trim()] : []))
  if (code === undefined) throw new Error(`Vite made no script of ${file}`)
  const css = files.flatMap((one) =>
    one.type === 'asset' && one.fileName.endsWith('.css') ? [String(one.source)] : [],
  )
  return { code, css: css.join('') }
}
