import { defineConfig, mergeConfig } from 'vitest/config'
import { screenTests, sharingTests } from './tests/shared-modules.ts'
import viteConfig from './vite.config.ts'

const sharing = sharingTests('src', 'mock-server')
const screens = screenTests('src')

export default defineConfig((env) =>
  mergeConfig(
    viteConfig(env),
    defineConfig({
      test: {
        environment: 'node',
        restoreMocks: true,
        setupFiles: 'tests/patience.ts',
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
              isolate: false,
            },
          },
          {
            extends: true,
            test: {
              name: 'own modules',
              include: ['{src,mock-server,scripts,tests}/**/*.test.{ts,tsx}'],
              exclude: ['tests/e2e/**', 'node_modules/**', ...sharing, ...screens],
            },
          },
        ],
      },
    }),
  ),
)
