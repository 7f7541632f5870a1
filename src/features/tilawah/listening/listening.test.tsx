import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { address, arrive, description, fill, press, testScreens } from '@/app/screen-for-tests'
import { player } from '@/domain/quran/player/use-player'
import { shownVerse, storedFollowFocus } from '@/domain/quran/reader-view'

const { open } = testScreens()

afterEach(() => {
  act(() => player.stop())
  player.setAutoNext(false)
  player.setReciter('01')
  storedFollowFocus.set(false)
})

const verse = (surah: number, ayat: number) => {
  const shown = shownVerse({ surah, ayat })
  if (!shown) throw new Error(`verse ${surah}:${ayat} isn’t shown`)
  return shown
}
const opened = (surah: number, ayat: number) => waitFor(() => verse(surah, ayat))
const played = () =>
  [...document.querySelectorAll('[data-played]')].map((card) => card.getAttribute('data-place'))
const bar = () => screen.findByRole('region', { name: 'Pemutar murottal' })
const barShows = async (words: string) => {
  const region = await bar()
  await waitFor(() => expect(region.textContent).toContain(words))
}
const audio = () => {
  const element = document.querySelector('audio')
  if (!element) throw new Error('there is no audio')
  return element
}
const file = () => audio().src.split('/audio/').at(-1)
/** What the element tells. */
const tell = (...events: string[]) =>
  act(() => {
    for (const event of events) audio().dispatchEvent(new Event(event))
  })
const sounds = () => {
  for (const [name, value] of [
    ['readyState', 4],
    ['duration', 60],
  ] as const)
    Object.defineProperty(audio(), name, { configurable: true, value })
  tell('loadedmetadata', 'playing')
}

/** With CORS and without. */
const fails = () => {
  // Not yet in happy-dom: null stays null.
  Object.defineProperty(audio(), 'crossOrigin', { configurable: true, writable: true, value: '' })
  tell('error', 'error')
}

it('a verse is played from its menu, marked, and followed by the next; the bar leads back to it', async () => {
  await open('/tilawah/112')
  await opened(112, 4)
  await press('Menu ayat 3')
  await press('Putar dari sini')
  expect(file()).toBe('01/112003.wav')
  sounds()
  expect(verse(112, 3).textContent).toContain('Sedang diputar')
  await barShows('Al-Ikhlas ayat 3')
  await press('Jeda Al-Ikhlas')
  expect(verse(112, 3).textContent).toContain('Dijeda')
  await press('Lanjutkan Al-Ikhlas')
  tell('ended')
  expect([file(), played()]).toEqual(['01/112004.wav', ['112:4']])
  // On its page nothing is opened anew.
  fireEvent.click(within(await bar()).getByRole('link', { name: /Al-Ikhlas ayat 4/ }))
  expect([document.activeElement, address()]).toEqual([verse(112, 4), '/tilawah/112'])
  await open('/tilawah/113')
  fireEvent.click(within(await bar()).getByRole('link', { name: /Al-Ikhlas ayat 4/ }))
  await arrive('/tilawah/112?ayat=4')
})

it('in a juz the next surah follows where that was asked for', async () => {
  await open('/tilawah/juz/30?ayat=112:4')
  await opened(112, 4)
  await press('Pilih teks')
  fireEvent.click(await screen.findByLabelText('Lanjut ke surah berikutnya'))
  await press('Tutup')
  await press('Menu Al-Ikhlas ayat 4')
  await press('Putar dari sini')
  sounds()
  tell('ended')
  await waitFor(() => expect(file()).toBe('01/113001.wav'))
  await barShows('Al-Falaq ayat 1')
})

it('verses are repeated, once the fields say which; what is wrong stands beside its field', async () => {
  await open('/tilawah/112')
  await opened(112, 4)
  await press('Menu ayat 2')
  await press('Ulangi…')
  await fill('Sampai ayat', '1')
  await fill('Berapa kali', '21')
  await press('Putar ulangan')
  expect(description(screen.getByLabelText('Sampai ayat'))).toBe(
    'Ayat terakhir tidak boleh sebelum ayat pertama.',
  )
  expect(description(screen.getByLabelText('Berapa kali'))).toBe('Isi 1 sampai 20 kali.')
  expect(screen.getByLabelText('Berapa kali')).toHaveProperty('value', '21')
  await fill('Sampai ayat', '3')
  await fill('Berapa kali', '2')
  await fill('Jeda (detik)', '10')
  await press('Putar ulangan')
  await barShows('Ulangan ayat 2–3, ke-1 dari 2')
  sounds()
  tell('ended')
  sounds()
  tell('ended')
  await barShows('Jeda 10 detik, lalu diulang')
  expect(verse(112, 2).textContent).toContain('Segera diulang')
  await press('Akhiri ulangan')
  expect([file(), played()]).toEqual(['01/112004.wav', ['112:4']])
})

it('a verse that fails is named, tried again, and skipped on wish', async () => {
  await open('/tilawah/112')
  await opened(112, 4)
  await press('Putar Al-Ikhlas')
  fails()
  await barShows('Ayat 1 gagal dimuat')
  expect(verse(112, 1).textContent).toContain('Gagal diputar')
  const region = within(await bar())
  fireEvent.click(region.getByRole('button', { name: 'Coba lagi' }))
  expect(region.queryByRole('alert')).toBeNull()
  fails()
  fireEvent.click(region.getByRole('button', { name: 'Lewati' }))
  expect([file(), played()]).toEqual(['01/112002.wav', ['112:2']])
})

it('the page goes along until a person scrolls, and again on wish', async () => {
  await open('/tilawah/112')
  await opened(112, 4)
  const scrolled: string[] = []
  // There is no layout here: only what is below the window would come into sight.
  const far = new DOMRect(0, 5000, 300, 200)
  for (const ayat of [1, 2, 3, 4])
    Object.assign(verse(112, ayat), {
      getBoundingClientRect: () => far,
      scrollIntoView: () => scrolled.push(`112:${ayat}`),
    })
  await press('Putar Al-Ikhlas')
  scrolled.length = 0
  tell('ended')
  expect(scrolled).toEqual(['112:2'])
  expect(document.activeElement).not.toBe(verse(112, 2))
  const pause = screen.getByRole('button', { name: 'Jeda Al-Ikhlas' })
  pause.focus()
  fireEvent.keyDown(pause, { key: ' ' })
  expect(screen.queryByText('Kembali ke ayat yang diputar')).toBeNull()
  fireEvent.wheel(window)
  tell('ended')
  expect(scrolled).toEqual(['112:2'])
  await press('Kembali ke ayat yang diputar')
  expect([scrolled.at(-1), document.activeElement]).toEqual(['112:3', verse(112, 3)])
  expect(screen.queryByText('Kembali ke ayat yang diputar')).toBeNull()
})

it('the focus goes along on wish alone, and another reciter is chosen where one reads', async () => {
  await open('/tilawah/112')
  await opened(112, 4)
  await press('Pilih teks')
  fireEvent.click(await screen.findByLabelText('Ikuti dengan fokus'))
  fireEvent.click(await screen.findByLabelText('Misyari Rasyid Al-Afasi'))
  await press('Tutup')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await press('Putar Al-Ikhlas')
  expect(file()).toBe('05/112001.wav')
  tell('ended')
  await waitFor(() => expect(document.activeElement).toBe(verse(112, 2)))
})
