import { afterEach, expect, it, vi } from 'vitest'
import { listPrograms } from './prerender-programs'

afterEach(() => vi.unstubAllGlobals())

/** The backend lists campaigns and mosques of these slugs. */
function lists(campaigns: readonly string[], mosques: readonly string[] = []) {
  const rows = (slugs: readonly string[]) => slugs.map((slug, index) => ({ id: index + 1, slug }))
  vi.stubGlobal('fetch', ({ url }: Request) =>
    Promise.resolve(
      Response.json({
        status: true,
        message: 'Ada.',
        data: rows(new URL(url).pathname === '/campaign' ? campaigns : mosques),
      }),
    ),
  )
}

it.each([
  ['..'],
  ['.'],
  ['.prerender'],
  ['a/b'],
  ['../../etc'],
  ['a\\b'],
  ['%2e%2e'],
  ['dua kata'],
  ['masjid-🕌'],
  ['a'.repeat(300)],
  ['a\u0000b'],
  ['a?b'],
])('leaves %j to 200.html, and names it', async (slug) => {
  lists([slug, 'biasa'])
  const { programs, problems } = await listPrograms()
  expect(programs).toEqual([{ kind: 'campaign', slug: 'biasa' }])
  expect(problems).toHaveLength(1)
  expect(problems[0]).toContain(JSON.stringify(slug).slice(0, 200))
})

it('a slug that is empty is no program', async () => {
  lists(['', 'biasa'])
  expect(await listPrograms()).toEqual({
    programs: [{ kind: 'campaign', slug: 'biasa' }],
    problems: [],
  })
})

it('of two that differ in upper and lower case the first has the page', async () => {
  lists(['Sumur', 'sumur', 'Sumur'], ['sumur'])
  expect(await listPrograms()).toEqual({
    programs: [
      { kind: 'campaign', slug: 'Sumur' },
      { kind: 'kencleng', slug: 'sumur' },
    ],
    problems: ['campaign "sumur" is skipped: its page is /campaign/Sumur'],
  })
})

it.each(['daftar', 'Daftar'])('a mosque called %s takes no other page’s place', async (slug) => {
  lists([], [slug])
  const { programs, problems } = await listPrograms()
  expect(programs).toEqual([])
  expect(problems).toEqual([`kencleng "${slug}" is skipped: its page is /masjid/daftar`])
})
