import { createContext, use } from 'react'

/** Fetches what the page at a path will need. The app provides it; without it, links just link. */
export type Preload = (path: string) => void

export const PreloadContext = createContext<Preload>(() => {})

/** The function that a link calls when the user is about to follow it. */
export function usePreload(): Preload {
  return use(PreloadContext)
}
