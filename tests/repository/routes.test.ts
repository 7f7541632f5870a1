import { programPath, type ProgramSection, programSections } from '../../src/domain/program/program'
import { matchRoutes, type RouteObject } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { findPage, routes } from '@/app/routes'
import { zakatKinds } from '@/domain/zakat/kinds'
import { contactStates, paths } from '@/lib/address/paths'

const slug = 'masjid raya/1'
const code = 'JM-0001'

const sections = Object.keys(programSections).filter(
  (section): section is ProgramSection => section in programSections,
)

/** The builders that take arguments, with some that need escaping. A new one doesn't compile without its line here. */
const withArguments = {
  program: (['campaign', 'kencleng'] as const).flatMap((kind) =>
    sections.map((section) => programPath({ kind, slug }, section)),
  ),
  article: [paths.article('seribu mushaf')],
  masjid: [paths.masjid(slug)],
  masjidScreen: [paths.masjidScreen(slug)],
  masjidQris: [paths.masjidQris(slug)],
  masjidEvents: [paths.masjidEvents(slug)],
  masjidCash: [paths.masjidCash(slug)],
  donation: [paths.donation(code)],
  checkout: [paths.checkout(code)],
  correction: [paths.correction('DN-1')],
  doa: [paths.doa(), paths.doa('diaminkan')],
  personal: [
    paths.personal(),
    paths.personal('nickName'),
    paths.personal('phone'),
    ...contactStates.map((state) => paths.personal('phone', state)),
  ],
  auth: [paths.auth(), paths.auth('campaign'), paths.auth('fundraiser')],
  alMatsurat: (['sugro-pagi', 'sugro-petang', 'kubro-pagi', 'kubro-petang'] as const).map(
    paths.alMatsurat,
  ),
  dzikirShalat: (['pendek', 'panjang'] as const).map(paths.dzikirShalat),
  zakatKind: zakatKinds.map(({ id }) => paths.zakatKind(id)),
  tilawah: [paths.tilawah(), paths.tilawah('juz')],
  surah: [paths.surah(36), paths.surah(2, 255)],
  khatam: [paths.khatam(1)],
  editKhatam: [paths.editKhatam(1)],
  mushafPart: [
    paths.mushafPart('juz', 30),
    paths.mushafPart('halaman', 42),
    paths.mushafPart('juz', 3, { surah: 2, ayat: 255 }),
  ],
  newPlan: [paths.newPlan(), paths.newPlan('campaign:masjid raya/1')],
  editPlan: [paths.editPlan(1)],
  imsakiyah: [paths.imsakiyah(), paths.imsakiyah('2026-12'), paths.imsakiyah('ramadan-1448')],
} satisfies Record<'program' | BuilderWithArguments, string[]>

type Paths = typeof paths
type BuilderWithArguments = {
  [Name in keyof Paths]: Parameters<Paths[Name]> extends [] ? never : Name
}[keyof Paths]

const takesNone = (build: (...given: never[]) => string): build is () => string =>
  build.length === 0

const built: Record<string, string[]> = { ...withArguments }
for (const [name, build] of Object.entries(paths)) if (takesNone(build)) built[name] = [build()]

const addresses = Object.values(built).flat()

/** The patterns of the route table that stand for a page. */
function patterns(table: RouteObject[]): string[] {
  return table.flatMap(({ path, children }) => (children ? patterns(children) : (path ?? [])))
}

const patternOf = (address: string) => matchRoutes(routes, address)?.at(-1)?.route.path
// The router ranks all routes for each address.
const reached = new Map(addresses.map((address) => [address, patternOf(address)]))

describe('path builders', () => {
  it.each(addresses)('%s leads to a page of the route table', (address) => {
    const hint = `no route leads to ${address}: write it in src/app/pages.ts`
    expect(reached.get(address), hint).toBeDefined()
    expect(reached.get(address), hint).not.toBe('*')
  })

  it.each(patterns(routes).filter((pattern) => pattern !== '*'))('%s has a builder', (pattern) => {
    const hint = `${pattern} has no builder: write it in src/lib/address/paths.ts; for a program’s page, a section in src/domain/program/program.ts`
    expect([...reached.values()], hint).toContain(pattern)
  })

  it('build these addresses', () => {
    const hint = 'a new address: `npx vitest run tests/repository/routes.test.ts --update`'
    expect(built, hint).toMatchSnapshot()
  })
})

const odd = ['/infaq/', '/INFAQ', '/masjid/:slug', '/tidak-ada', '/masjid/daftar', '/campaign']

it.each([...addresses.map((address) => address.replace(/[?#].*/, '')), ...odd])(
  'findPage finds what the router finds at %s',
  (pathname) => {
    const match = matchRoutes(routes, pathname)?.at(-1)
    const page = findPage(pathname)
    expect(page?.route).toBe(match?.route)
    expect(page?.params).toEqual(match?.params)
  },
)
