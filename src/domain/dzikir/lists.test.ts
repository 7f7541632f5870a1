import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, it, test, vi } from 'vitest'
import { list, requiredText } from '@/api/decode'
import type { ApiErrorKind } from '@/api/errors'
import { paths } from '@/lib/address/paths'
import { dzikirLists, listOfPath, staticFileQuery } from './lists'
test('each list is read at an address of its own', () => {
  const addresses = [
    ...(['sugro-pagi', 'sugro-petang', 'kubro-pagi', 'kubro-petang'] as const).map(
      paths.alMatsurat,
    ),
    ...(['pendek', 'panjang'] as const).map(paths.dzikirShalat),
  ]
  expect(addresses.map(listOfPath)).toEqual(dzikirLists)
  expect(addresses.map((address) => listOfPath(`${address}/`))).toEqual(dzikirLists)
})

const names = staticFileQuery('/nama.json', (data) => list(data, requiredText))

function serve(answer: () => Promise<Response> | Response) {
  const fetch = vi.fn(async () => answer())
  vi.stubGlobal('fetch', fetch)
  return fetch
}

const client = () => new QueryClient({ defaultOptions: { queries: { retry: false } } })

afterEach(() => {
  vi.unstubAllGlobals()
})

test('a file is read once', async () => {
  const fetch = serve(() => Response.json(['Ar-Rahman']))
  const queries = client()
  expect(await queries.query(names)).toEqual(['Ar-Rahman'])
  expect(await queries.query(names)).toEqual(['Ar-Rahman'])
  expect(fetch).toHaveBeenCalledTimes(1)
})

it.each<[string, () => Response, ApiErrorKind, number]>([
  ['the app’s HTML in its place', () => new Response('<!doctype html>'), 'malformed', 200],
  ['another shape', () => Response.json([{ nama: 'x' }]), 'malformed', 200],
  ['a missing file', () => new Response('Not found', { status: 404 }), 'refused', 404],
  [
    'no network',
    () => {
      throw new TypeError('Failed to fetch')
    },
    'network',
    0,
  ],
])('%s is an ApiError', async (_, answer, kind, status) => {
  serve(answer)
  await expect(client().query(names)).rejects.toMatchObject({ name: 'ApiError', kind, status })
})
