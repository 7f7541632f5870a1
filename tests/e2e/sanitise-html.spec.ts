import { expect, type Page, test } from '@playwright/test'
import { build } from 'vite'
import { hostileTexts } from '../hostile/values.ts'

/*
 * In a real browser, not beside the code in happy-dom: there DOMPurify lets scripts through and takes
 * paragraphs away, so a test would neither prove nor protect anything. Needs no server.
 */

/** The sanitiser as a script. */
async function bundle(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    define: { __JM_PICTURE_HOSTS__: JSON.stringify(['https://contoh.id']) },
    build: {
      write: false,
      minify: false,
      lib: { entry: 'src/ui/text/sanitise-html.ts', formats: ['iife'], name: 'sanitiser' },
    },
  })
  const bundles = Array.isArray(result) ? result : [result]
  for (const one of bundles) if ('output' in one) return one.output[0].code
  throw new Error('there is no bundle')
}

declare const sanitiser: { sanitiseHtml: (html: string) => string }

const sanitise = (page: Page, html: string): Promise<string> =>
  page.evaluate((input) => sanitiser.sanitiseHtml(input), html)

const hostile: [name: string, html: string][] = [
  ['a script', '<p>a</p><script>attack()</script>'],
  ['a script in a script', '<scr<script>ipt>attack()</script>'],
  ['an error handler', '<img src=x onerror=attack()>'],
  ['an error handler after slashes', '<img/src=x/onerror=attack()>'],
  ['a handler on an allowed element', '<p onmouseover="attack()">a</p>'],
  ['an svg with a handler', '<svg onload=attack()><circle/></svg>'],
  ['an svg with a script', '<svg><script>attack()</script></svg>'],
  [
    'an svg that animates a link',
    '<svg><a><animate attributeName=href values=javascript:attack() />',
  ],
  ['math that hides a script', '<math><mtext><script>attack()</script></mtext></math>'],
  [
    'math that changes how the rest is parsed',
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=attack()&gt;">',
  ],
  [
    'a noscript that ends inside an attribute',
    '<noscript><p title="</noscript><img src=x onerror=attack()>">',
  ],
  ['a javascript link', '<a href="javascript:attack()">a</a>'],
  ['a javascript link in odd letters', '<a href=" JaVa&#x09;ScRiPt:attack()">a</a>'],
  ['a data link', '<a href="data:text/html,<script>attack()</script>">a</a>'],
  ['a vbscript link', '<a href="vbscript:attack()">a</a>'],
  ['a frame', '<iframe src="http://evil.example"></iframe>'],
  ['a frame with a document', '<iframe srcdoc="<script>parent.attack()</script>"></iframe>'],
  ['an object', '<object data="https://evil.example/x.swf"></object>'],
  ['an embed', '<embed src="https://evil.example/x.swf">'],
  ['a form', '<form action="https://evil.example"><input name="a"><button>a</button></form>'],
  ['a style sheet', '<style>body{background:url(https://evil.example)}</style>'],
  ['a style', '<p style="position:fixed;inset:0">a</p>'],
  ['a class of ours', '<p class="jm-hidden">a</p>'],
  ['an id that names a global', '<p id="location">a</p>'],
  ['a base address', '<base href="https://evil.example/">'],
  ['a refresh', '<meta http-equiv="refresh" content="0;url=https://evil.example">'],
  ['a link element', '<link rel="stylesheet" href="https://evil.example/x.css">'],
  ['a data picture', '<img src="data:image/svg+xml,<svg onload=attack()>">'],
  ['a picture of another host', '<img src="https://evil.example/a.png">'],
  ['a picture over http', '<img src="http://contoh.id/a.png">'],
  ['a picture set', '<img srcset="https://evil.example/a.png 2x">'],
  ['a video', '<video src="http://evil.example/a.mp4" autoplay></video>'],
  ['a comment', '<!--<img src=x onerror=attack()>-->'],
  ['a data attribute', '<p data-mantine-styles="x">a</p>'],
  ['a template', '<template><script>attack()</script></template>'],
]

const allowedTags =
  'p br hr div span pre h3 h4 h5 h6 ul ol li dl dt dd strong b em i u s sub sup small mark blockquote a img figure figcaption table caption thead tbody tfoot tr th td'
const allowedAttributes =
  'href rel target src alt width height loading decoding colspan rowspan start type reversed value lang dir'

/** Puts sanitised HTML into the page, provokes it, and tells what is there that should not be. */
function provoke(page: Page, clean: string) {
  return page.evaluate(
    async ([input, tags, attributes]) => {
      let attacks = 0
      Object.assign(window, { attack: () => (attacks += 1) })
      document.body.innerHTML = input
      const elements = [...document.body.querySelectorAll('*')]
      for (const element of elements) {
        element.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }))
        if (element instanceof HTMLAnchorElement) element.click()
      }
      await new Promise((resolve) => setTimeout(resolve, 20))
      return {
        attacks,
        elements: elements.map((e) => e.localName).filter((tag) => !tags.split(' ').includes(tag)),
        attributes: elements
          .flatMap((e) => e.getAttributeNames())
          .filter((attribute) => !attributes.split(' ').includes(attribute)),
        addresses: elements
          .flatMap((e) => [e.getAttribute('href'), e.getAttribute('src')])
          .filter((address) => address !== null),
      }
    },
    [clean, allowedTags, allowedAttributes] as const,
  )
}

const nothing = { attacks: 0, elements: [], attributes: [], addresses: [] }

const TOO_LONG = /<p>Teks terlalu panjang\. Selebihnya tidak ditampilkan\.<\/p>$/

/** How many elements the page has once it shows this HTML. */
const shownElements = (page: Page, html: string) =>
  page.evaluate((clean) => {
    document.body.innerHTML = clean
    return document.body.querySelectorAll('*').length
  }, html)

const many = (times: number, piece: (index: number) => string) =>
  Array.from({ length: times }, (_, index) => piece(index)).join('')

const long: [name: string, html: string][] = [
  ['half a megabyte of words', `<p>Awal ${'kata '.repeat(100_000)}</p>`],
  ['half a megabyte of paragraphs', `<p>Awal</p>${'<p>satu dua tiga empat</p>'.repeat(20_000)}`],
  ['a tag that never ends', `<p>Awal</p>${'<p '.repeat(50_000)}`],
  ['letters of four bytes', `<p>Awal</p><p>${'😀'.repeat(30_000)}</p>`],
  ['formatting that is never closed', `<p>Awal</p>${many(300, (i) => `<b lang=${i}><p>`)}`],
  ['the same, ten times', `<p>Awal</p>${many(3_000, (i) => `<b lang=${i}><p>`)}`],
  [
    'formatting whose end is somewhere else',
    `<p>Awal</p>${many(1_000, (i) => `<b lang=${i}><table></b></table><p>`)}`,
  ],
  [
    'formatting that only the sanitiser brings together',
    `<p>Awal</p>${many(100, (i) => `<object><b lang=${i}><p>`)}`,
  ],
]

test('sanitised HTML is harmless, and not too long', async ({ page }) => {
  await page.addScriptTag({ content: await bundle() })
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await test.step('the provocation notices what is not sanitised', async () => {
    const found = await provoke(page, '<svg></svg><p onmouseover="attack()" style="top:0">a</p>')
    const attributes = ['onmouseover', 'style']
    expect(found).toEqual({ attacks: 1, elements: ['svg'], attributes, addresses: [] })
  })

  await test.step('hostile HTML leaves nothing behind', async () => {
    for (const [name, html] of [...hostile, ...hostileTexts.map((text) => [text, text] as const)])
      expect.soft(await provoke(page, await sanitise(page, html)), name).toEqual(nothing)
    expect(requests).toEqual([])
  })

  await test.step('of what is too long, it shows what fits', async () => {
    for (const [name, html] of long) {
      const clean = await sanitise(page, html)
      expect.soft(clean, name).toMatch(TOO_LONG)
      expect.soft(clean, name).toContain('Awal')
      expect.soft(new TextEncoder().encode(clean).length, name).toBeLessThan(250_000)
      expect.soft(await shownElements(page, clean), name).toBeLessThan(4_000)
    }
    const article = '<h2>Bab</h2><p>Satu <b>dua</b> tiga.</p><ul><li>empat</li></ul>'.repeat(400)
    expect(await sanitise(page, article)).not.toContain('Teks terlalu panjang')
    const picture = `<p>Awal</p><p><img src="data:image/png;base64,${'A'.repeat(400_000)}"></p><p>Akhir</p>`
    expect(await sanitise(page, picture)).toMatch(/Awal.*<p>Akhir<\/p>$/)
  })
})
