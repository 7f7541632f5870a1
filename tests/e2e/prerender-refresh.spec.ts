import { readdir, readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { prerender, withPrerendered } from './prerender-support'
import { campaign } from './program/program-support'
import { expect, test as base } from './support/test'

interface WorkerFixtures {
  /** A build with the stand-in's programs in it, as it is being served. */
  served: string
}

const test = base.extend<object, WorkerFixtures>({
  served: [
    ({ workerStandIn }, use) => withPrerendered(workerStandIn.port, use),
    { scope: 'worker' },
  ],
})

// One worker for all: each would prerender the site for itself, which takes ten seconds.
test.describe.configure({ mode: 'default' })

const pageOf = (served: string, address: string) => path.join(served, address, 'index.html')

/** Each page as its three files say it: whole, and of one build. */
async function wholePages(served: string): Promise<number> {
  const names = await readdir(served, { recursive: true })
  const pages = names.filter((name) => name.endsWith('index.html'))
  for (const name of pages) {
    const file = path.join(served, name)
    const texts = [
      await readFile(file),
      brotliDecompressSync(await readFile(`${file}.br`)),
      gunzipSync(await readFile(`${file}.gz`)),
    ]
    for (const text of texts) expect(text.toString().trimEnd(), name).toMatch(/<\/html>$/)
  }
  return pages.length
}

const unfinished = (served: string) =>
  readdir(path.join(served, '.prerender')).catch(() => 'nothing unfinished')

test('a backend that dies half-way leaves the rest as it was, and says so', async ({
  served,
  workerStandIn,
}) => {
  const before = await wholePages(served)
  let calls = 0
  // The stand-in until its sixtieth answer, then nobody.
  const dying = createServer((request, response) => {
    if ((calls += 1) > 60) {
      request.socket.destroy()
      return
    }
    const headers = { key: String(request.headers['key']), kode: String(request.headers['kode']) }
    void fetch(workerStandIn.url + (request.url ?? ''), { headers })
      .then(async (answer) => {
        response.writeHead(answer.status, { 'content-type': 'application/json' })
        response.end(Buffer.from(await answer.arrayBuffer()))
      })
      .catch(() => request.socket.destroy())
  })
  await new Promise<void>((resolve) => dying.listen(0, '127.0.0.1', resolve))
  const address = dying.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const { code, errors } = await prerender(served, port, { mayFail: true })
  dying.close()
  expect(code).toBe(1)
  expect(errors).toContain('The backend answers no more')
  expect(await wholePages(served)).toBe(before)
})

test('a kill in the middle leaves whole files only; the next run clears up, and says what the backend says now', async ({
  served,
  workerStandIn,
}) => {
  const before = await wholePages(served)
  const { code } = await prerender(served, workerStandIn.port, {
    mayFail: true,
    // As soon as something is written: what is left behind lies aside, under no page's name.
    killWhen: async () => Array.isArray(await unfinished(served)),
  })
  expect(code).toBeNull()
  expect(await wholePages(served)).toBe(before)
  // A program's page goes with the program.
  await workerStandIn.rows(3)
  await prerender(served, workerStandIn.port)
  expect(await unfinished(served)).toBe('nothing unfinished')
  expect(await readdir(path.join(served, 'campaign'))).toHaveLength(3)
  await workerStandIn.reset()
  expect(await readFile(path.join(served, 'robots.txt'), 'utf8')).toContain('User-agent: *')
})

test('a full disk ends the run and spoils nothing', async ({ served, workerStandIn }) => {
  const page = pageOf(served, campaign.ordinary)
  const before = await readFile(page, 'utf8')
  // No file may be larger than 16 kB: the first page is the one that doesn't fit.
  const { code, errors } = await prerender(served, workerStandIn.port, {
    mayFail: true,
    largestFileKb: 16,
  })
  expect(code).toBe(1)
  expect(errors).toMatch(/EFBIG|file too large/i)
  expect(await readFile(page, 'utf8')).toBe(before)
  expect(await unfinished(served)).toBe('nothing unfinished')
  await wholePages(served)
})
