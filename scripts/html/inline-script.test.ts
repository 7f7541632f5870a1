import { describe, expect, it } from 'vitest'
import type { PageFirstCall } from '../../src/app/first-paint/draw-page'
import { inlineScript } from './inline-script'
import { patternSource } from './page-files'
import { runInlineScript, scriptsOf } from './inline-script-for-tests'

const call = (search: string): PageFirstCall => ({
  key: `get_campaign_by_slug http://api.test/campaign?${search}`,
  url: `http://api.test/campaign?${search}`,
  headers: { kode: 'get_campaign_by_slug', key: 'k' },
  credentials: 'omit',
})

/** A page's own HTML that makes a call. */
const own = (one: PageFirstCall, path = '/', wait = false) => ({
  routes: [{ pattern: patternSource(path), firstCalls: [one] }],
  ...(wait && { wait }),
})

const picture = {
  url: 'http://assets.test/flyers/*',
  field: 'flyer',
  look: 'cards' as const,
}

const neutral = {
  isNeutral: true as const,
  routes: [
    {
      pattern: '^/campaign/(?<slug>[^/]+)/donate/?$',
      scripts: ['donate.js'],
      styles: ['donate.css'],
      firstCalls: [],
    },
    {
      pattern: '^/campaign/(?<slug>[^/?]+)/?(?:\\?|$)',
      scripts: ['program.js'],
      styles: [],
      firstCalls: [call('slug=%3Aslug')],
    },
  ],
}

describe('what starts before the bundle', () => {
  it('starts a page’s own calls', async () => {
    const { fetched } = await runInlineScript(own(call('limit=5')), { address: '/' })
    expect(fetched).toEqual(['http://api.test/campaign?limit=5'])
  })

  it('leaves the body of an answer that is drawn early for that, and reads it for the app too', async () => {
    const page = own({ ...call('a'), early: true })
    const { answers } = await runInlineScript(page, { answer: '{"data":[]}' })
    const answer = await answers[call('a').key]
    expect(await answer?.json()).toEqual({ data: [] })
    expect(answer?.bodyUsed).toBe(false)
  })

  it('leaves an address with a query to the page', async () => {
    const { fetched } = await runInlineScript(own(call('search='), '/infaq'), {
      address: '/infaq?search=sumur',
    })
    expect(fetched).toEqual([])
  })

  it('shows the first flyer', async () => {
    const answer = { data: [{ flyer: 'a b.webp' }, { flyer: 'c.webp' }] }
    const page = own({ ...call('search='), picture }, '/infaq')
    const { linked, shown } = await runInlineScript(page, {
      address: '/infaq',
      answer: JSON.stringify(answer),
    })
    expect(linked).toEqual(['preload http://assets.test/flyers/a%20b.webp'])
    expect(shown).toBe('url("http://assets.test/flyers/a%20b.webp")')
  })

  it('finds a flyer whatever its name is made of', async () => {
    const answer = { data: { title: 'a "flyer":', flyer: 'a"b\\c.webp' } }
    const page = own({ ...call('slug=a'), picture })
    const { linked } = await runInlineScript(page, { address: '/', answer: JSON.stringify(answer) })
    expect(linked).toEqual([
      `preload http://assets.test/flyers/${encodeURIComponent('a"b\\c.webp')}`,
    ])
  })

  it('reads the field that the contract names, of the rows alone', async () => {
    const answer = {
      message: '"flyer": "message.webp"',
      data: [{ author: { flyer: 'author.webp' }, picture: 'row.webp' }],
    }
    const page = own({ ...call('search='), picture: { ...picture, field: 'picture' } }, '/infaq')
    const { linked } = await runInlineScript(page, {
      address: '/infaq',
      answer: JSON.stringify(answer),
    })
    expect(linked).toEqual(['preload http://assets.test/flyers/row.webp'])
  })

  describe('a QR code', () => {
    const only = { status: 'Belum Lunas', metode_bayar: 'QRIS' }
    const page = own({
      ...call('codeDonate=a'),
      picture: { url: 'http://assets.test/', field: 'image', look: 'code', only },
    })
    const open = (data: object) => runInlineScript(page, { answer: JSON.stringify({ data }) })

    it.each([
      ['http://backend.test/qr/a b.png', 'http://backend.test/qr/a%20b.png'],
      ['qr/1.png', 'http://assets.test/qr/1.png'],
    ])('%s is shown where its donation can be paid by it', async (image, href) => {
      const { linked, shown } = await open({ ...only, image })
      expect(linked).toEqual([`preload ${href}`])
      expect(shown).toBe(`url("${href}")`)
    })

    it.each([
      { ...only, status: 'Lunas' },
      { ...only, status: 'Kedaluwarsa' },
      { ...only, status: 'belum lunas' },
      { ...only, metode_bayar: 'VA' },
      { metode_bayar: 'QRIS' },
    ])('is only asked for where the answer says %j', async (data) => {
      const asked = await open({ ...data, image: 'qr.png' })
      expect(asked.linked).toEqual(['preload http://assets.test/qr.png'])
      expect(asked.shown).toBe('')
      asked.paint('first-contentful-paint')
      expect(asked.head).toEqual(['app'])
    })

    it.each([
      'javascript:attack()',
      'file:///etc/passwd',
      'data:image/png;base64,AA==',
      'http://[',
      null,
    ])('is not asked for at the address %s', async (image) => {
      expect((await open({ ...only, image })).linked).toEqual([])
    })
  })

  it('parses an answer once, for all who read it', async () => {
    const { answers } = await runInlineScript(own(call('limit=5')), { answer: '{"data":[1]}' })
    const response = await Object.values(answers)[0]
    expect(await response?.text()).toBe('{"data":[1]}')
    const body: unknown = await response?.json()
    expect(body).toEqual({ data: [1] })
    expect(await response?.json()).toBe(body)
  })

  it('can be given up, for a reason that the call fails with', async () => {
    const { answers } = await runInlineScript(own(call('limit=5')), { answer: null })
    const [answer] = Object.values(answers)
    answer?.abort(new Error('too slow'))
    await expect(answer).rejects.toThrow('too slow')
  })

  it.each(['{"data":null}', '<html>', '[]', 'null', '{"data":[{"flyer":null}]}'])(
    'survives the answer %s',
    async (answer) => {
      const page = own({ ...call('search='), picture }, '/infaq')
      expect((await runInlineScript(page, { address: '/infaq', answer })).linked).toEqual([])
    },
  )

  it('fills what the address holds into the calls of its page', async () => {
    const asked = await runInlineScript(neutral, { address: '/campaign/sumur%20bor?utm_ref=A1' })
    asked.wait()
    expect(Object.keys(asked.answers)).toEqual([
      'get_campaign_by_slug http://api.test/campaign?slug=sumur%20bor',
    ])
    expect(asked).toMatchObject({
      fetched: ['http://api.test/campaign?slug=sumur%20bor'],
      linked: [],
      later: ['preload /assets/program.js cors'],
    })
  })

  it.each([
    '/campaign/sumur&kode=x',
    '/campaign/sumur%26kode=x',
    '/campaign/sumur.',
    '/campaign/sumur%20',
    '/campaign/Sumur',
  ])('leaves %s to the app, which reads the address first', async (address) => {
    const routes = neutral.routes
      .slice(1)
      .map((one) => ({ ...one, pattern: patternSource('/campaign/:slug') }))
    const plain = await runInlineScript({ ...neutral, routes }, { address: '/campaign/sumur' })
    expect(plain.fetched).toEqual(['http://api.test/campaign?slug=sumur'])
    expect((await runInlineScript({ ...neutral, routes }, { address })).fetched).toEqual([])
  })

  it('fetches the scripts and styles of the page that stands there, in the mode of the bundler’s loader', async () => {
    const asked = await runInlineScript(neutral, { address: '/campaign/sumur/donate' })
    asked.wait()
    expect(asked).toMatchObject({
      linked: [],
      later: ['preload /assets/donate.css cors', 'preload /assets/donate.js cors'],
    })
  })

  it('does nothing at an address that is no page', async () => {
    expect(await runInlineScript(neutral, { address: '/campaign' })).toMatchObject({
      fetched: [],
      linked: [],
      later: [],
      answers: {},
    })
  })

  it('waits for the first paint where the picture is in the HTML', async () => {
    const page = await runInlineScript(own(call('limit=5'), '/', true))
    expect(page.fetched).toEqual([])
    page.paint('first-contentful-paint')
    expect(page.fetched).toEqual(['http://api.test/campaign?limit=5'])
  })

  it('listens for input where there is something to tap', async () => {
    expect((await runInlineScript(own(call('limit=5')))).listensForInput).toBe(true)
    expect((await runInlineScript(neutral)).listensForInput).toBe(false)
  })

  it('is the same for every page, whatever the page holds', () => {
    const hostile = scriptsOf(inlineScript(own(call('</script><script>alert(1)</script>'))))
    expect(hostile.data).not.toContain('<')
    expect(hostile.code).toBe(scriptsOf(inlineScript(neutral)).code)
    expect(hostile.code).not.toBe('')
  })
})
