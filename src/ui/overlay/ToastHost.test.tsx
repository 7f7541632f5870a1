// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { ownerTurn, setSession } from '@/lib/storage/owner'
import { dismissToast, showToast, toastStore } from './toast'
import { ToastHost } from './ToastHost'

afterEach(() => {
  cleanup()
  for (const { id } of toastStore.get()) dismissToast(id)
})

const renderHost = () =>
  render(
    <MantineProvider env="test">
      <ToastHost />
    </MantineProvider>,
  )

test('shows what was asked for before it was there, in the region of its urgency', () => {
  showToast('Tautan disalin', { tone: 'success' })
  showToast('Gagal menyalin tautan', { tone: 'error' })
  renderHost()
  expect(screen.getByRole('status').textContent).toBe('Tautan disalin')
  expect(screen.getByRole('alert').textContent).toBe('Gagal menyalin tautan')
})

test('the next owner sees no toast of the former, only those shown after the change', async () => {
  renderHost()
  act(() => {
    showToast('Donasi Anda sudah tercatat dengan kode JM-1.', { duration: Infinity })
  })
  expect(screen.getByText(/JM-1/)).toBeTruthy()
  // The session of the same owner: the toast stays.
  act(() => {
    setSession({ account: null, ended: false })
  })
  expect(screen.getByText(/JM-1/)).toBeTruthy()
  act(() => {
    ownerTurn.next()
    showToast('Sesi Anda telah berakhir.')
  })
  await waitFor(() => {
    expect(screen.queryByText(/JM-1/)).toBeNull()
  })
  expect(screen.getByText('Sesi Anda telah berakhir.')).toBeTruthy()
})

test('a repeated message is shown once, as something new', () => {
  renderHost()
  act(() => {
    showToast('Kode donasi disalin')
  })
  const first = screen.getByText('Kode donasi disalin').firstChild
  act(() => {
    showToast('Kode donasi disalin')
  })
  const again = screen.getByText('Kode donasi disalin').firstChild
  expect(again).not.toBeNull()
  expect(again).not.toBe(first)
})
