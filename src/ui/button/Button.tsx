import '@mantine/core/styles/Loader.layer.css'
import '@mantine/core/styles/Button.layer.css'
import './button.css'
import { Button as MantineButton, type ButtonProps } from '@mantine/core'
import type { ComponentProps } from 'react'

export type { ButtonProps }

/** Mantine's Button for a link that looks like one: `component` says which. */
export { Button as LinkLikeButton } from '@mantine/core'

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
