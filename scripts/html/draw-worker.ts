/**
 * One thread of `draw-pool.ts`: makes the files of programs' pages. It is most of a prerendering's work, and asks and
 * writes nothing.
 */
import { parentPort, workerData } from 'node:worker_threads'
import { JSDOM } from 'jsdom'
import type { DrawJob, DrawnJob } from './draw-pool.ts'
import { inlineFlyer } from './inline-picture.ts'
import { openSite } from './open-site.ts'
import { documentsOf } from './pages.ts'
import { compressed } from './precompress.ts'
import type { TextFile } from './whole-files.ts'

/**
 * The sanitiser leaves an iterator behind in its document, and jsdom looks through all of them whenever an element
 * goes; a document of each text's own would take as long to make as the rest.
 */
const TEXTS_A_DOCUMENT = 20

const site = await openSite(String(workerData))
const { server } = site
const document = await documentsOf(site)
const { window: view } = new JSDOM('', { url: server.siteUrl || server.apiUrl })
let texts = 0
let inert = view.document

async function draw({ asked, cut }: Pick<DrawJob, 'asked' | 'cut'>): Promise<TextFile[]> {
  if ((texts += 1) % TEXTS_A_DOCUMENT === 1) inert = view.document.implementation.createHTMLDocument('')
  const pages = await server.drawProgram(asked, cut?.preview ?? null, { view, inert })
  return Promise.all(
    pages.map(async (page) => {
      const text = await document(cut ? { ...page, html: inlineFlyer(page.html, cut.small) } : page)
      const content = Buffer.from(text)
      return { name: `${page.path ?? ''}/index.html`, content, ...compressed(content) }
    }),
  )
}

parentPort?.on('message', ({ id, ...job }: DrawJob) => {
  void draw(job)
    .then(
      (files): DrawnJob => ({ id, files }),
      (error: unknown): DrawnJob => ({
        id,
        problem: error instanceof Error ? error.message : String(error),
      }),
    )
    .then((drawn) => parentPort?.postMessage(drawn))
})
