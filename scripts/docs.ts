/**
 * Builds a page to read for each document of the contract, into `.cache/docs/`. The pages hold their own scripts, so
 * that they can be read without a network.
 */
import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { services } from './contract'

const root = fileURLToPath(new URL('..', import.meta.url))

for (const service of services) {
  const page = `.cache/docs/${service}.html`
  const options = ['--inlineBundle', '--openapi.disableTelemetry', '--output', page]
  execFileSync('npx', ['--no-install', 'redocly', 'build-docs', service, ...options], {
    cwd: root,
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    // What it tells on success is noise; on failure it is in the error's message.
    stdio: 'pipe',
  })
  console.log(page)
}
