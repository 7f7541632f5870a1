import { defineConfig, mergeConfig } from 'vitest/config'
import { documentTests, lonelyTests, screenTests, sharingTests } from './tests/shared-modules.ts'
import packageJson from './package.json' with { type: 'json' }
import viteConfig from './vite.config.ts'

const sharing = sharingTests('src', 'mock-server', 'scripts', 'tests')
const documents = documentTests('src', 'tests/repository')
const screens = screenTests('src', 'tests/repository')
const lonely = lonelyTests('src', 'tests')

/**
 * Has Vite bundle the libraries that `scripts/patches` changes, and those that import them: what Node loads by itself is
 * as it was published. The rest stays outside, so that there is one of each.
 */
const patched = {
  enabled: true,
  include: Object.keys(packageJson.dependencies).filter((name) =>
    /^(@mantine\/|leaflet)/.test(name),
  ),
  exclude: ['react-dom', 'react/jsx-runtime', 'dayjs', 'embla-carousel-react'],
}

export default defineConfig((env) =>
  mergeConfig(
    viteConfig(env),
    defineConfig({
      test: {
        environment: 'node',
        restoreMocks: true,
        // Vitest's default leaves one core idle, which on a machine with two is half of it.
        maxWorkers: '100%',
        // In Node's own room for new objects, collecting garbage takes a quarter of a contract check's time.
        execArgv: ['--max-semi-space-size=32'],
        setupFiles: ['tests/patience.ts'],
        // For a test that hangs, and for nothing else: one that is merely slow, on cores it shares, is still right.
        testTimeout: 300_000,
        hookTimeout: 300_000,
        teardownTimeout: 300_000,
        expect: { poll: { timeout: 60_000 } },
        projects: [
          { extends: true, test: { name: 'shared modules', include: sharing, isolate: false } },
          {
            extends: true,
            test: {
              name: 'screens',
              include: screens,
              environment: './tests/screen-environment.ts',
              deps: { optimizer: { ssr: patched } },
              setupFiles: ['tests/document-for-tests.ts', 'tests/fresh-modules.ts'],
              isolate: false,
            },
          },
          {
            extends: true,
            test: {
              name: 'documents',
              include: documents,
              environment: 'happy-dom',
              deps: { optimizer: { client: patched } },
              // A list is added to the one above; a text would replace it.
              setupFiles: ['tests/document-for-tests.ts', 'tests/fresh-modules.ts'],
              isolate: false,
            },
          },
          {
            extends: true,
            test: {
              name: 'own modules',
              include: ['{src,mock-server,scripts,tests}/**/*.test.{ts,tsx}'],
              exclude: [
                'tests/e2e/**',
                'node_modules/**',
                ...sharing,
                ...documents,
                ...screens,
                ...lonely,
              ],
              setupFiles: ['tests/fresh-modules.ts'],
              isolate: false,
            },
          },
          { extends: true, test: { name: 'own process', include: lonely } },
          // `npm test` leaves it out unless CI asks.
          {
            extends: true,
            test: {
              name: 'contract-kit',
              include: ['contract-kit/**/*.test.ts'],
              setupFiles: ['contract-kit/tests/own-secrets.ts'],
              isolate: false,
            },
          },
        ],
      },
    }),
  ),
)
