import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { alerts, arrive, follow, press, shows, testScreens } from '@/app/screen-for-tests'
import { stickerCode } from '@/domain/qris/sticker-for-tests'
import { openQrReader } from '@/features/masjid/check/qr-reader'
import type { Sight } from '@/features/masjid/check/sight'
import { openPicture } from '@/ui/picked-picture/picture'

vi.mock(import('@/features/masjid/check/qr-reader'), () => ({ openQrReader: vi.fn() }))
vi.mock(import('@/ui/picked-picture/picture'), { spy: true })

const { open, hook } = testScreens({ base: false })

const masjid = '/masjid/masjid-raya-al-hidayah'
const page = `${masjid}/periksa`
const own = { name: 'MASJID RAYA AL-HIDAYAH', nmid: 'ID1020304000001' }

const nothing = (isDark = false): Sight => ({ kind: 'nothing', isDark })

/** What is seen by the camera or in a picture from now on. */
let sight: () => Promise<Sight>
/** The camera's streams that are on. */
let running: Set<object>
let getUserMedia: () => Promise<unknown>

/** A camera without a picture. */
function camera(capabilities: object = {}) {
  const track = Object.assign(new EventTarget(), {
    stop: () => running.delete(track),
    getCapabilities: () => capabilities,
    applyConstraints: vi.fn(async () => undefined),
  })
  running.add(track)
  const stream = { getTracks: () => [track], getVideoTracks: () => [track] }
  return { track, stream }
}

beforeEach(() => {
  running = new Set()
  sight = async () => nothing()
  getUserMedia = async () => camera().stream
  vi.stubGlobal('isSecureContext', true)
  Object.defineProperty(navigator, 'mediaDevices', {
    configurable: true,
    value: { getUserMedia: () => getUserMedia() },
  })
  // The document takes no stream but its own.
  vi.spyOn(HTMLMediaElement.prototype, 'srcObject', 'set').mockReturnValue(undefined)
  vi.mocked(openQrReader).mockReturnValue({
    lookAtFrame: () => sight(),
    lookAtPicture: () => sight(),
    close: () => undefined,
  })
})
afterEach(() => {
  Reflect.deleteProperty(navigator, 'mediaDevices')
})

const sees = (text: string) => {
  sight = async () => ({ kind: 'code', text })
}
const heading = (name: string) => screen.findByRole('heading', { name })

it.each([
  ['its own', own, 'Milik masjid ini', /cocok.*MASJID RAYA AL-HIDAYAH/, null],
  [
    'another merchant’s under its name',
    { ...own, nmid: 'ID9999999999999' },
    'Bukan milik masjid ini',
    /Jangan membayar.*NMID di stikerID9999999999999.*NMID terdaftarID1020304000001/,
    'tel:+62213900137',
  ],
  [
    'its NMID under another name',
    { ...own, name: 'TOKO MAJU' },
    'NMID cocok, namanya berbeda',
    /Nama terdaftarMASJID RAYA AL-HIDAYAH/,
    'tel:+62213900137',
  ],
])('tells %s', async (_, printed, title, words, contact) => {
  sees(stickerCode(printed))
  await open(masjid)
  await follow('Periksa stiker QRIS')
  await arrive(page)
  await press('Buka kamera')
  const found = await heading(title)
  await shows(words)
  await waitFor(() => expect(document.activeElement).toBe(found))
  expect(running.size).toBe(0)
  expect(
    screen.queryByRole('link', { name: 'Telepon pengurus' })?.getAttribute('href') ?? null,
  ).toBe(contact)
})

it.each([
  ['an address', 'https://bayar.example/qris', 'Bukan QRIS', /tidak kami buka.*bayar\.example/],
  ['a damaged code', `${stickerCode(own)}0`, 'Kode QRIS ini rusak', /Jangan membayar/],
])('judges %s as it is', async (_, text, title, words) => {
  sees(text)
  await open(page)
  await press('Buka kamera')
  await heading(title)
  await shows(words)
  expect(document.querySelector('main a[href*="bayar.example"]')).toBeNull()
  sees(stickerCode(own))
  await press('Pindai lagi')
  await heading('Milik masjid ini')
})

it('writes to those who run the mosque where their number is a mobile one', async () => {
  sees(stickerCode({ nmid: 'ID9999999999999' }))
  await open('/masjid/masjid-nurul-iman-cisarua/periksa')
  await press('Buka kamera')
  const link = await screen.findByRole('link', { name: 'WhatsApp pengurus' })
  const { host, pathname, searchParams } = new URL(link.getAttribute('href') ?? '')
  expect([host, pathname]).toEqual(['wa.me', '/628123900822'])
  expect(searchParams.get('text')).toMatch(
    /di Masjid Nurul Iman Cisarua .*NMID di stiker: ID9999999999999.*NMID terdaftar: ID1020304000006/s,
  )
})

it.each([
  ['whose QRIS nobody knows', '/masjid/mushola-al-barokah-kampung-baru', /belum terdaftar/],
  ['whose profile fails', '/masjid/gagal-sebagian', /gagal dimuat/],
])('only tells what a sticker says in a mosque %s', async (_, path, words) => {
  sees(stickerCode(own))
  await open(`${path}/periksa`)
  await press('Buka kamera')
  await heading('Belum dapat dibandingkan')
  await shows(words)
  await shows(/Nama di stikerMASJID RAYA AL-HIDAYAH/)
  await open(path)
  await screen.findByRole('link', { name: 'Pasang di layar' })
  expect(screen.queryByRole('link', { name: 'Periksa stiker QRIS' })).toBeNull()
})

it.each([
  ['NotAllowedError', /^Kamera tidak diizinkan\./],
  ['NotFoundError', /^Kamera tidak ditemukan/],
  ['NotReadableError', /sedang dipakai aplikasi lain/],
])('says why there is no camera: %s', async (name, words) => {
  getUserMedia = () => Promise.reject(new DOMException('', name))
  await open(page)
  await press('Buka kamera')
  await alerts(words)
  getUserMedia = async () => camera().stream
  await press('Buka kamera')
  await screen.findByLabelText('Gambar kamera')
  await alerts('')
})

it('says that a camera needs TLS, and a browser that has one', async () => {
  vi.stubGlobal('isSecureContext', false)
  await open(page)
  await press('Buka kamera')
  await alerts(/alamat https/)
  vi.stubGlobal('isSecureContext', true)
  Reflect.deleteProperty(navigator, 'mediaDevices')
  await press('Buka kamera')
  await alerts(/tidak ditemukan/)
})

it('stops the camera when it is closed, hidden or left, also before it came', async () => {
  await open(page)
  await press('Buka kamera')
  await screen.findByLabelText('Gambar kamera')
  expect(running.size).toBe(1)
  await press('Tutup kamera')
  await waitFor(() => expect(running.size).toBe(0))

  await press('Buka kamera')
  await screen.findByLabelText('Gambar kamera')
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  fireEvent(document, new Event('visibilitychange'))
  await waitFor(() => expect(running.size).toBe(0))
  hidden.mockRestore()

  let give = (_: unknown) => {}
  getUserMedia = () => new Promise((resolve) => (give = resolve))
  await press('Buka kamera')
  await shows(/Izinkan kamera/)
  await open(masjid)
  const { stream } = camera()
  await act(async () => give(stream))
  expect(running.size).toBe(0)
})

it('says when it is too dark, and switches the lamp on', async () => {
  const { stream, track } = camera({ torch: true })
  getUserMedia = async () => stream
  sight = async () => nothing(true)
  await open(page)
  await press('Buka kamera')
  await shows(/Terlalu gelap.*nyalakan senter/)
  await press('Nyalakan senter')
  await screen.findByRole('button', { name: 'Matikan senter' })
  expect(track.applyConstraints).toHaveBeenCalledWith({
    advanced: [expect.objectContaining({ torch: true })],
  })
  await act(async () => track.dispatchEvent(new Event('ended')))
  await alerts(/Kamera tidak dapat dibuka/)
})

const pick = async (file: File) =>
  fireEvent.change(await screen.findByLabelText('Pilih gambar stiker QRIS'), {
    target: { files: [file] },
  })
const photo = new File(['foto'], 'stiker.jpg', { type: 'image/jpeg' })

/** Every picture can be opened from now on. */
function picturesAre(side: number) {
  const image = new Image()
  for (const name of ['naturalWidth', 'naturalHeight'])
    Object.defineProperty(image, name, { value: side })
  vi.mocked(openPicture).mockResolvedValue(image)
}

it.each([
  ['a dark picture', 1000, async () => nothing(true), /terlalu gelap/],
  ['a small one', 100, async () => nothing(), /terlalu kecil/],
  ['one without a code', 1000, async () => nothing(), /seluruh kode QR terlihat/],
])('says what to do about %s', async (_, side, seen, words) => {
  picturesAre(side)
  sight = seen
  await open(page)
  await pick(photo)
  await heading('Kode QR tidak terbaca')
  await shows(words)
  sees(stickerCode(own))
  await pick(photo)
  await heading('Milik masjid ini')
})

it('refuses what is no picture or too large, and says when the reader can’t be fetched', async () => {
  await open(page)
  await pick(new File(['%PDF'], 'stiker.pdf', { type: 'application/pdf' }))
  await alerts(/bukan gambar/)
  const large = new File(['x'], 'stiker.jpg', { type: 'image/jpeg' })
  Object.defineProperty(large, 'size', { value: 50_000_000 })
  await pick(large)
  await alerts(/terlalu besar/)
  picturesAre(1000)
  sight = () => Promise.reject(new Error('offline'))
  await pick(photo)
  await alerts(/Pembaca kode QR gagal dimuat/)
  await press('Pindai lagi')
  await alerts(/Pembaca kode QR gagal dimuat/)
  await waitFor(() => expect(running.size).toBe(0))
})

it('compares nothing where the backend has no profiles', async () => {
  await hook('withhold?name=mosque/get_profile')
  sees(stickerCode(own))
  await open(masjid)
  await screen.findByRole('link', { name: 'Pasang di layar' })
  expect(screen.queryByRole('link', { name: 'Periksa stiker QRIS' })).toBeNull()
  await open(page)
  await press('Buka kamera')
  await heading('Belum dapat dibandingkan')
})
