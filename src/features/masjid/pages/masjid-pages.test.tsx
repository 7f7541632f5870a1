import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import {
  arrive,
  fill,
  first,
  follow,
  label,
  press,
  shows,
  testScreens,
  valueOf,
} from '@/app/screen-for-tests'
import { isIn, jakarta, standAt } from '@/domain/place/stand-at-for-tests'

const { open, hook, asked, calls } = testScreens()

const masjid = '/masjid/masjid-raya-al-hidayah'
const card = (name: string) =>
  waitFor(() => {
    const cards = screen.getAllByRole('article')
    return first(cards.filter(({ textContent }) => textContent.includes(name))).textContent
  })

it('tells travel time and distance, searches, and leads to a mosque', async () => {
  standAt(isIn(jakarta))
  await open('/masjid')
  expect(first(await screen.findAllByRole('article')).textContent).toMatch(
    /Masjid Raya Al-Hidayah.*Jl\. Kramat Raya No\. 112.*3 menit.*2,26 km/,
  )
  expect(await card('Kampung Baru')).toContain('94 jam 47 menit')
  expect(await card('Darussalam Rungan')).toContain('Jarak tidak diketahui')
  const map = screen.getByRole('link', { name: 'Cari di peta' })
  expect(map.getAttribute('href')).toBe('/kencleng-masjid/map')
  await fill('Cari masjid', 'losari')
  await arrive('/masjid?search=losari')
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1))
  expect(asked('get_campaign').at(-1)).toMatchObject({ search: 'losari' })
  await fill('Cari masjid', "nurussa'adah")
  expect(await card('Nurussa’adah')).toContain('km')
  await fill('Cari masjid', 'losari')
  await arrive('/masjid?search=losari')
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1))
  fireEvent.click(within(screen.getByRole('article')).getByRole('link'))
  await screen.findByRole('heading', { name: /Masjid Apung Losari/, level: 2 })
})

it('has the tiles and text of a mosque, and one row for missing data', async () => {
  standAt(isIn(jakarta))
  await open(masjid)
  await screen.findByRole('heading', { name: 'Masjid Raya Al-Hidayah' })
  await shows('2,26 km')
  const finance = screen.getByRole('link', { name: 'Keuangan' })
  expect(finance.getAttribute('target')).toBe('_blank')
  expect(finance.getAttribute('href')).toMatch(/\/keuangan$/)
  const kencleng = screen.getByRole('link', { name: 'Kencleng Masjid' })
  expect(kencleng.getAttribute('href')).toBe('/kencleng-masjid/masjid-raya-al-hidayah')
  await shows('Masjid Raya Al-Hidayah beralamat di')
  await shows(/Jl\. Kramat Raya No\. 112.*Pengurus, Telepon, Email ?Belum tersedia/)
  expect(screen.getAllByText('Belum tersedia')).toHaveLength(1)
  expect(screen.queryByText('-')).toBeNull()
  await follow('Kegiatan')
  await shows('Tidak ada event terdekat')
  await shows('2,26 km')
  expect([calls('get_profile'), calls('get_events')]).toEqual([0, 0])
})

it('takes the application of a mosque, for a chat with its details', async () => {
  const chats = vi.spyOn(window, 'open').mockReturnValue(null)
  const number = 'Nomor WhatsApp'
  await open('/masjid')
  await follow('Daftarkan masjid')
  // The page that one goes to takes the focus first.
  await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'))
  await press('Kirim lewat WhatsApp')
  await waitFor(() => expect(screen.getAllByText('Mohon diisi terlebih dahulu')).toHaveLength(4))
  expect(document.activeElement).toBe(screen.getByLabelText(label('Nama masjid')))
  await fill('Nama masjid', 'Masjid Al-Huda')
  await fill('Alamat masjid', 'Jl. Melati No. 3, Malang')
  await open('/masjid/daftar')
  await waitFor(() => expect(valueOf('Nama masjid')).toBe('Masjid Al-Huda'))
  await fill('Nama pengurus', 'Ahmad')
  await fill(number, '0812')
  await press('Kirim lewat WhatsApp')
  await shows('Nomor Whatsapp diisi minimal 10 digit')
  await fill(number, '0812 3456 7890')
  fireEvent.blur(screen.getByLabelText(label(number)))
  // As it stands after the +62 beside it.
  await waitFor(() => expect(valueOf(number)).toBe('81234567890'))
  await press('Kirim lewat WhatsApp')
  const chat = (await screen.findByRole('link', { name: 'Buka lagi WhatsApp' })).getAttribute(
    'href',
  )
  expect(chats.mock.calls).toEqual([[chat, '_blank', 'noopener']])
  expect(chat).toMatch(/^https:\/\/wa\.me\/6281200000000\?text=/)
  expect(new URL(chat ?? '').searchParams.get('text')).toContain('Nama masjid: Masjid Al-Huda')
})

it('says that the map waits for a position, that there is none, and asks again', async () => {
  const asking: [PositionCallback, () => void][] = []
  const waits = () => shows('Loading location...')
  const note = () => screen.queryByText(/peta menampilkan seluruh Indonesia/)
  standAt((...answers) => asking.push(answers))
  await open('/kencleng-masjid/map')
  await waits()
  asking.at(-1)?.[1]()
  await waitFor(() => expect(note()).not.toBeNull())
  await waitFor(() => expect(screen.queryByText('Loading location...')).toBeNull())
  await press('Cari lokasi saya')
  const found = asking.at(-1)?.[0]
  expect(asking).toHaveLength(2)
  if (found) isIn(jakarta)(found)
  await waitFor(() => expect(note()).toBeNull())
})

it('invents no distance without a location', async () => {
  await open('/masjid')
  const card = first(await screen.findAllByRole('article'))
  expect(card.textContent).toContain('Jarak tidak diketahui')
  expect(screen.queryByText(/\d km$/)).toBeNull()
  await open('/masjid/masjid-raya-al-hidayah/kegiatan')
  await shows('Jarak tidak diketahui')
})

it('says that nobody has put a mosque on the map', async () => {
  await open('/masjid/masjid-darussalam-rungan')
  await screen.findByText('Lokasi masjid ini belum ada di peta.')
  expect(screen.queryByRole('link', { name: /Petunjuk arah/ })).toBeNull()
})

it('says that no mosque is on the map', async () => {
  await hook('rows?count=0')
  await open('/kencleng-masjid/map')
  await shows('Belum ada masjid di peta.')
})

it('says that a mosque could not be loaded', async () => {
  await open('/masjid/gagal-500')
  await screen.findByRole('button', { name: 'Coba lagi' })
})

it('waits for a mosque, and says that there is none', async () => {
  await hook('hold?call=mosque/get_campaign_by_slug')
  await open('/masjid/tidak-ada')
  await screen.findByText('Loading...')
  await hook('release?call=mosque/get_campaign_by_slug')
  await screen.findByText('Masjid tidak ditemukan')
})
