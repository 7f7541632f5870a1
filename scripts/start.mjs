/**
 * `npm start`: the stand-in and the app's dev server, from a fresh clone. Both run in this process: what ends it ends
 * both, and there is no child that could be left behind.
 */
import { hostFromEnvironment, nameInAddress } from './setup/listen.mjs'
import { checkNode, ensurePackages, root, stop, whenNpmEnds } from './setup/packages.mjs'
import { busyMessage, portFromEnvironment, portIsBusy } from './setup/ports.mjs'

checkNode()
const mockPort = portFromEnvironment('MOCK_PORT', 4010)
const appPort = portFromEnvironment('APP_PORT', 5173)
if (mockPort === appPort)
  stop(`MOCK_PORT and APP_PORT must differ, both are ${mockPort}: two servers can’t share a port.`)
// Asked before the installation, which takes long enough to walk away from.
for (const [name, port] of /** @type {const} */ ([
  ['MOCK_PORT', mockPort],
  ['APP_PORT', appPort],
]))
  if (await portIsBusy(port)) stop(busyMessage(port, name, 'npm start'))
ensurePackages()
whenNpmEnds(() => process.exit())
process.chdir(root)

// Loaded only now: before, they may not be installed.
const [{ register }, { createServer }] = await Promise.all([import('tsx/esm/api'), import('vite')])
register()
await import('../mock-server/main.ts')
const app = await createServer({ clearScreen: false })
await app.listen()
console.log(
  `\nJejaring Masjid is at http://${nameInAddress(hostFromEnvironment())}:${appPort}/ (Ctrl-C stops it)\n`,
)
