import { copyFile } from 'node:fs/promises'
import path from 'node:path'
import type { EnvironmentOptions, Plugin } from 'vite'
import type { Env } from '../../src/api/env'
import { makeHosting } from '../deploy/hosting.ts'
import { SCREEN_PATTERN } from '../../src/lib/address/paths.ts'
import { buildHashes } from '../deploy/inline-hashes.ts'
import { writeServerFiles } from '../deploy/write.ts'
import { librariesFile, packagesOfAssets, writeLicences } from './licences.ts'
import { openSite, templateFile } from './open-site.ts'
import { writePages } from './pages.ts'
import { precompress } from './precompress.ts'
import { prerenderOption } from './prerender-option.ts'
import { recordModules } from './record-modules.ts'
import { screenFile, writeScreenPage } from './screen-page.ts'
import { writeServiceWorker } from './service-worker.ts'

const WORKER = 'serviceWorker'

/** For what is shipped to the browser. */
const license = { fileName: librariesFile }

/** Each has an adapter in `deploy/`. */
const previewHosts = ['cloudflare', 'netlify', 'node'] as const

/** Builds an adapter into one file that needs no other. */
const previewEnvironment = (host: string): [string, EnvironmentOptions] => [
  host,
  {
    consumer: 'server',
    resolve: { noExternal: true },
    build: {
      outDir: '.cache/preview',
      emptyOutDir: false,
      copyPublicDir: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: `deploy/${host}.ts`,
        output: { entryFileNames: '[name].js', codeSplitting: false },
      },
    },
  },
]

/**
 * Makes `vite build` write a whole site: the browser's scripts, then the server's entry, with which it renders the HTML
 * files, then the service worker, which has to know all of them, then a compressed copy of each text and the servers' configurations
 * (`scripts/deploy`). README.md here explains what that HTML does.
 * @param env what the build was configured for
 */
export function htmlPlugin(env: Env): Plugin {
  let packages: readonly string[] = []
  return {
    name: 'jm-html',
    apply: 'build',
    config: () => ({
      builder: { sharedConfigBuild: true },
      environments: {
        client: { build: { license } },
        ssr: {
          build: {
            outDir: '.cache/ssr',
            copyPublicDir: false,
            reportCompressedSize: false,
            rolldownOptions: { input: { 'entry-server': 'src/app/entry-server.tsx' } },
          },
        },
        ...Object.fromEntries(previewHosts.map(previewEnvironment)),
        [WORKER]: {
          consumer: 'client',
          build: {
            outDir: '.cache/sw',
            copyPublicDir: false,
            modulePreload: false,
            license,
            rolldownOptions: {
              input: 'src/service-worker/sw.ts',
              output: { format: 'iife', entryFileNames: 'sw.js', codeSplitting: false },
            },
          },
        },
      },
    }),
    async writeBundle({ dir = '' }, bundle) {
      const { name, config } = this.environment
      if (name !== 'client') return
      packages = packagesOfAssets(bundle)
      await recordModules(bundle, dir, config.root)
    },
    async buildApp(builder) {
      const option = prerenderOption()
      const { client, ssr, [WORKER]: worker, cloudflare, netlify, node } = builder.environments
      if (!client || !ssr || !worker || !cloudflare || !netlify || !node)
        throw new Error('Vite made no environment to build')
      for (const environment of [client, ssr, worker, cloudflare, netlify, node])
        await builder.build(environment)
      const built = ({ config }: typeof client) => path.resolve(config.root, config.build.outDir)
      const dist = built(client)
      await writeLicences([dist, built(worker)], packages)
      await copyFile(path.join(dist, 'index.html'), templateFile)
      const site = await openSite(dist)
      const pages = await writePages(site)
      await writeScreenPage(env, dist, site.build)
      const { count, bytes } = await writeServiceWorker(
        path.join(built(worker), 'sw.js'),
        dist,
        site.build,
      )
      await precompress(dist)
      const { server, build } = site
      const fixed = server.staticPaths().map((pattern) => ({ pattern, isShared: false }))
      await writeServerFiles(
        dist,
        built(cloudflare),
        makeHosting(env, await buildHashes(dist, build, server, screenFile), [
          ...fixed,
          ...(await server.parameterPages()),
          { pattern: SCREEN_PATTERN, isShared: true },
        ]),
      )
      this.info(`Prerendered ${pages} pages and 200.html`)
      // Loaded here: the dev server and the tests read vite.config.ts too.
      const { prerenderPrograms } = await import('./prerender-programs.ts')
      const programs = await prerenderPrograms(site, option)
      for (const line of programs.problems) this.warn(line)
      this.info(
        `Prerendered ${programs.pages} pages of programs and mosques, ${programs.surahs} of surahs`,
      )
      this.info(`The service worker precaches ${count} files, ${Math.round(bytes / 1000)} kB`)
    },
  }
}
