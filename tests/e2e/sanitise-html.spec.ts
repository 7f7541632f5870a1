import { expect, type Page, test } from '@playwright/test'
import { build } from 'vite'
import { hostileTexts } from '../hostile/values.ts'

/*
 * In a real browser, not beside the code in happy-dom: there DOMPurify lets scripts through and takes
 * paragraphs away, so a test would neither prove nor protect anything. Needs no server.
 */

// One worker for all: each would build the script for itself.
test.describe.configure({ mode: 'default' })

let script = ''

test.beforeAll(async () => {
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
  for (const bundle of bundles) {
    if ('output' in bundle) script = bundle.output[0].code
  }
})

declare const sanitiser: { sanitiseHtml: (html: string, headingLevel?: number) => string }

test.beforeEach(async ({ page }) => {
  await page.addScriptTag({ content: script })
})

function sanitise(page: Page, html: string, headingLevel?: number): Promise<string> {
  return page.evaluate(([input, level]) => sanitiser.sanitiseHtml(input, level), [
    html,
    headingLevel,
  ] as const)
}

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
  'p br hr div span h3 h4 h5 h6 ul ol li dl dt dd strong b em i u s sub sup small mark blockquote a img figure figcaption table caption thead tbody tfoot tr th td'
const allowedAttributes =
  'href rel target src alt width height loading decoding colspan rowspan start lang dir'

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

test('hostile HTML leaves nothing behind', async ({ page }) => {
  for (const [name, html] of hostile) {
    const found = await provoke(page, await sanitise(page, html))
    expect.soft(found, name).toEqual({ attacks: 0, elements: [], attributes: [], addresses: [] })
  }
})

test('nothing of what attackers try runs', async ({ page }) => {
  for (const text of hostileTexts) {
    const found = await provoke(page, await sanitise(page, text))
    expect.soft(found, text).toEqual({ attacks: 0, elements: [], attributes: [], addresses: [] })
  }
})

test('the provocation notices what is not sanitised', async ({ page }) => {
  const found = await provoke(page, '<svg></svg><p onmouseover="attack()" style="top:0">a</p>')
  expect(found).toEqual({
    attacks: 1,
    elements: ['svg'],
    attributes: ['onmouseover', 'style'],
    addresses: [],
  })
})

const TOO_LONG = /<p>Teks terlalu panjang\. Selebihnya tidak ditampilkan\.<\/p>$/

/** How many elements the page has once it shows this HTML. */
const shownElements = (page: Page, html: string) =>
  page.evaluate((clean) => {
    document.body.innerHTML = clean
    return document.body.querySelectorAll('*').length
  }, html)

const many = (times: number, piece: (index: number) => string) =>
  Array.from({ length: times }, (_, index) => piece(index)).join('')

for (const [name, html] of [
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
] as const)
  test(`of ${name}, shows what fits`, async ({ page }) => {
    const clean = await sanitise(page, html)
    expect(clean).toMatch(TOO_LONG)
    expect(clean).toContain('Awal')
    expect(new TextEncoder().encode(clean).length).toBeLessThan(250_000)
    expect(await shownElements(page, clean)).toBeLessThan(4_000)
  })

test('shows the whole of a long article, and of one whose pictures are in its text', async ({
  page,
}) => {
  const article = '<h2>Bab</h2><p>Satu <b>dua</b> tiga.</p><ul><li>empat</li></ul>'.repeat(400)
  expect(await sanitise(page, article)).not.toContain('Teks terlalu panjang')
  const picture = `<p>Awal</p><p><img src="data:image/png;base64,${'A'.repeat(400_000)}"></p><p>Akhir</p>`
  expect(await sanitise(page, picture)).toMatch(/Awal.*<p>Akhir<\/p>$/)
})

test('keeps what a description is made of', async ({ page }) => {
  const html =
    '<p>Satu <strong>dua</strong> <em>tiga</em> <u>empat</u><br>lima</p><ul><li>a</li></ul>' +
    '<ol start="3"><li>b</li></ol><blockquote>c</blockquote>' +
    '<table><tbody><tr><th colspan="2">d</th></tr></tbody></table>'
  expect(await sanitise(page, html)).toBe(html)
})

test('words that look like a handler stay words', async ({ page }) => {
  const html = '<p>Online: onclick="a" &amp; on, Online</p>'
  expect(await sanitise(page, html)).toBe(html)
  const link = 'https://contoh.id/online?onclick=1#on'
  expect(await sanitise(page, `<a href="${link}">online</a>`)).toBe(
    `<a href="${link}" rel="noopener noreferrer nofollow" target="_blank">online</a>`,
  )
})

test('links open in a new tab that knows nothing of ours', async ({ page }) => {
  for (const href of ['https://contoh.id/a', 'http://contoh.id/a', 'mailto:a@b.id', 'tel:+628123'])
    expect
      .soft(await sanitise(page, `<a href="${href}">a</a>`))
      .toBe(`<a href="${href}" rel="noopener noreferrer nofollow" target="_blank">a</a>`)
})

test('a video is a link to it, and nothing of it is fetched', async ({ page }) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  const href = 'https://contoh.id/a.mp4'
  for (const html of [
    `<iframe src="${href}" onload="attack()"></iframe>`,
    `<video src="${href}" autoplay onloadstart="attack()"><p>a</p></video>`,
  ])
    expect
      .soft(await sanitise(page, html))
      .toBe(` <a href="${href}" rel="noopener noreferrer nofollow" target="_blank">Buka video</a> `)
  expect(requests).toEqual([])
})

test('a link that leads nowhere is only its words', async ({ page }) => {
  for (const href of ['/profile', '//evil.example', 'https://contoh.id@evil.example/', 'x', ''])
    expect
      .soft(await sanitise(page, `<p><a href="${href}">kata <b>ini</b></a></p>`), href)
      .toBe('<p>kata <b>ini</b></p>')
})

test('pictures are fetched when near, keep their size, and have an alternative', async ({
  page,
}) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  const html = '<img src="https://contoh.id/a.jpg" width="640" height="360">'
  expect(await sanitise(page, html)).toBe(
    '<img src="https://contoh.id/a.jpg" width="640" height="360" alt="" loading="lazy" decoding="async">',
  )
  expect(requests, 'sanitising alone fetches nothing').toEqual([])
})

test('headings take their place in the outline', async ({ page }) => {
  const outlines: [html: string, level: number, expected: string][] = [
    ['<h1>a</h1><h2>b</h2>', 3, '<h3>a</h3><h4>b</h4>'],
    ['<h2>a</h2><h5>b</h5><h2>c</h2>', 3, '<h3>a</h3><h4>b</h4><h3>c</h3>'],
    ['<h1><em>a</em></h1>', 2, '<h2><em>a</em></h2>'],
    ['<h1>a</h1><h2>b</h2><h3>c</h3><h4>d</h4>', 4, '<h4>a</h4><h5>b</h5><h6>c</h6><h6>d</h6>'],
  ]
  for (const [html, level, expected] of outlines)
    expect.soft(await sanitise(page, html, level)).toBe(expected)
})
