import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import type { Env } from '../../src/api/env'
import { makeHosting } from '../deploy/hosting.ts'
import { buildHashes } from '../deploy/inline-hashes.ts'
import { writeServerFiles } from '../deploy/write.ts'
import { readBuildModules } from './modules.ts'
import { type Server, writePages } from './pages.ts'
import { precompress } from './precompress.ts'
import { recordModules } from './record-modules.ts'
import { writeServiceWorker } from './service-worker.ts'

const WORKER = 'serviceWorker'

/**
 * Makes `vite build` write a whole site: the browser's scripts, then the server's entry, with which it renders the HTML
 * files, then the service worker, which has to know all of them, then a compressed copy of each text and the servers' configurations
 * (`scripts/deploy`). README.md here explains what that HTML does.
 * @param env what the build was configured for
 */
export function htmlPlugin(env: Env): Plugin {
  return {
    name: 'jm-html',
    apply: 'build',
    config: () => ({
      builder: { sharedConfigBuild: true },
      environments: {
        ssr: {
          build: {
            outDir: '.cache/ssr',
            copyPublicDir: false,
            reportCompressedSize: false,
            rolldownOptions: { input: { 'entry-server': 'src/app/entry-server.tsx' } },
          },
        },
        [WORKER]: {
          consumer: 'client',
          build: {
            outDir: '.cache/sw',
            copyPublicDir: false,
            modulePreload: false,
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
      if (name === 'client') await recordModules(bundle, dir, config.root)
    },
    async buildApp(builder) {
      const { client, ssr, [WORKER]: worker } = builder.environments
      if (!client || !ssr || !worker) throw new Error('Vite made no environment to build')
      for (const environment of [client, ssr, worker]) await builder.build(environment)
      const built = ({ config }: typeof client) => path.resolve(config.root, config.build.outDir)
      const dist = built(client)
      const modules = await readBuildModules()
      // oxlint-disable-next-line typescript/no-unsafe-assignment -- the server's bundle is this very module, built a moment ago
      const server: Server = await import(
        pathToFileURL(path.join(built(ssr), 'entry-server.js')).href
      )
      const pages = await writePages(dist, modules, server)
      const { count, bytes } = await writeServiceWorker(
        path.join(built(worker), 'sw.js'),
        dist,
        modules,
      )
      await precompress(dist)
      const patterns = (await server.parameterPages()).map(({ pattern }) => pattern)
      await writeServerFiles(
        dist,
        makeHosting(env, await buildHashes(dist, modules, server), [
          ...server.staticPaths(),
          ...patterns,
        ]),
      )
      this.info(`Prerendered ${pages} pages and 200.html`)
      this.info(`The service worker precaches ${count} files, ${Math.round(bytes / 1000)} kB`)
    },
  }
}
