/**
 * `npm run e2e`: the end-to-end tests; `npm run e2e -- --base` runs them against a backend of contract 1.0, without those
 * that need more. Everything else goes to Playwright.
 */
import { spawn } from 'node:child_process'

const args = process.argv.slice(2)
const isBase = args.includes('--base')

const child = spawn('npx', ['playwright', 'test', ...args.filter((arg) => arg !== '--base')], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
  env: { ...process.env, ...(isBase && { E2E_BASE: '1' }) },
})
child.on('exit', (code) => {
  process.exitCode = code ?? 1
})
