import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { address, fill, label, press, shows, testScreens } from '@/app/screen-for-tests'
import { player } from '@/domain/quran/player/use-player'

const { open, hook } = testScreens()

afterEach(() => {
  act(() => player.stop())
})

/** Not by their role: of 114 rows with buttons that takes seconds. */
const rows = () =>
  [...document.querySelectorAll('[aria-label="Daftar surah"] > li')].map((row) => row.textContent)
const listed = (count: number) => waitFor(() => expect(rows()).toHaveLength(count))

it('all surahs are listed, and found by number, name and meaning', async () => {
  await open('/quran/murottal')
  await listed(114)
  expect(rows()[0]).toMatch(/^1.*Al-Fatihah.*Pembukaan/)
  for (const [search, name] of [
    ['al fatiha', 'Al-Fatihah'],
    ['ya sin', 'Yasin'],
    ['67', 'Al-Mulk'],
    ['lebah', 'An-Nahl'],
  ] as const) {
    await fill('Cari surah', search)
    await listed(1)
    expect(rows()[0]).toContain(name)
  }
  await waitFor(() => expect(address()).toMatch(/\?search=lebah$/))
  await open(address())
  await listed(1)
  expect(screen.getByLabelText(label('Cari surah'))).toHaveProperty('value', 'lebah')
  await fill('Cari surah', 'zzzz')
  await shows('Surah tidak ditemukan')
  await press('Hapus pencarian')
  await listed(114)
})

it('a row says what its recitation waits for, but not at each seek, and what the system does', async () => {
  await open('/quran/murottal?search=baqarah')
  const loading = () => screen.queryByText('Memuat audio…')
  await press('Putar Al-Baqarah')
  expect(loading()?.getAttribute('role')).toBe('status')
  const audio = document.querySelector('audio')
  if (!audio) throw new Error('there is no audio')
  const tell = (...events: string[]) =>
    act(() => {
      for (const event of events) audio.dispatchEvent(new Event(event))
    })
  for (const [name, value] of [
    ['readyState', 4],
    ['duration', 60],
  ] as const)
    Object.defineProperty(audio, name, { configurable: true, value })
  tell('loadedmetadata', 'playing')
  expect(loading()).toBeNull()
  screen.getByRole('button', { name: 'Jeda Al-Baqarah' })
  tell('waiting')
  expect(loading()?.getAttribute('role')).toBeNull()
  act(() => audio.pause())
  tell('pause')
  screen.getByRole('button', { name: 'Putar Al-Baqarah' })
})

it('the bar says of a recitation whose length nobody knows where it is, and not that it isn’t there', async () => {
  await open('/quran/murottal?search=baqarah')
  await press('Putar Al-Baqarah')
  const slider = await screen.findByRole<HTMLInputElement>('slider', { name: 'Posisi Al-Baqarah' })
  const audio = document.querySelector('audio')
  if (!audio) throw new Error('there is no audio')
  // As a host answers that says no Content-Length.
  const values = { readyState: 0, duration: NaN, currentTime: 0 }
  for (const name of ['readyState', 'duration', 'currentTime'] as const)
    Object.defineProperty(audio, name, { configurable: true, get: () => values[name] })
  const at = (position: number, length: number, ...events: string[]) => {
    Object.assign(values, { readyState: 4, duration: length, currentTime: position })
    act(() => {
      for (const event of events) audio.dispatchEvent(new Event(event))
    })
    return [slider.getAttribute('aria-valuetext'), slider.disabled, slider.value, slider.max]
  }
  expect(at(0, NaN, 'timeupdate')).toEqual(['Belum dimuat', true, '0', '1'])
  expect(at(0, Infinity, 'loadedmetadata', 'playing')).toEqual(['0 detik', true, '0', '1'])
  expect(at(63, Infinity, 'timeupdate')).toEqual(['1 menit 3 detik', true, '0', '1'])
  act(() => player.seek(5))
  expect(values.currentTime).toBe(63)
  // It has come to its end, so the browser knows.
  expect(at(64, 120, 'timeupdate')).toEqual(['1 menit 4 detik dari 2 menit', false, '64', '120'])
})

it('whether the next surah follows by itself is remembered', async () => {
  await open('/quran/murottal')
  const following = () => screen.findByLabelText('Lanjut ke surah berikutnya')
  fireEvent.click(await following())
  act(() => player.reread())
  expect(await following()).toHaveProperty('checked', true)
})

it('a list that fails says so, and can be tried again', async () => {
  await hook('services/surah/down')
  await open('/quran/murottal')
  await shows('Gagal memuat')
  await hook('services/surah/up')
  await press('Coba lagi')
  await listed(114)
})
