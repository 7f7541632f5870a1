import { execFileSync } from 'node:child_process'
import { contractRoot, type Service } from '../../openapi/read'

/**
 * Builds the page to read of one document of the contract. It holds its own scripts, so that it can be read without a
 * network.
 * @param page the file to write, from the repository's root
 */
export function buildPage(service: Service, page: string): void {
  const options = ['--inlineBundle', '--openapi.disableTelemetry', '--output', page]
  execFileSync('npx', ['--no-install', 'redocly', 'build-docs', service, ...options], {
    cwd: contractRoot,
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    // What it tells on success is noise; on failure it is in the error's message.
    stdio: 'pipe',
  })
}
