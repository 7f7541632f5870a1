import { expect, it } from 'vitest'
import { ownFiles, readRouteLines } from './route-lines'

const table = (line: string, before = '') =>
  `${before}export const all: Page[] = pages({ path: '/', title: 'Beranda', ${line} })`

const HOME = "load: () => import('@/features/home/pages/HomePage')"
const module = 'src/features/home/pages/HomePage.tsx'

it.each([
  ['nothing', table(HOME), { landing: null, online: false, money: false }],
  ['its rank', table(`${HOME}, landing: 2`), { landing: 2, online: false, money: false }],
  [
    'all',
    table(`${HOME}, landing: 1, online: true, money: true`),
    { landing: 1, online: true, money: true },
  ],
  [
    'something, of a loader with a name',
    table('load: home, online: true', `const home = ${HOME.slice('load: '.length)}\n`),
    { landing: null, online: true, money: false },
  ],
])('reads a line that says %s', (_, source, said) => {
  expect(readRouteLines(source)).toEqual([{ module, title: 'Beranda', ...said }])
})

it('names the page that isn’t there, and where it is named', () => {
  expect(() => readRouteLines(table(HOME.replace('HomePage', 'Beranda')))).toThrow(
    'src/app/pages.ts: src/features/home/pages/Beranda.tsx isn’t there.',
  )
  expect(() => readRouteLines(table('load: elsewhere'))).toThrow('src/app/pages.ts')
  expect(() => ownFiles('a/list.ts', module, 'src/gone.ts')).toThrow(
    'a/list.ts names what isn’t there: src/gone.ts.',
  )
})

it('ranks the pages of the route table from 1, each once', () => {
  const ranks = readRouteLines().flatMap(({ landing }) => landing ?? [])
  expect(ranks.toSorted((one, other) => one - other)).toEqual(ranks.map((_, index) => index + 1))
})
