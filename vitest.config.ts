import { defineConfig, mergeConfig } from 'vitest/config'
import { documentTests, screenTests, sharingTests } from './tests/shared-modules.ts'
import viteConfig from './vite.config.ts'

const sharing = sharingTests('src', 'mock-server', 'scripts', 'tests')
const documents = documentTests('src', 'tests/repository')
const screens = screenTests('src', 'tests/repository')

export default defineConfig((env) =>
  mergeConfig(
    viteConfig(env),
    defineConfig({
      test: {
        environment: 'node',
        restoreMocks: true,
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
              include: screens.sharing,
              environment: './tests/screen-environment.ts',
              isolate: false,
            },
          },
          {
            extends: true,
            test: {
              name: 'own screens',
              include: screens.alone,
              environment: './tests/screen-environment.ts',
            },
          },
          {
            extends: true,
            test: {
              name: 'documents',
              include: documents,
              environment: 'happy-dom',
              // A list is added to the one above; a text would replace it.
              setupFiles: ['tests/document-for-tests.ts'],
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
                ...screens.sharing,
                ...screens.alone,
              ],
            },
          },
        ],
      },
    }),
  ),
)
