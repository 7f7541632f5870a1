import { setTimeout as later } from 'node:timers/promises'
import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { firstCallsScript, neutralFrameScript } from './first-calls-script'

const call = (search: string) => ({
  key: `get_campaign_by_slug http://api.test/campaign?${search}`,
  url: `http://api.test/campaign?${search}`,
  headers: { kode: 'get_campaign_by_slug', key: 'k' },
  credentials: 'omit' as const,
})

/** Runs a script element as a browser at `address` would; tells what it fetched and linked, and what is to wait. */
async function run(html: string, address: string, answer: string | null = '{}') {
  const fetched: string[] = []
  const linked: string[] = []
  const waiting: string[] = []
  const into = (list: string[]) => ({
    append: ({ rel, href, crossOrigin }: Record<string, string>) =>
      list.push(`${rel} ${href}${crossOrigin === '' ? ' cors' : ''}`),
  })
  const skeletons = [0, 1].map(() => ({ dataset: {}, style: { background: '' } }))
  const { pathname, search } = new URL(address, 'http://site.test')
  const code = /^<script>([^]*)<\/script>$/.exec(html)?.[1] ?? ''
  const window: {
    __firstCalls?: Record<string, Promise<Response> & { abort: (reason: unknown) => void }>
    [name: string]: unknown
  } = {
    location: { pathname, search },
    AbortController,
    fetch: (url: string, { signal }: { signal: AbortSignal }) => {
      fetched.push(url)
      return answer === null
        ? new Promise((_, reject) => {
            signal.addEventListener('abort', () => {
              reject(new Error(String(signal.reason)))
            })
          })
        : Promise.resolve(new Response(answer))
    },
    document: {
      createElement: () => ({}),
      head: into(linked),
      getElementById: () => ({ content: into(waiting) }),
      querySelectorAll: () => skeletons,
    },
  }
  window['window'] = window
  runInNewContext(code, window)
  await later()
  const shown = skeletons.map(({ style }) => style.background)
  return { fetched, linked, waiting, answers: window.__firstCalls ?? {}, shown }
}

const flyers = {
  url: 'http://assets.test/flyers/*',
  field: 'flyer',
  count: 2,
  look: 'cards' as const,
}

const neutral = neutralFrameScript([
  {
    pattern: '^/campaign/(?<slug>[^/]+)/donate/?$',
    scripts: ['assets/donate.js'],
    styles: ['assets/donate.css'],
    firstCalls: [],
  },
  {
    pattern: '^/campaign/(?<slug>[^/]+)/?$',
    scripts: ['assets/program.js'],
    styles: [],
    firstCalls: [call('slug=%3Aslug')],
  },
])

describe('what starts before the bundle', () => {
  it('starts a page’s own calls', async () => {
    const { fetched } = await run(firstCallsScript([call('limit=5')]), '/')
    expect(fetched).toEqual(['http://api.test/campaign?limit=5'])
  })

  it('leaves an address with a query to the page', async () => {
    const { fetched } = await run(firstCallsScript([call('search=')]), '/infaq?search=sumur')
    expect(fetched).toEqual([])
  })

  it('shows the flyers that come into sight first', async () => {
    const answer = { data: [{ flyer: 'a b.webp' }, { flyer: null }, { flyer: 'c.webp' }] }
    const html = firstCallsScript([{ ...call('search='), flyers }])
    const { linked, shown } = await run(html, '/infaq', JSON.stringify(answer))
    expect(linked).toEqual(['preload http://assets.test/flyers/a%20b.webp'])
    expect(shown).toEqual(['center/cover url("http://assets.test/flyers/a%20b.webp")', ''])
  })

  it('finds a flyer whatever its name is made of', async () => {
    const answer = { data: { title: 'a "flyer":', flyer: 'a"b\\c.webp' } }
    const html = firstCallsScript([{ ...call('slug=a'), flyers }])
    const { linked } = await run(html, '/', JSON.stringify(answer))
    expect(linked).toEqual([
      `preload http://assets.test/flyers/${encodeURIComponent('a"b\\c.webp')}`,
    ])
  })

  it('reads the field that the contract names, of the rows alone', async () => {
    const answer = {
      message: '"flyer": "message.webp"',
      data: [{ author: { flyer: 'author.webp' }, picture: 'row.webp' }],
    }
    const html = firstCallsScript([{ ...call('search='), flyers: { ...flyers, field: 'picture' } }])
    const { linked } = await run(html, '/infaq', JSON.stringify(answer))
    expect(linked).toEqual(['preload http://assets.test/flyers/row.webp'])
  })

  it('parses an answer once, for all who read it', async () => {
    const { answers } = await run(firstCallsScript([call('limit=5')]), '/', '{"data":[1]}')
    const response = await Object.values(answers)[0]
    expect(await response?.text()).toBe('{"data":[1]}')
    const body: unknown = await response?.json()
    expect(body).toEqual({ data: [1] })
    expect(await response?.json()).toBe(body)
  })

  it('can be given up, for a reason that the call fails with', async () => {
    const { answers } = await run(firstCallsScript([call('limit=5')]), '/', null)
    const [answer] = Object.values(answers)
    answer?.abort(new Error('too slow'))
    await expect(answer).rejects.toThrow('too slow')
  })

  it.each(['{"data":null}', '<html>', '[]', 'null', '{"data":[{"flyer":null}]}'])(
    'survives the answer %s',
    async (answer) => {
      const html = firstCallsScript([{ ...call('search='), flyers }])
      expect((await run(html, '/infaq', answer)).linked).toEqual([])
    },
  )

  it('fills what the address holds into the calls of its page', async () => {
    const asked = await run(neutral, '/campaign/sumur%20bor?utm_ref=A1')
    expect(Object.keys(asked.answers)).toEqual([
      'get_campaign_by_slug http://api.test/campaign?slug=sumur%20bor',
    ])
    expect(asked).toMatchObject({
      fetched: ['http://api.test/campaign?slug=sumur%20bor'],
      linked: [],
      waiting: ['preload /assets/program.js cors'],
    })
  })

  it('fetches the scripts and styles of the page that stands there, in the mode of the bundler’s loader', async () => {
    expect(await run(neutral, '/campaign/sumur/donate')).toMatchObject({
      linked: [],
      waiting: ['preload /assets/donate.css cors', 'preload /assets/donate.js cors'],
    })
  })

  it('does nothing at an address that is no page', async () => {
    expect(await run(neutral, '/campaign')).toMatchObject({
      fetched: [],
      linked: [],
      waiting: [],
      answers: {},
    })
  })

  it('cannot be ended by what it holds', () => {
    expect(firstCallsScript([call('</script>')]).match(/<\/script>/g)).toHaveLength(1)
  })
})
