// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { storedTally } from '@/features/dzikir/tally'
import { TallyCounter } from './TallyCounter'

// Each test has a part of its own, so none may find the former one's.
vi.mock('@/lib/lazy-module', () => ({ lazyModule: <T,>(load: T) => load }))

let part: { asked: boolean; arrive: () => void }

beforeEach(() => {
  part = { asked: false, arrive: () => undefined }
  const arrival = new Promise<void>((resolve) => {
    part.arrive = resolve
  })
  vi.doMock('./TargetSheet', async () => {
    part.asked = true
    await arrival
    return { TargetSheet: ({ opened }: { opened: boolean }) => opened && <div role="dialog" /> }
  })
  render(<TallyCounter />, { wrapper: MantineProvider })
})
afterEach(async () => {
  cleanup()
  part.arrive()
  await vi.dynamicImportSettled()
  localStorage.clear()
})

const target = () => screen.getByRole('button', { name: /^Target/ })
const isBusy = () => target().getAttribute('aria-busy') === 'true'

test('the button is busy until the sheet is there, and keeps the focus', async () => {
  target().focus()
  expect(isBusy()).toBe(false)
  fireEvent.click(target())
  expect(isBusy()).toBe(true)
  expect(document.activeElement).toBe(target())
  part.arrive()
  await screen.findByRole('dialog')
  expect(isBusy()).toBe(false)
})

test.each([
  ['a tap', () => fireEvent.click(screen.getByRole('button', { name: 'Tambah hitungan' }))],
  // In Safari nothing has the focus after a tap.
  ['a key', () => fireEvent.keyDown(document.body, { key: ' ' })],
])('%s counts while the sheet loads, and it stays closed when it comes', async (_what, count) => {
  const before = storedTally.get().count
  fireEvent.click(target())
  count()
  part.arrive()
  await vi.dynamicImportSettled()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(isBusy()).toBe(false)
  expect(storedTally.get().count).toBe(before + 1)
})

test.each([
  ['the pointer', fireEvent.pointerEnter],
  ['the focus', fireEvent.focus],
])('%s on the button fetches the sheet ahead', async (_what, reach) => {
  reach(target())
  await vi.dynamicImportSettled()
  expect(part.asked).toBe(true)
})
