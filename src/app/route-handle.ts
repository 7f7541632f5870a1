import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { type Params, useMatches } from 'react-router-dom'

/** A lazily loaded page. */
export interface PageModule {
  default: ComponentType
  /** Asks for what the page shows first: called on intent, and for a prerendered page from its HTML. */
  prefetch?: (client: QueryClient, params: Params, pathname: string) => unknown
}

/** What a route tells its frame and the prerenderer. */
export interface RouteHandle {
  /** In the top bar and the document's title. */
  title: string
  load: () => Promise<PageModule>
}

export function isRouteHandle(value: unknown): value is RouteHandle {
  return typeof value === 'object' && value !== null && 'title' in value && 'load' in value
}

/** The title of the page on screen, from its route. */
export function usePageTitle(): string {
  const handle = useMatches().at(-1)?.handle
  return isRouteHandle(handle) ? handle.title : ''
}
