import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build, type Plugin } from 'vite'
import { stringify } from 'yaml'
import { type Contract, contractRoot, loadContract, services } from '../../../openapi/read'
import { buildPage } from '../docs-page'
import { errandsFolder, errandsPage } from './errands'
import { ERRANDS_PAGE, pages } from './pages'

const NAME = 'jejaring-contract'
const file = (name: string) => fileURLToPath(new URL(name, import.meta.url))

/** Modules that the package replaces with its own. */
const replaced: readonly (readonly [end: string, by: string])[] = [
  ['/stand-in', './no-stand-in.ts'],
  ['/typed', './typed.ts'],
]
const inPackage: Plugin = {
  name: 'in-package',
  enforce: 'pre',
  resolveId: (source) => {
    const by = replaced.find(([end]) => source.endsWith(end))?.[1]
    return by === undefined ? null : file(by)
  },
}

/**
 * Makes the package for backend teams: check, comparison, proxy and the contract, as one npm tarball that needs nothing
 * but Node.
 * @param folder where to work; what was there is removed
 * @returns the tarball
 */
export async function makePackage(folder: string): Promise<string> {
  const root = path.join(folder, 'package')
  rmSync(folder, { recursive: true, force: true })
  for (const part of ['openapi', 'docs']) mkdirSync(path.join(root, part), { recursive: true })
  await bundleCommands(path.join(root, 'bin'))
  const contract = await writeContract(path.join(root, 'openapi'))
  const { version } = contract.info
  cpSync(errandsFolder, path.join(root, 'openapi/errands'), { recursive: true })
  writePages(path.join(root, 'docs'), folder)
  writeFileSync(path.join(root, 'docs', ERRANDS_PAGE), errandsPage(contract))
  const manifest = {
    name: NAME,
    version,
    description: 'The contract of Jejaring Masjid, and the check of a backend against it.',
    license: 'UNLICENSED',
    type: 'module',
    bin: { [NAME]: `bin/${NAME}.js` },
    engines: { node: '>=20.19' },
  }
  writeFileSync(path.join(root, 'package.json'), JSON.stringify(manifest, null, 2))
  execFileSync('npm', ['pack', root, '--pack-destination', folder, '--silent'], { stdio: 'pipe' })
  return path.join(folder, `${NAME}-${version}.tgz`)
}

/** All code, with the libraries it uses and their licences, into a few files. */
async function bundleCommands(outDir: string): Promise<void> {
  await build({
    configFile: false,
    root: contractRoot,
    publicDir: false,
    logLevel: 'warn',
    plugins: [inPackage],
    resolve: { tsconfigPaths: true },
    ssr: { noExternal: true },
    build: {
      ssr: true,
      outDir,
      emptyOutDir: true,
      target: 'node20',
      minify: true,
      license: { fileName: 'LICENSES.md' },
      rolldownOptions: {
        input: { [NAME]: file('./cli.ts') },
        // Beside one another: what they read is one folder up.
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: '[name]-[hash].js',
          banner: ({ isEntry }) => (isEntry ? '#!/usr/bin/env node' : ''),
        },
      },
    },
  })
}

/** Each document as one file, in YAML and JSON. @returns the backend's */
async function writeContract(folder: string): Promise<Contract> {
  for (const service of services) {
    const contract = await loadContract(service)
    const target = path.join(folder, service)
    writeFileSync(`${target}.yaml`, stringify(contract, { aliasDuplicateObjects: false }))
    writeFileSync(`${target}.json`, JSON.stringify(contract))
  }
  return loadContract('backend')
}

/** The backend's page, compressed: it is larger than everything else together. */
function writePages(folder: string, work: string): void {
  const page = path.join(work, 'backend.html')
  buildPage('backend', page)
  writeFileSync(path.join(folder, 'backend.html.gz'), gzipSync(readFileSync(page)))
  for (const name of pages) {
    const text = readFileSync(path.join(contractRoot, 'docs', name), 'utf8')
    writeFileSync(path.join(folder, name), withoutLinksOut(text))
  }
}

/** What a page of the package may lead to: itself, and what lies beside it. */
const packed = new Set<string>(['', '../openapi/backend.yaml', ...pages])

/** A page whose links lead to what the package has; of the others only the words stay. */
function withoutLinksOut(page: string): string {
  return page.replaceAll(/\[([^\]]*)\]\(([^)#]*)[^)]*\)/g, (link, words: string, target: string) =>
    packed.has(target) ? link : words,
  )
}
