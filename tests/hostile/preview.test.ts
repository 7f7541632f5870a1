import { JSDOM } from 'jsdom'
import { afterEach, expect, it, vi } from 'vitest'
import { createPreview } from '../../deploy/preview'
import { withoutDeceptiveSigns } from '../../src/lib/text/spoofing'
import { hostileTexts } from './values'

const neutral =
  '<!doctype html><html><head><title>Jejaring Masjid</title><meta name="description" content="Situs"></head><body><div id="root"></div></body></html>'

const parser = new new JSDOM('').window.DOMParser()

afterEach(() => {
  vi.unstubAllGlobals()
})

/** The preview of a program whose every text is this one, slug and picture included; parsed, no script of it run. */
async function preview(base: string, text: string) {
  const program = {
    id: 1,
    program_id: text,
    slug: text,
    header: text,
    flyer: text,
    alamat: text,
    type: text,
    all_time: text,
    batas_tanggal: text,
    created_date: text,
    deskripsi: text,
    tentang: text,
  }
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ data: [program] })))
  const handler = createPreview(() => Promise.resolve(new Response(neutral)))
  const answer = await handler(new Request(`https://masjid.example${base}/apa-saja`))
  return parser.parseFromString(await answer.text(), 'text/html')
}

/** A text as it enters the app. */
const shown = (text: string) =>
  withoutDeceptiveSigns(text)
    .trim()
    .replace(/\p{Cs}/gu, '\ufffd')

/** What a document is made of, without what its texts say. */
const skeleton = (document: Document) =>
  [...document.querySelectorAll('*')].map((element) =>
    [
      element.localName,
      ...element
        .getAttributeNames()
        .map((name) => (name === 'content' ? name : `${name}=${element.getAttribute(name)}`)),
    ].join(' '),
  )

it.each(['/campaign', '/kencleng-masjid', '/masjid'])(
  'no text changes what the preview of %s/… is made of',
  async (base) => {
    const harmless = skeleton(await preview(base, 'a.png'))
    for (const text of hostileTexts) {
      const document = await preview(base, text)
      expect.soft(skeleton(document), text).toEqual(harmless)
      const data: unknown = JSON.parse(document.querySelector('script')?.textContent ?? '')
      expect.soft(data, text).toMatchObject({ name: shown(text) })
      const picture = document.querySelector('meta[property="og:image"]')?.getAttribute('content')
      expect.soft(picture, text).toMatch(/^http:\/\/localhost:4010\/assets\/flyers\//)
    }
  },
)
