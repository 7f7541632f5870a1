import { matchRoutes, type RouteObject } from 'react-router-dom'
import { expect, it } from 'vitest'
import { routes } from '@/app/routes'
import { atOnce, loading, loadingNewer } from '../e2e/loading-routes'

const patterns = (table: RouteObject[]): string[] =>
  table.flatMap(({ path, children }) => (children ? patterns(children) : (path ?? [])))

const patternOf = (address: string) => matchRoutes(routes, address)?.at(-1)?.route.path

it('each route is listed, either as one that waits for an answer or as one that doesn’t', () => {
  expect([...loading, ...loadingNewer, ...atOnce].map(patternOf).toSorted()).toEqual(
    patterns(routes).toSorted(),
  )
})
