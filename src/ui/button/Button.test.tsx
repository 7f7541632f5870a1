// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Button } from './Button'
import { PlainButton } from './PlainButton'

test.each([Button, PlainButton])(
  'a button that waits keeps the focus, and does nothing until it is done',
  (Tried) => {
    const onClick = vi.fn()
    const onSubmit = vi.fn()
    const tree = (loading: boolean) => (
      <MantineProvider>
        <form onSubmit={onSubmit}>
          <Tried loading={loading} onClick={onClick} type="submit">
            Kirim
          </Tried>
        </form>
      </MantineProvider>
    )
    const { rerender } = render(tree(false))
    const button = screen.getByRole<HTMLButtonElement>('button')
    button.focus()
    rerender(tree(true))
    // A browser would take the focus from a disabled button. happy-dom doesn't, so the attribute is tested.
    expect(button.disabled).toBe(false)
    expect(button.getAttribute('aria-disabled')).toBe('true')
    fireEvent.click(button)
    expect(onClick).not.toHaveBeenCalled()
    expect(onSubmit).not.toHaveBeenCalled()
    rerender(tree(false))
    expect(screen.getByRole('button')).toBe(button)
    expect(button.getAttribute('aria-disabled')).toBeNull()
    fireEvent.click(button)
    expect(onClick).toHaveBeenCalledOnce()
  },
)
