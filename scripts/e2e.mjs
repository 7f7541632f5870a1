/**
 * `npm run e2e`: the end-to-end tests; `npm run e2e -- --base` runs them against a backend of contract 1.0, without those
 * that need more; `--held` holds answers back at random. Everything else goes to Playwright.
 */
import { spawn } from 'node:child_process'

const args = process.argv.slice(2)
const isBase = args.includes('--base')
const isHeld = args.includes('--held')
const others = args.filter((arg) => arg !== '--base' && arg !== '--held')
const hold = new URL('../tests/e2e/support/hold-at-random.mjs', import.meta.url)

const child = spawn('npx', ['playwright', 'test', ...others], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
  env: {
    ...process.env,
    ...(isBase && { E2E_BASE: '1' }),
    ...(isHeld && { NODE_OPTIONS: `--import ${hold}` }),
  },
})
child.on('exit', (code) => {
  process.exitCode = code ?? 1
})
