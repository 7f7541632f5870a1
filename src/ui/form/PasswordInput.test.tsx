// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PasswordInput } from './PasswordInput'

const show = (error: string | null = null) =>
  render(<PasswordInput label="Kata Sandi" error={error} />, { wrapper: MantineProvider })

test('the eye answers a click, and not the end of a touch that scrolls the page', () => {
  show()
  const field = screen.getByLabelText('Kata Sandi')
  const eye = screen.getByRole('button', { name: 'Tampilkan sandi' })
  fireEvent.touchEnd(eye)
  expect(field.getAttribute('type')).toBe('password')
  act(() => {
    eye.click()
  })
  expect(field.getAttribute('type')).toBe('text')
  expect(screen.getByRole('button', { name: 'Sembunyikan sandi' })).toBe(eye)
})

test('a wrong password’s field says so, and why', () => {
  show('Password minimal 8 karakter')
  const field = screen.getByLabelText('Kata Sandi')
  expect(field.getAttribute('aria-invalid')).toBe('true')
  const described = document.getElementById(field.getAttribute('aria-describedby') ?? '')
  expect(described?.textContent).toBe('Password minimal 8 karakter')
})
