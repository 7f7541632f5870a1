import type { AnyUseQueryOptions, QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { type Params, useMatches } from 'react-router-dom'

/**
 * The skeleton that the picture is drawn into: a card, a full-width row, or a small one beside a title. A code is
 * drawn before the app runs only where its answer says what `only` wants: a QR code must not be seen before its donation
 * is known to be unpaid.
 */
export type FirstPicture =
  | { look: 'cards' | 'wide' | 'small'; only?: never }
  | { look: 'code'; only: Readonly<Record<string, string>> }

/** A lazily loaded page. */
export interface PageModule {
  default: ComponentType
  /**
   * What the page requests first. Their keys name the calls, which its HTML starts before any script has arrived; they
   * are also requested when a finger or pointer comes near a link to the page.
   */
  firstQueries?: (params: Params, pathname: string) => AnyUseQueryOptions[]
  /** Requests near a link what can be requested only with the answers to `firstQueries`. */
  prefetchNext?: (client: QueryClient, params: Params, pathname: string) => Promise<unknown>
  /**
   * The picture of the first answer's first row: it is asked for as soon as the answer has come. It is one, since
   * pictures slow each other down: on /masjid, the largest paint took 1.39 times as long as the bare page's with four of
   * them, and 1.15 times with one (`npm run bench`).
   */
  firstPicture?: FirstPicture
}

/** What a route declares for its frame and the prerenderer. */
export interface RouteHandle {
  /** In the top bar and the document's title. */
  title: string
  load: () => Promise<PageModule>
  /** Whether the page needs `MantineRoot` around it. */
  mantine: boolean
  /** Whether one HTML file serves all its addresses. */
  isShared: boolean
}

export function isRouteHandle(value: unknown): value is RouteHandle {
  return typeof value === 'object' && value !== null && 'title' in value && 'load' in value
}

/** The title of the page on screen, from its route. */
export function usePageTitle(): string {
  const handle = useMatches().at(-1)?.handle
  return isRouteHandle(handle) ? handle.title : ''
}
