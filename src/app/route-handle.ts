import type { AnyUseQueryOptions, QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { type Params, useMatches } from 'react-router-dom'

/** How many, and how they look: on cards, as wide as the page, or small beside a title. */
export interface FirstFlyers {
  count: number
  look: 'cards' | 'wide' | 'small'
}

/** A lazily loaded page. */
export interface PageModule {
  default: ComponentType
  /**
   * What the page asks first. Their keys state the calls, which its HTML starts before any script has arrived; they are
   * also asked when a finger or pointer comes near a link to the page.
   */
  firstQueries?: (params: Params, pathname: string) => AnyUseQueryOptions[]
  /** Asks near a link for what can only be asked with the answers to `firstQueries`. */
  prefetchNext?: (client: QueryClient, params: Params, pathname: string) => Promise<unknown>
  /** Flyers of the first answer that are in sight when the page opens: shown as soon as it is there. */
  firstFlyers?: FirstFlyers
}

/** What a route tells its frame and the prerenderer. */
export interface RouteHandle {
  /** In the top bar and the document's title. */
  title: string
  load: () => Promise<PageModule>
  /** Whether the page needs `MantineRoot` around it. */
  mantine: boolean
}

export function isRouteHandle(value: unknown): value is RouteHandle {
  return typeof value === 'object' && value !== null && 'title' in value && 'load' in value
}

/** The title of the page on screen, from its route. */
export function usePageTitle(): string {
  const handle = useMatches().at(-1)?.handle
  return isRouteHandle(handle) ? handle.title : ''
}
