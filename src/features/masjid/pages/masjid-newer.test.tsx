import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { arrive, first, follow, shows, testScreens } from '@/app/screen-for-tests'
import { dateIn, WIB } from '@/domain/place/zone'

/* What a mosque tells where the backend has contract 1.1. Without it: masjid-pages.test.tsx. */

const { open, hook, asked, calls } = testScreens({ base: false })

const masjid = '/masjid/masjid-raya-al-hidayah'
/** Nothing is known of its people, and nothing takes place in it. */
const withoutProfile = '/masjid/mushola-al-barokah-kampung-baru'

const section = (name: string) => screen.findByRole('region', { name })
const tells = (name: string, words: string | RegExp) =>
  waitFor(async () => expect((await section(name)).textContent).toMatch(words))
const unknown = () => screen.queryByText('Belum tersedia')
const nothingOf = (...names: string[]) => {
  for (const name of names) expect(screen.queryByRole('region', { name })).toBeNull()
}

describe('a profile', () => {
  it('names its people, opens its contacts, and shows what it has', async () => {
    await open(masjid)
    await tells('Pengurus', 'H. Ahmad FauzanKetua DKM')
    const items = async (name: string) =>
      within(await section(name)).getAllByRole('listitem').length
    expect(await items('Pengurus')).toBe(4)
    const contact = within(await section('Kontak'))
    const href = (name: string | RegExp) => contact.getByRole('link', { name }).getAttribute('href')
    expect(href('+62 213900137')).toBe('tel:+62213900137')
    expect(href(/^dkm@masjid/)).toBe('mailto:dkm@masjid-raya-al-hidayah.example')
    await tells('Kontak', 'ID SIMAS')
    expect(unknown()).toBeNull()
    await tells('Waktu iqamah', 'Maghrib5 menit setelah adzan')
    expect(await items('Fasilitas')).toBe(5)
    await tells('Deksripsi', 'terbuka setiap hari')
    await within(await section('Foto')).findByRole('img', { name: /5 dari 5$/ })
  })

  it('of which nothing is known looks as without one', async () => {
    await open(withoutProfile)
    await tells('Kontak', /Pengurus, Telepon, Email.*Belum tersedia/)
    await tells('Deksripsi', 'beralamat di')
    nothingOf('Pengurus', 'Waktu iqamah', 'Fasilitas', 'Foto')
  })

  it('that fails leaves the rest of the page, and can be asked for again', async () => {
    await open('/masjid/gagal-sebagian')
    await tells('Kontak', 'Gagal dimuat')
    await tells('Kontak', 'Jl. Kramat Raya')
    await tells('Deksripsi', 'beralamat di')
    const before = calls('get_profile')
    fireEvent.click(within(await section('Kontak')).getByRole('button', { name: 'Coba lagi' }))
    await waitFor(() => expect(calls('get_profile')).toBeGreaterThan(before))
  })

  it('that is late leaves nothing said that may be wrong', async () => {
    await hook('hold?call=mosque/get_profile')
    await open(masjid)
    await tells('Kontak', 'Jl. Kramat Raya')
    await tells('Kontak', 'Pengurus, Telepon, Email')
    expect(unknown()).toBeNull()
    await hook('release?call=mosque/get_profile')
    await section('Pengurus')
  })
})

it('without a profile and events a mosque’s pages ask for none', async () => {
  await hook('withhold?name=mosque/get_profile')
  await hook('withhold?name=mosque/get_events')
  await open(masjid)
  await tells('Kontak', 'Belum tersedia')
  await follow('Kegiatan')
  await shows('Tidak ada event terdekat')
  expect(screen.queryByRole('radio')).toBeNull()
  expect([calls('get_profile'), calls('get_events')]).toEqual([0, 0])
})

describe('Kegiatan', () => {
  const events = async () => (await screen.findAllByRole('article')).map((one) => one.textContent)
  const event = async (title: string) =>
    first((await screen.findAllByRole('article')).filter((one) => one.textContent.includes(title)))

  it('has the coming Friday with its officers first, then day by day, and what is chosen', async () => {
    // In the morning: what is over isn't there any more. The seed's days follow from today.
    vi.useFakeTimers({ toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    vi.setSystemTime(`${dateIn(WIB, Date.now())}T06:00:00+07:00`)
    await open(`${masjid}/kegiatan`)
    const friday = await event('Khutbah Jumat: Menjaga amanah')
    expect(friday.textContent).toContain('11.40–12.30 WIB')
    const [first, second] = screen.getAllByRole('region')
    expect(first?.textContent).toMatch(/^Jumat, .*KhatibKH. Abdul Karim.*BilalH. Sulaiman/)
    const tahsin = await event('Tahsin Al-Qur’an dewasa')
    expect(tahsin.textContent).toContain('Untuk muslimah')
    // On a Friday both are of one day.
    expect([first, second]).toContain(tahsin.closest('section'))
    const live = screen.getByRole('link', { name: /^Siaran langsung ?: Kajian Subuh/ })
    expect(live).toHaveProperty('href', 'https://siaran.masjid.example/kajian-subuh')
    const subuh = await event('Kajian Subuh')
    expect(subuh.textContent).toContain('Ba’da Subuh')
    const order = friday.compareDocumentPosition(subuh)
    expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
    expect(friday.closest('section')?.textContent).toMatch(/^Jumat, .*(Hari ini|Besok|Jumat)/)
    expect((await event('Donor darah')).textContent).toContain('Waktu belum ditentukan')
    // Beyond the 60 days that are asked for.
    expect((await events()).join('\n')).not.toContain('Pesantren kilat')
    const cancelled = await event('Kajian Riyadhus Shalihin')
    expect(cancelled.textContent).toContain('Dibatalkan')
    expect(within(cancelled).queryByRole('button')).toBeNull()
    const query = asked('get_events').at(-1) ?? {}
    const between = Date.parse(String(query.sampai)) - Date.parse(String(query.dari))
    expect(between / 86_400_000).toBe(60)

    fireEvent.click(screen.getByRole('radio', { name: 'Muslimah' }))
    await arrive(`${masjid}/kegiatan?untuk=muslimah`)
    await waitFor(async () => expect(await events()).toHaveLength(1))
    fireEvent.click(screen.getByRole('radio', { name: 'Untuk semua' }))
    await arrive(`${masjid}/kegiatan`)
    fireEvent.click(screen.getByRole('radio', { name: 'Sosial' }))
    await arrive(`${masjid}/kegiatan?jenis=Sosial`)
    await waitFor(async () => expect(await events()).toHaveLength(2))
    await open(`${masjid}/kegiatan?jenis=Sosial`)
    expect(await events()).toHaveLength(2)
    expect(screen.getByRole('radio', { name: 'Sosial' })).toHaveProperty('checked', true)
  })

  it('that is empty, failing, late or unknown says so', async () => {
    const named = () => screen.findByRole('heading', { name: 'Masjid Raya Al-Hidayah' })
    await open(`${withoutProfile}/kegiatan`)
    await shows('Tidak ada event terdekat')
    await open('/masjid/gagal-sebagian/kegiatan')
    await screen.findByRole('button', { name: 'Coba lagi' })
    await named()
    await hook('hold?call=mosque/get_events')
    await open(`${masjid}/kegiatan`)
    await named()
    expect(screen.queryByText('Tidak ada event terdekat')).toBeNull()
    await hook('release?call=mosque/get_events')
    await events()
    await open('/masjid/tidak-ada/kegiatan')
    await shows('Masjid tidak ditemukan')
  })
})
