import { hash } from 'node:crypto'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv, type Plugin } from 'vite'
import { chunkGroups } from './scripts/html/chunk-groups.ts'
import { contentPlugin } from './scripts/html/content.ts'
import { placeholdersOf } from './scripts/html/placeholders.ts'
import { versionOfSources } from './scripts/html/version.ts'
import { htmlPlugin } from './scripts/html/plugin.ts'
import { pictureHosts } from './scripts/deploy/policy.ts'
import {
  hostFromEnvironment,
  listenOnOtherLoopback,
  nameInAddress,
} from './scripts/setup/listen.mjs'
import { stop } from './scripts/setup/packages.mjs'
import { busyMessage, isBusyError, portFromEnvironment } from './scripts/setup/ports.mjs'
import { developmentEnv, type Env, parseEnv } from './src/api/env.ts'
import { themeColor } from './src/ui/tokens.ts'

/** React Router publishes a build without its development warnings, but its `exports` never point there. */
const routerForProduction: Plugin = {
  name: 'jm-router-for-production',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId: {
    filter: { id: /^react-router(\/dom)?$/ },
    handler: (id) => routerBuild(id === 'react-router' ? 'index.mjs' : 'dom-export.mjs'),
  },
}

function routerBuild(file: string): string {
  return fileURLToPath(
    new URL(`node_modules/react-router/dist/production/${file}`, import.meta.url),
  )
}

const trustedTypes = fileURLToPath(new URL('src/lib/trusted-types.ts', import.meta.url))

/**
 * Leaflet makes its buttons, credits and cluster icons of HTML texts, which Trusted Types refuse. All of these are
 * Leaflet's and our own constants (`src/features/masjid/map`), so they go through the policy; what the backend sends
 * goes into popups, which are elements.
 */
const leafletForTrustedTypes: Plugin = {
  name: 'jm-leaflet-for-trusted-types',
  apply: 'build',
  transform: {
    filter: { id: /\/leaflet-src\.js$/ },
    handler: (code) =>
      `const { trustedHtml } = require(${JSON.stringify(trustedTypes)});\n${code.replaceAll(
        /^(\s*\S+\.innerHTML) = (.+);$/gm,
        '$1 = trustedHtml($2);',
      )}`,
  },
}

/**
 * @mantine/carousel writes a style element for each carousel, which the Content-Security-Policy refuses. It holds two
 * lengths that only Mantine's own look reads, and ours is another (`src/ui/Carousel.module.css`).
 */
const carouselWithoutStyle: Plugin = {
  name: 'jm-carousel-without-style',
  apply: 'build',
  transform: {
    filter: { id: /@mantine\/carousel\/.*\/CarouselVariables\.mjs$/ },
    handler: () =>
      'const none = () => null; export { none as CarouselVariables, none as CarouselContainerVariables }',
  },
}

/**
 * After its first render, each input of Mantine's replaces React's id by a random one. So each form was drawn twice while
 * it was hydrated, and its ids changed after assistive technology had read them. React's own id is the same in the HTML
 * and in the browser.
 */
const mantineWithReactsId: Plugin = {
  name: 'jm-mantine-with-reacts-id',
  apply: 'build',
  transform: {
    filter: { id: /@mantine\/hooks\/.*\/use-id\.mjs$/ },
    handler: () => `import { useId as useReactId } from 'react'
      export function useId(id) {
        const own = 'mantine-' + useReactId()
        return typeof id === 'string' ? id : own
      }`,
  },
}

/** The browser's own bar takes the theme's colour (index.html). */
const themeColorInHtml: Plugin = {
  name: 'jm-theme-color',
  transformIndexHtml: (html) => html.replace('%THEME_COLOR%', themeColor),
}

/** Says which variable chooses another port; Vite's own message doesn't, and has a stack. */
const busyPort: Plugin = {
  name: 'jm-busy-port',
  configureServer: ({ httpServer, config }) => {
    httpServer?.once('error', (error: unknown) => {
      if (isBusyError(error)) stop(busyMessage(config.server.port, 'APP_PORT', 'npm run dev'))
    })
  },
}

/** Vite listens only on the first address of `localhost`. This makes the dev server answer on the other one too. */
const bothLoopbacks: Plugin = {
  name: 'jm-both-loopbacks',
  configureServer: ({ httpServer }) => {
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
    },
    plugins: [
      react(),
      routerForProduction,
      leafletForTrustedTypes,
      carouselWithoutStyle,
      mantineWithReactsId,
      contentPlugin(placeholdersOf(config)),
      htmlPlugin(config),
      themeColorInHtml,
      busyPort,
      bothLoopbacks,
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
