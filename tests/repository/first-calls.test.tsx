// @vitest-environment happy-dom
import { setTimeout as later } from 'node:timers/promises'
import { act, cleanup, render } from '@testing-library/react'
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { config } from '@/api/config'
import { firstCallKey } from '@/api/first-calls'
import { surahListUrl } from '@/domain/quran/surah-list-url'
import { firstCallsOf } from '@/app/first-calls-of'
import { Providers } from '@/app/Providers'
import { createQueryClient } from '@/app/query-client'
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
afterEach(cleanup)

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

/** Opens the page as its HTML does: its code is there before it is drawn (src/app/entry-client.tsx). */
async function open(pathname: string) {
  const page = findPage(pathname)
  if (typeof page?.route.lazy === 'function')
    Object.assign(page.route, await page.route.lazy(), { lazy: undefined })
  await act(async () => {
    render(
      <Providers queryClient={createQueryClient()}>
        <RouterProvider router={createMemoryRouter(routes, { initialEntries: [pathname] })} />
      </Providers>,
    )
    // Query starts a call in a later task.
    await later()
  })
}

async function statedKeys(pathname: string) {
  const page = findPage(pathname)
  if (!page) throw new Error(`${pathname} is not in the route table`)
  const calls = firstCallsOf(await page.handle.load(), page.params, pathname)
  return calls.map(({ key }) => key).toSorted()
}

/** Draws its program once it is known who asks; the HTML needn't wait for that. */
const asksForTheUserFirst = '/fundraiser'

it.each(patterns(routes))('%s states the calls that it makes first', async (pattern) => {
  const pathname = pattern.replace(/:\w+/, 'sumur bor').replace('*', '/tidak-ada')
  const stated = await statedKeys(pathname)
  await open(pathname)
  if (pathname.endsWith(asksForTheUserFirst)) expect(askedKeys()).toEqual([])
  else await expect.poll(askedKeys).toEqual(stated)
})

it('some state a call', async () => {
  const stated = await Promise.all(patterns(routes).map(statedKeys))
  expect(stated.flat()).toContain(`get_campaign_infaq ${config.apiUrl}/campaign`)
})
