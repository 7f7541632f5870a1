// @vitest-environment happy-dom
import { act, render } from '@testing-library/react'
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router-dom'
import { beforeEach, expect, it, vi } from 'vitest'
import { config } from '@/api/config'
import { firstCallKey } from '@/api/first-calls'
import { surahListUrl } from '../../src/domain/quran/surah'
import { firstCallOf, firstCallsOf } from '../../src/app/first-paint/draw-page'
import { Providers } from '@/app/Providers'
import { createQueryClient } from '../../src/app/Providers'
import { findPage, routes } from '@/app/routes'

/**
 * The calls by GET that were made, each by the key under which the client looks for an answer that the HTML has asked
 * for. None is answered, so that a page makes its first calls and no others. Set before the clients are made.
 */
const asked = vi.hoisted(() => {
  const requests: Request[] = []
  vi.stubGlobal('fetch', (request: Request | string) => {
    if (request instanceof Request && request.method === 'GET') requests.push(request)
    return new Promise(() => undefined)
  })
  // What the pages touch and happy-dom doesn't have.
  Object.assign(document, { fonts: { load: () => Promise.resolve([]) } })
  return requests
})

beforeEach(() => asked.splice(0))
/** What there is, asked once a visit by whichever page needs to know first. */
const ONCE_A_VISIT = 'get_capabilities'

/** Not the services of others: which place Home asks them about, only the device knows. */
const askedKeys = () =>
  asked
    .filter(({ headers, url }) => headers.has('kode') || url === surahListUrl)
    .filter(({ headers }) => headers.get('kode') !== ONCE_A_VISIT)
    .map(({ headers, url }) => firstCallKey(headers.get('kode'), url))
    .toSorted()

function patterns(table: RouteObject[]): string[] {
  return table.flatMap(({ path, children }) => (children ? patterns(children) : (path ?? [])))
}

/**
 * Opens the page as its HTML does: its code is there before it is drawn (src/app/entry-client.tsx).
 * @returns the keys of the calls that it waits for; it has asked for everything once `act` has run its effects
 */
async function open(pathname: string, { route }: Found): Promise<string[]> {
  if (typeof route.lazy === 'function')
    Object.assign(route, await route.lazy(), { lazy: undefined })
  const client = createQueryClient()
  await act(async () => {
    render(
      <Providers queryClient={client}>
        <RouterProvider router={createMemoryRouter(routes, { initialEntries: [pathname] })} />
      </Providers>,
    )
    await Promise.resolve()
  })
  const fetching = client.getQueryCache().findAll({ fetchStatus: 'fetching' })
  return fetching.flatMap(({ queryKey }) => firstCallOf(queryKey)?.key ?? []).toSorted()
}

type Found = NonNullable<ReturnType<typeof findPage>>

function find(pathname: string): Found {
  const page = findPage(pathname)
  if (!page) throw new Error(`${pathname} is not in the route table`)
  return page
}

const addressOf = (pattern: string) =>
  pattern.replace(/:\w+/, 'sumur bor').replace('*', '/tidak-ada')

async function statedOf(pathname: string) {
  const { handle, params } = find(pathname)
  const page = await handle.load()
  const calls = firstCallsOf(page, params, pathname)
  return { name: page.default.name, stated: calls.map(({ key }) => key).toSorted() }
}

/** Draws its program once it is known whether somebody is logged in; the HTML needn't wait for that. */
const asksForTheUserFirst = '/fundraiser'

it.each(patterns(routes))('%s states the calls that it makes first', async (pattern) => {
  const pathname = addressOf(pattern)
  const { name, stated } = await statedOf(pathname)
  const wanted = await open(pathname, find(pathname))
  const expected = pathname.endsWith(asksForTheUserFirst) ? [] : stated
  const told = [
    ...wanted
      .filter((key) => !expected.includes(key))
      .map((key) => `${name} asks ${key} first: export it as firstQueries`),
    ...expected
      .filter((key) => !wanted.includes(key))
      .map((key) => `${name} doesn’t ask ${key} first: take it out of its firstQueries`),
  ]
  expect(told, told.join('\n')).toEqual([])
  // And the client asks by the keys that the HTML asks by.
  await expect.poll(askedKeys).toEqual(wanted)
})

it('some state a call', async () => {
  const all = await Promise.all(patterns(routes).map((pattern) => statedOf(addressOf(pattern))))
  expect(all.flatMap(({ stated }) => stated)).toContain(
    `get_campaign_infaq ${config.apiUrl}/campaign`,
  )
})
