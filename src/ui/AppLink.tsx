import {
  type ComponentProps,
  type FocusEvent,
  type PointerEvent,
  type TouchEvent,
  use,
} from 'react'
import { Link, useResolvedPath } from 'react-router-dom'
import { usePreload } from '@/ui/picture/preload-context'
import { InSheetContext } from '@/ui/overlay/sheet-context'

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
