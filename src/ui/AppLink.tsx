import {
  type ComponentProps,
  createContext,
  type FocusEvent,
  type PointerEvent,
  type TouchEvent,
  use,
} from 'react'
import { Link, useResolvedPath } from 'react-router-dom'

/**
 * True inside an open sheet. A sheet holds one history entry of its own, so that the device's back button
 * closes it; a link inside replaces that entry, or going back would stop at a page that looks closed.
 */
export const InSheetContext = createContext(false)

/** Fetches what the page at a path will need. The app provides it; without it, links just link. */
type Preload = (path: string) => void

export const PreloadContext = createContext<Preload>(() => {})

/** The function that a link calls when the user is about to follow it. */
function usePreload(): Preload {
  return use(PreloadContext)
}

export type AppLinkProps = ComponentProps<typeof Link>

/** A link inside the app that prefetches the page it leads to on intent: hover, touch or focus. */
export function AppLink({
  replace,
  onPointerEnter,
  onTouchStart,
  onFocus,
  ...props
}: AppLinkProps) {
  const preload = usePreload()
  const inSheet = use(InSheetContext)
  const { pathname, search } = useResolvedPath(props.to)
  const intend = () => preload(pathname + search)
  return (
    <Link
      {...props}
      // Only left open does it let the router replace an entry of the same address.
      {...((replace || inSheet) && { replace: true })}
      onPointerEnter={(event: PointerEvent<HTMLAnchorElement>) => {
        intend()
        onPointerEnter?.(event)
      }}
      onTouchStart={(event: TouchEvent<HTMLAnchorElement>) => {
        intend()
        onTouchStart?.(event)
      }}
      onFocus={(event: FocusEvent<HTMLAnchorElement>) => {
        intend()
        onFocus?.(event)
      }}
    />
  )
}
