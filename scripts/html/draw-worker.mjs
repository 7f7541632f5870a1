/**
 * The thread of `draw-thread.ts`. Plain JavaScript: through tsx it would take twice the memory, and twice as long to
 * start.
 */
import { parentPort, workerData } from 'node:worker_threads'
import { JSDOM } from 'jsdom'

/**
 * The sanitiser leaves an iterator behind in its document, and jsdom looks through all of them whenever an element
 * goes. A document of each text's own would take as long to make as the rest.
 */
const TEXTS_A_DOCUMENT = 20

/** @type {import('./pages.ts').Server} */
const server = await import(String(workerData))
const { window: view } = new JSDOM('', { url: server.siteUrl || server.apiUrl })
let programs = 0
let inert = view.document

/** @param {import('./draw-thread.ts').DrawJob} job */
async function draw({ id, asked, preview }) {
  if (programs % TEXTS_A_DOCUMENT === 0) inert = view.document.implementation.createHTMLDocument('')
  programs += 1
  try {
    return { id, pages: await server.drawProgram(asked, preview, { view, inert }) }
  } catch (error) {
    return { id, problem: error instanceof Error ? error.message : String(error) }
  }
}

parentPort?.on('message', (/** @type {import('./draw-thread.ts').DrawJob} */ job) => {
  void draw(job).then((drawn) => parentPort?.postMessage(drawn))
})
