import type { RouteObject } from 'react-router-dom'
import { routes } from './routes'

/** Every address of a route table, such as `/campaign/:slug`. */
export function patterns(list: readonly RouteObject[] = routes): string[] {
  return list.flatMap(({ path, children }) => (children ? patterns(children) : path ? [path] : []))
}

/** Every address of the route table that has no parameter. */
export const staticPaths = (): string[] => patterns().filter((pattern) => !/[:*]/.test(pattern))

/** The part of a route table that leads to one address, with the frames around it. */
export function routesTo(pattern: string, list: readonly RouteObject[] = routes): RouteObject[] {
  return list.flatMap((route) => {
    if (!route.children) return route.path === pattern ? [route] : []
    const children = routesTo(pattern, route.children)
    return children.length > 0 ? [{ ...route, children }] : []
  })
}
