import { matchRoutes, type RouteObject } from 'react-router-dom'
import { expect, it } from 'vitest'
import { routes } from '@/app/routes'
import { atOnce, loading, loadingNewer } from '../e2e/loading-routes'

const patterns = (table: RouteObject[]): string[] =>
  table.flatMap(({ path, children }) => (children ? patterns(children) : (path ?? [])))

const patternOf = (address: string) => matchRoutes(routes, address)?.at(-1)?.route.path

const lists = { loading, loadingNewer, atOnce }
const file = 'tests/e2e/loading-routes.ts'

it('each route is listed, either as one that waits for an answer or as one that doesn’t', () => {
  const all = patterns(routes)
  const addresses = Object.values(lists).flat()
  const listed = addresses.map(patternOf)
  const told = [
    ...all
      .filter((pattern) => !listed.includes(pattern))
      .map(
        (pattern) =>
          `no address of ${pattern} is listed: write one in ${file}, into \`loading\` if the page waits for an answer, \`loadingNewer\` if it does so only where the backend has more than contract 1.0, \`atOnce\` if it never does`,
      ),
    ...addresses
      .filter(
        (_address, index) =>
          !all.includes(listed[index] ?? '*') || listed.indexOf(listed[index]) !== index,
      )
      .map(
        (address) =>
          `${address} is of no route, or of one that is listed already: take it out of ${file}`,
      ),
  ]
  expect(told, told.join('\n')).toEqual([])
})
