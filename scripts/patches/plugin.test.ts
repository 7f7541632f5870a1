import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { build, createServer } from 'vite'
import { afterAll, describe, expect, test } from 'vitest'
import { patches } from './patches.ts'
import { applyPatch, patchesPlugin } from './plugin.ts'

const root = path.resolve(import.meta.dirname, '../..')

const published = (file: string) => readFileSync(path.join(root, 'node_modules', file), 'utf8')

describe.each(patches)('the patch of $file', (patch) => {
  test('fits the library that is installed', () => {
    expect(applyPatch(patch, published(patch.file))).not.toBe(published(patch.file))
  })

  test('stops for another library, with the file to edit', () => {
    expect(() => applyPatch(patch, 'export {}')).toThrow('scripts/patches/patches.ts')
  })
})

test('a build without a patched file stops, with the file to edit', async () => {
  const entry = 'data:text/javascript,export const one = 1'
  const building = build({
    configFile: false,
    root,
    logLevel: 'silent',
    plugins: [patchesPlugin()],
    build: { write: false, rolldownOptions: { input: entry } },
  })
  await expect(building).rejects.toThrow(/leaflet-src\.js .*scripts\/patches\/patches\.ts/)
})

describe('the dev server', () => {
  const cacheDir = mkdtempSync(path.join(tmpdir(), 'jm-dev-'))
  afterAll(() => {
    rmSync(cacheDir, { recursive: true })
  })

  test('bundles libraries with the patches', async () => {
    const server = await createServer({
      root,
      cacheDir,
      logLevel: 'silent',
      optimizeDeps: {
        noDiscovery: true,
        include: ['@mantine/hooks', '@mantine/carousel', 'leaflet'],
      },
      server: { middlewareMode: true, ws: false },
    })
    try {
      const { pluginContainer } = server.environments.client
      const resolved = await pluginContainer.resolveId('leaflet', path.join(root, 'src/x.ts'))
      expect(resolved?.id).toContain(cacheDir)
      await server.transformRequest(resolved?.id ?? '')
    } finally {
      await server.close()
    }
    const folder = path.join(cacheDir, 'deps')
    const files = readdirSync(folder).filter((file) => file.endsWith('.js'))
    expect(files).toEqual(
      expect.arrayContaining(['@mantine_carousel.js', '@mantine_hooks.js', 'leaflet.js']),
    )
    const code = files.map((file) => readFileSync(path.join(folder, file), 'utf8')).join('\n')
    const asPublished =
      /setUuid\(randomId|\.innerHTML = (?!.*trustedHtml).*|function Carousel\w*Variables\(.*\n(?!\s*return null).*/g
    expect(code.match(asPublished)).toBeNull()
  })
})
