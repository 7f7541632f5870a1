import { setDefaultAutoSelectFamilyAttemptTimeout } from 'node:net'

// Runs before each test file. Of the addresses that `localhost` has, Node gives every one but
// the last 250 ms to connect. A process that gets no processor for that long would find nobody at an address where the
// server listens.
setDefaultAutoSelectFamilyAttemptTimeout(60_000)

// Testing Library waits for a second. What a document shows may come later where neighbours have the processor.
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react')
  configure({ asyncUtilTimeout: 60_000 })
}
