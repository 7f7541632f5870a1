import type { ReactNode, Ref } from 'react'
import { AppLink, type AppLinkProps } from '@/ui/AppLink'
import classes from './PlainButton.module.css'
import { takeNewVersion } from '@/lib/new-version'

/**
 * A button without Mantine, for what every page needs: errors and empty states. Mantine's costs nearly 8 kB of Home's
 * first load, which needs it for nothing else.
 */
export function PlainButton({
  variant = 'filled',
  loading = false,
  onClick,
  ref,
  children,
}: {
  variant?: 'filled' | 'light'
  loading?: boolean
  onClick: () => void
  ref?: Ref<HTMLButtonElement> | undefined
  children: ReactNode
}) {
  return (
    <button
      ref={ref}
      type="button"
      className={classes.button}
      data-variant={variant}
      // Browsers take the focus from a `disabled` button.
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      onClick={loading ? undefined : onClick}
    >
      {children}
    </button>
  )
}

/** A link that looks like a quiet button. */
export function PlainLinkButton(props: Pick<AppLinkProps, 'to' | 'reloadDocument' | 'children'>) {
  return <AppLink className={classes.button ?? ''} data-variant="subtle" {...props} />
}

/** Loads the page anew in the newest version. */
export function ReloadButton() {
  return (
    <PlainButton variant="light" onClick={takeNewVersion}>
      Muat ulang
    </PlainButton>
  )
}
