import { once } from 'node:events'
import { createServer, request } from 'node:http'
import { test as plain } from '@playwright/test'
import { listen } from '../../../scripts/setup/listen.mjs'
import { mapHosts } from './browser-map.ts'
import { notHere, startPythonBackend } from './python-backend.ts'
import { test as base } from './test.ts'

/** What no backend has: the app's other services, which stay the stand-in's. */
const SERVICES = /^\/(prayer|geocode|surah|tiles|audio|assets)\b(?!\/flyers)/

/** One address for the build: the second backend, and the stand-in's services. */
interface Front {
  port: number
  /** Which backend answers from now on. */
  serve: (backend: { port: number }) => void
  /** The calls so far: `campaign/get_updates 200`. */
  answers: string[]
  close: () => Promise<void>
}

async function openFront(services: number): Promise<Front> {
  let backend = services
  const answers: string[] = []
  const server = createServer((incoming, outgoing) => {
    const { method, headers, url = '/' } = incoming
    const isService = SERVICES.test(url)
    const port = isService ? services : backend
    // Pictures have an address of their own: VITE_ASSET_URL ends in /assets.
    const path = url.replace(/^\/assets(?=\/flyers\/)/, '')
    const passed = request({ host: 'localhost', port, method, headers, path }, (answer) => {
      const { statusCode = 502 } = answer
      if (typeof headers['kode'] === 'string' && method !== 'OPTIONS')
        answers.push(`${path.split(/[/?]/)[1] ?? ''}/${headers['kode']} ${statusCode}`)
      outgoing.writeHead(statusCode, answer.headers)
      answer.pipe(outgoing)
    })
    passed.on('error', () => outgoing.destroy())
    outgoing.on('close', () => passed.destroy())
    incoming.pipe(passed)
  })
  const port = await listen(server, { port: 0, host: null })
  return {
    port,
    serve: (next) => {
      backend = next.port
      answers.length = 0
    },
    answers,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

export interface SecondBackendControl {
  /** The calls so far: `campaign/get_updates 200`. */
  answers: readonly string[]
  /** The backend hears that a donation was paid. */
  markPaid: (codeDonate: string) => Promise<void>
}

interface Fixtures {
  backendOptions: readonly string[]
  backend: SecondBackendControl
}

/** The e2e test with the Python backend in place of the stand-in, fresh for each test. */
export const test = base.extend<Fixtures, { front: Front }>({
  backendOptions: [[], { option: true }],

  front: [
    async ({ workerStandIn }, use) => {
      const front = await openFront(workerStandIn.port)
      await use(front)
      await front.close()
    },
    { scope: 'worker' },
  ],

  launchOptions: [
    async ({ launchOptions, front }, use) => {
      const site = Number(process.env['E2E_SITE_PORT'])
      const args = (launchOptions.args ?? []).filter((arg) => !arg.startsWith('--host-resolver'))
      await use({ ...launchOptions, args: [...args, mapHosts({ standIn: front.port, site })] })
    },
    { scope: 'worker' },
  ],

  backend: [
    async ({ front, backendOptions, page }, use) => {
      plain.skip(notHere !== null, notHere ?? '')
      const backend = await startPythonBackend(backendOptions)
      front.serve(backend)
      await use(control(backend, front))
      // A page that still asks would find nobody.
      await page.close()
      await backend.close()
    },
    { auto: true },
  ],
})

function control({ url }: { url: string }, { answers }: Front): SecondBackendControl {
  return {
    answers,
    markPaid: async (code) => {
      const address = `${url}/__test/donations/${encodeURIComponent(code)}/paid`
      const answer = await fetch(address, { method: 'POST' })
      if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
    },
  }
}
