import { ActionIcon, Button as MantineButton, type ButtonProps } from '@mantine/core'
import { type ComponentProps, useMemo, useRef } from 'react'
import { AppLink, type AppLinkProps } from '@/ui/AppLink'
import '@mantine/core/styles/ActionIcon.layer.css'
import '@mantine/core/styles/Button.layer.css'
import '@mantine/core/styles/Loader.layer.css'
import './button.css'

export type { ButtonProps }

/** Mantine's ActionIcon with its styles. Give it an `aria-label`: screen readers can't read an icon. */
export { ActionIcon }

/** Mantine's Button for a link that looks like one: `component` says which. */
export { MantineButton as LinkLikeButton }

/** Mantine's Button. While `loading` it keeps the focus, and pressing it does nothing. */
export function Button(props: ButtonProps & Omit<ComponentProps<'button'>, keyof ButtonProps>) {
  return <MantineButton {...props} {...(props.loading && { renderRoot: waitingButton })} />
}

/** Mantine sets `disabled`, and browsers take the focus from a disabled button. */
function waitingButton({ disabled: _disabled, ...props }: ComponentProps<'button'>) {
  return (
    <button
      {...props}
      aria-disabled
      aria-busy
      onClick={(event) => {
        event.preventDefault()
      }}
    />
  )
}

export type LinkButtonProps = Omit<ButtonProps, 'loading' | 'disabled'> &
  Pick<
    AppLinkProps,
    'id' | 'to' | 'replace' | 'state' | 'reloadDocument' | 'onClick' | 'children' | 'aria-label'
  >

/** A link that looks like a button: for the step that leads to another page. */
export function LinkButton(props: LinkButtonProps) {
  return <MantineButton component={AppLink} {...props} />
}

/**
 * Keeps a second tap from starting the same thing twice. A disabled button alone doesn't: the second tap may come
 * before it is drawn.
 */
export function useBusy() {
  const busy = useRef(false)
  return useMemo(
    () => ({
      /** False when it is already running. */
      begin: (): boolean => {
        if (busy.current) return false
        busy.current = true
        return true
      },
      end: (): void => {
        busy.current = false
      },
    }),
    [],
  )
}
