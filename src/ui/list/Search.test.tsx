// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { SearchBox } from './Search'

test('Enter keeps the focus in the field and closes the phone’s keyboard, until the next tap', () => {
  const onSubmit = vi.fn()
  render(<SearchBox label="Cari" value="masjid" onChange={vi.fn()} onSubmit={onSubmit} />, {
    wrapper: MantineProvider,
  })
  const field = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Cari' })
  field.focus()
  fireEvent.submit(screen.getByRole('search'))
  expect(onSubmit).toHaveBeenCalledTimes(1)
  expect(document.activeElement).toBe(field)
  expect(field.inputMode).toBe('none')
  fireEvent.pointerDown(field)
  expect(field.inputMode).toBe('search')
  fireEvent.submit(screen.getByRole('search'))
  fireEvent.blur(field)
  expect(field.inputMode).toBe('search')
})
