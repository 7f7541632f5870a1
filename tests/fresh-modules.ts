import { afterAll, vi } from 'vitest'

// For files that replace modules, globals, clocks or the environment, and still share a process and its libraries with
// others: each begins with modules of its own, and what it replaced is as before. Vitest runs what was registered last
// first, so a setup file that needs storage as it was stands before this one.

afterAll(async () => {
  // An import that ends later would put an old module, and its libraries, among the new ones.
  await vi.dynamicImportSettled()
  vi.restoreAllMocks()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.resetModules()
})
