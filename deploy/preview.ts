/**
 * Previews for programs that are newer than the last `npm run prerender`: readers that run no scripts (WhatsApp,
 * Facebook, Telegram) find their tags in `200.html` all the same. It needs nothing but Web standards; `npm run build`
 * makes a file of it for each kind of host, with the configuration in it (docs/recipes.md).
 */
import { config } from '@/api/config'
import { only } from '@/api/decode'
import { CONTRACT_ORIGIN, toWire } from '@/api/transport'
import { headTags } from '@/app/head-tags'
import { previewPicture, programHead } from '../src/app/head-tags'
import { bySlug } from '../src/domain/program/program-queries'
import type { ProgramDetail, ProgramKind } from '@/domain/program/program'
import { toProgramPage } from '@/domain/program/read-program'
import { escapeHtml } from '@/lib/text/escape-html'
import { readAddress } from '@/lib/address/read-address'

/** The longest that a reader waits for the backend, in milliseconds. */
const PATIENCE_MS = 1_500

/** The longest answer that is read. */
const MAX_BYTES = 256_000

/** Answers with `200.html`, as the host does for every address without a file of its own. */
type Neutral = (request: Request) => Promise<Response>

type Asked = Pick<Request, 'method' | 'headers' | 'url'>

interface Wanted {
  kind: ProgramKind
  page: 'program' | 'masjid'
  slug: string
  /** Its address, as the app writes it. */
  path: string
}

const read = {
  campaign: only(toProgramPage('campaign')),
  kencleng: only(toProgramPage('kencleng')),
}

function wantedBy(pathname: string): Wanted | null {
  const [path = ''] = readAddress(pathname).split('?')
  const [, base, slug] = /^\/(campaign|kencleng-masjid|masjid)\/([^/]+)$/i.exec(path) ?? []
  if (base === undefined || slug === undefined) return null
  const [folder, name] = [base.toLowerCase(), slug.toLowerCase()]
  return {
    kind: folder === 'campaign' ? 'campaign' : 'kencleng',
    page: folder === 'masjid' ? 'masjid' : 'program',
    slug: decodeURIComponent(name),
    path: `/${folder}/${name}`,
  }
}

/**
 * Whether a request is for a preview. Browsers say so when they open a page (`Sec-Fetch-Mode`), other readers don't: a
 * person never waits, and no list of readers has to be kept.
 */
export const wantsPreview = (request: Asked) =>
  hasPreview(request) && request.headers.get('sec-fetch-mode') !== 'navigate'

/**
 * Whether an address has a preview, so that its page differs for readers: both say so, or a cache would give one's to
 * the other.
 */
const hasPreview = ({ method, url }: Asked) =>
  method === 'GET' && wantedBy(new URL(url).pathname) !== null

/**
 * The whole of an answer.
 * @throws when it is longer than any program's: an endless one would fill the server's memory
 */
async function textOf({ body }: Response): Promise<string> {
  const reader = body?.getReader()
  const decoder = new TextDecoder()
  let text = ''
  for (let size = 0; ;) {
    const { done, value } = (await reader?.read()) ?? { done: true, value: undefined }
    if (done) return text + decoder.decode()
    size += value.byteLength
    if (size > MAX_BYTES) {
      void reader?.cancel().catch(() => undefined)
      throw new Error(`more than ${MAX_BYTES} bytes`)
    }
    text += decoder.decode(value, { stream: true })
  }
}

/** @throws when the backend doesn't answer in time, or with something else */
async function ask({ kind, slug }: Wanted): Promise<ProgramDetail | null> {
  const { url, headers } = toWire(
    `${CONTRACT_ORIGIN}${bySlug[kind]}?${new URLSearchParams({ slug })}`,
    config,
  )
  const signal = AbortSignal.timeout(PATIENCE_MS)
  // Another host would be told the key. Not 'error', which Cloudflare's workers refuse to know.
  const answer = await fetch(url, { headers, signal, redirect: 'manual' })
  if (!answer.ok) {
    void answer.body?.cancel().catch(() => undefined)
    return null
  }
  // oxlint-disable-next-line typescript/no-unsafe-argument -- the reader trusts no value
  return read[kind](JSON.parse(await textOf(answer)))
}

async function tagsFor(request: Request): Promise<{ title: string; tags: string[] } | null> {
  const { pathname } = new URL(request.url)
  const wanted = wantedBy(pathname)
  if (wanted === null) return null
  const program = await ask(wanted).catch((error: unknown) => {
    // oxlint-disable-next-line no-console -- the server's own log, where the page is as good as without a preview
    console.warn(`No preview of ${pathname}: ${config.apiUrl} gave no answer. ${String(error)}`)
    return null
  })
  if (program === null) return null
  const { path } = wanted
  const picture = previewPicture(program, null, config.siteUrl)
  const asOf = new Date()
  const head = programHead({ path, page: wanted.page, program, picture, asOf }, config)
  return { title: head.title, tags: headTags(head, config.siteUrl) }
}

/** Headers that are true of the page as it lies on the host, and false of the changed one. */
const ofTheFile = ['content-length', 'content-encoding', 'etag', 'last-modified']

/**
 * Answers every address without a file of its own: with `200.html`, and for a reader of previews with the program's
 * tags in it. Where the backend is down, slow, or has no such program, the page stays as it is.
 */
export function createPreview(neutral: Neutral): (request: Request) => Promise<Response> {
  return async (request) => {
    if (!hasPreview(request)) return neutral(request)
    const [page, found] = await Promise.all([
      neutral(request),
      wantsPreview(request) ? tagsFor(request) : null,
    ])
    const headers = new Headers(page.headers)
    headers.append('vary', 'Sec-Fetch-Mode')
    if (found === null || !page.ok) return new Response(page.body, { status: page.status, headers })
    for (const name of ofTheFile) headers.delete(name)
    const html = (await page.text())
      .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(found.title)}</title>`)
      .replace(/<meta name="description"[^>]*>/, () => found.tags.join('\n    '))
    return new Response(html, { status: page.status, headers })
  }
}
