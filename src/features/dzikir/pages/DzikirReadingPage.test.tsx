// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { DzikirItem, DzikirList } from '@/domain/dzikir/lists'
import { Reading } from './DzikirReadingPage'

const item = (title: string, read: number): DzikirItem => ({
  title,
  read,
  arab: 'سبحان الله',
  latin: 'subhanallah',
  arti: 'Maha Suci Allah',
})
const items = [item('Istighfar', 1), item('Tasbih', 33)]

/** The device's clock, as nothing else is known of the place. */
const setClock = (time: string) => vi.setSystemTime(new Date(`2026-11-${time}`))

const open = (list: DzikirList) =>
  render(
    <MemoryRouter>
      <Reading list={list} items={items} />
    </MemoryRouter>,
    { wrapper: MantineProvider },
  )
const button = (name: RegExp) => screen.getByRole('button', { name })
const press = (name: RegExp, times = 1) => {
  for (let count = 0; count < times; count += 1) fireEvent.click(button(name))
}
const tasbih = () => button(/^(?!Ulangi|Urungkan).*: Tasbih/).textContent
const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent)

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
})
afterEach(() => {
  cleanup()
  localStorage.clear()
})

test.each<[DzikirList, string, string, string]>([
  ['sugro-petang', '21T23:58:00', '22T00:01:00', '22T05:30:00'],
  ['shalat-pendek', '21T11:40:00', '21T11:50:00', '21T15:30:00'],
  ['sugro-pagi', '21T05:00:00', '21T12:30:00', '22T05:30:00'],
])('%s read from %s to %s is not reset under the finger, and begins anew at %s', (...times) => {
  const [list, before, after, next] = times
  setClock(before)
  open(list)
  press(/dari 33\s*: Tasbih/, 20)
  setClock(after)
  press(/dari 33\s*: Tasbih/)
  expect(tasbih()).toBe('21 dari 33: Tasbih')
  // It was left for something else, and is returned to.
  setClock(next)
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  fireEvent(document, new Event('visibilitychange'))
  expect(tasbih()).toBe('21 dari 33: Tasbih')
  hidden.mockReturnValue(false)
  fireEvent(document, new Event('visibilitychange'))
  expect(tasbih()).toBe('0 dari 33: Tasbih')
})

test('what was read after Subuh is there until Dzuhur, and gone then', () => {
  setClock('21T05:00:00')
  open('shalat-pendek').unmount()
  open('shalat-pendek')
  press(/: Istighfar/)
  press(/dari 33\s*: Tasbih/, 33)
  expect(screen.getByText('2 dari 2 selesai')).toBeDefined()
  cleanup()
  setClock('21T11:30:00')
  open('shalat-pendek')
  expect(screen.getByText('2 dari 2 selesai')).toBeDefined()
  cleanup()
  setClock('21T12:15:00')
  open('shalat-pendek')
  expect(screen.getByText('0 dari 2 selesai')).toBeDefined()
  press(/dari 33\s*: Tasbih/)
  expect(tasbih()).toBe('1 dari 33: Tasbih')
})

test('a finished reading stays finished; “Ulangi” begins it anew, and can be taken back', () => {
  setClock('21T05:00:00')
  open('shalat-pendek')
  press(/dari 33\s*: Tasbih/, 35)
  expect(tasbih()).toBe('33 dari 33: Tasbih')
  expect(said()).toContain('Selesai: Tasbih')
  press(/^Ulangi\s*: Tasbih/)
  expect(tasbih()).toBe('0 dari 33: Tasbih')
  press(/^Urungkan\s*: Tasbih/)
  expect(tasbih()).toBe('33 dari 33: Tasbih')
  press(/^Ulangi\s*: Tasbih/)
  press(/dari 33\s*: Tasbih/)
  expect(tasbih()).toBe('1 dari 33: Tasbih')
  expect(screen.queryByRole('button', { name: /^(Ulangi|Urungkan)/ })).toBeNull()
})

test('a whole list that was begun anew can be had back until something is read', () => {
  setClock('21T05:00:00')
  open('shalat-pendek')
  press(/: Istighfar/)
  press(/dari 33\s*: Tasbih/, 33)
  press(/^Ulangi dari awal/)
  expect(screen.getByText('0 dari 2 selesai')).toBeDefined()
  press(/^Urungkan/)
  expect(screen.getByText('2 dari 2 selesai')).toBeDefined()
  press(/^Ulangi dari awal/)
  act(() => press(/dari 33\s*: Tasbih/))
  expect(screen.queryByRole('button', { name: /^Urungkan/ })).toBeNull()
})

test('a new size of the text is said, the first one isn’t', () => {
  setClock('21T05:00:00')
  open('shalat-pendek')
  const size = () => said().filter((words) => words.startsWith('Ukuran teks'))
  expect(size()).toEqual([])
  press(/^Perbesar teks/)
  expect(size()).toEqual(['Ukuran teks 3 dari 5'])
  press(/^Perbesar teks/, 3)
  expect(size()).toEqual(['Ukuran teks 5 dari 5'])
})

test('the count is said after a pause, its end at once', () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] })
  setClock('21T05:00:00')
  open('shalat-pendek')
  const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
  const counts = () => said().filter((words) => /kali|Selesai/.test(words))
  for (let taps = 0; taps < 5; taps += 1) {
    press(/dari 33\s*: Tasbih/)
    pass(1000)
  }
  expect(counts()).toEqual([])
  pass(1000)
  expect(counts()).toEqual(['Dibaca 5 kali dari 33'])
  press(/dari 33\s*: Tasbih/, 28)
  expect(counts()).toEqual(['Selesai: Tasbih'])
})
