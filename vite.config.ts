import { hash } from 'node:crypto'
import path from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv, type Plugin } from 'vite'
import { chunkGroups } from './scripts/html/chunk-groups.ts'
import { contentPlugin } from './scripts/html/content/content.ts'
import { placeholdersOf } from './scripts/html/placeholders.ts'
import { versionOfSources } from './scripts/html/version.ts'
import { htmlPlugin } from './scripts/html/plugin.ts'
import { screenPlugin } from './scripts/html/screen-page.ts'
import { pictureHosts } from './scripts/deploy/policy.ts'
import { patchesPlugin } from './scripts/patches/plugin.ts'
import {
  hostFromEnvironment,
  listenOnOtherLoopback,
  nameInAddress,
} from './scripts/setup/listen.mjs'
import { stop } from './scripts/setup/packages.mjs'
import { busyMessage, isBusyError, portFromEnvironment } from './scripts/setup/ports.mjs'
import { developmentEnv, type Env, parseEnv } from './src/api/env.ts'
import { themeColor } from './src/ui/tokens.ts'

/**
 * Makes the dev server answer on both addresses of `localhost`; Vite listens only on the first. Where its port is taken, it
 * says which variable chooses another; Vite's own message doesn't, and has a stack.
 */
const listening: Plugin = {
  name: 'jm-listening',
  configureServer: ({ httpServer, config }) => {
    httpServer?.once('error', (error: unknown) => {
      if (isBusyError(error)) stop(busyMessage(config.server.port, 'APP_PORT', 'npm run dev'))
    })
    httpServer?.once('listening', () => {
      listenOnOtherLoopback(httpServer).catch((error: unknown) => httpServer.emit('error', error))
    })
  },
}

/** @throws Error with the list of wrong variables and no stack: nobody looks for those in the code */
function checkedEnv(raw: Readonly<Record<string, string>>): Env {
  try {
    return parseEnv(raw)
  } catch (error) {
    // Thrown, not ended here: a dev server goes on with the old values when .env.local is edited wrongly.
    if (error instanceof Error) error.stack = error.message
    throw error
  }
}

export default defineConfig(({ command, mode }) => {
  const mockPort = portFromEnvironment('MOCK_PORT', 4010)
  const host = hostFromEnvironment()
  // A build must not contain the address of one machine.
  const standIn = `${command === 'serve' ? nameInAddress(host) : 'localhost'}:${mockPort}`
  if (standIn !== 'localhost:4010') {
    // Each address that isn't configured must lead to the stand-in, also when it runs at another address.
    const configured = loadEnv(mode, process.cwd(), 'VITE_')
    for (const [name, value] of Object.entries(developmentEnv))
      if (configured[name] === undefined)
        process.env[name] = value.replace('localhost:4010', standIn)
  }
  const env = loadEnv(mode, process.cwd(), 'VITE_')
  // Stops the build or the dev server with one readable list, before anything is served.
  const config = checkedEnv(env)
  return {
    define: {
      __JM_CONFIG__: JSON.stringify(config),
      __JM_PICTURE_HOSTS__: JSON.stringify(pictureHosts(config)),
      __JM_VERSION__: JSON.stringify(versionOfSources()),
      // For index.html: the browser's own bar takes the theme's colour.
      'import.meta.env.THEME_COLOR': JSON.stringify(themeColor),
    },
    plugins: [
      react(),
      patchesPlugin(),
      contentPlugin(placeholdersOf(config)),
      htmlPlugin(config),
      screenPlugin,
      listening,
    ],
    resolve: { tsconfigPaths: true },
    // Without the line number that Vite adds: it is another one for each class, which no compression can shorten.
    css: {
      modules: {
        generateScopedName: (name, file) =>
          `${name}_${hash('md5', path.relative(process.cwd(), file), 'base64url').slice(0, 4)}`,
      },
    },
    server: {
      host: host ?? 'localhost',
      port: portFromEnvironment('APP_PORT', 5173),
      strictPort: true,
    },
    preview: { port: portFromEnvironment('APP_PORT', 4173), strictPort: true },
    build: {
      target: 'es2022',
      // Pictures stay files: inlined ones would be parsed with the script that needs them.
      assetsInlineLimit: 0,
      // Safari before 17 can't preload modules; it loads them a little later, which is no fault worth a script on each page.
      modulePreload: { polyfill: false },
      rolldownOptions: {
        output: {
          // The entry names every file, and no compression shortens a hash. These are the fewest characters that the
          // bundler takes, and enough to tell the versions of one file apart.
          chunkFileNames: 'assets/[name]-[hash:7].js',
          assetFileNames: 'assets/[name]-[hash:6][extname]',
          codeSplitting: {
            // Libraries stay where the bundler puts them: by who uses them.
            includeDependenciesRecursively: false,
            groups: chunkGroups,
          },
        },
      },
    },
  }
})
