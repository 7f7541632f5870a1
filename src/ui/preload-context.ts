import { createContext, use } from 'react'

/** Fetches what the page at a path will need. The app provides it; without one, links just link. */
export type Preload = (path: string) => void

export const PreloadContext = createContext<Preload>(() => {})

/** The function that a link calls when someone is about to follow it (design §9). */
export function usePreload(): Preload {
  return use(PreloadContext)
}
