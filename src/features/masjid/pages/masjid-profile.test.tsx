import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { press, testScreens } from '@/app/screen-for-tests'

const { open, calls, hook } = testScreens({ base: false })

const ordinary = '/masjid/masjid-raya-al-hidayah'
const withoutProfile = '/masjid/mushola-al-barokah-kampung-baru'

const says = (name: string, words: string) =>
  waitFor(async () => expect((await section(name)).textContent).toContain(words))
const section = (name: string) => screen.findByRole('region', { name })
const missing = (name: string) => expect(screen.queryByRole('region', { name })).toBeNull()

describe('a mosque’s profile', () => {
  it('of which nothing is known looks as without one', async () => {
    await open(withoutProfile)
    await says('Kontak', 'Belum tersedia')
    await says('Kontak', 'Pengurus, Telepon, Email')
    await says('Deksripsi', 'beralamat di')
    for (const name of ['Pengurus', 'Waktu iqamah', 'Fasilitas', 'Foto']) missing(name)
  })

  it('that is late leaves nothing said that may be wrong', async () => {
    await hook('hold?call=mosque/get_profile')
    await open(ordinary)
    await says('Kontak', 'Jl. Kramat Raya')
    await says('Kontak', 'Pengurus, Telepon, Email')
    expect((await section('Kontak')).textContent).not.toContain('Belum tersedia')
    await hook('release?call=mosque/get_profile')
    await section('Pengurus')
  })

  it('is not asked for where the backend has none, nor are events', async () => {
    await hook('withhold?name=mosque/get_profile')
    await hook('withhold?name=mosque/get_events')
    await open(ordinary)
    await within(await section('Kontak')).findByText('Belum tersedia')
    await open(`${ordinary}/kegiatan`)
    await screen.findByText('Tidak ada event terdekat')
    expect(screen.queryAllByRole('radio')).toEqual([])
    expect(calls('get_profile') + calls('get_events')).toBe(0)
  })
})

describe('Kegiatan', () => {
  it('says that there are none', async () => {
    await open(`${withoutProfile}/kegiatan`)
    await screen.findByText('Tidak ada event terdekat')
  })

  it('that fail leave the mosque, and can be asked for again', async () => {
    await open('/masjid/gagal-sebagian/kegiatan')
    await screen.findByRole('heading', { name: 'Masjid Raya Al-Hidayah' })
    const before = calls('get_events')
    await press('Coba lagi')
    await waitFor(() => expect(calls('get_events')).toBeGreaterThan(before))
  })

  it('that are late are not called none', async () => {
    await hook('hold?call=mosque/get_events')
    await open(`${ordinary}/kegiatan`)
    await screen.findByRole('heading', { name: 'Masjid Raya Al-Hidayah' })
    expect(screen.queryByText('Tidak ada event terdekat')).toBeNull()
    await hook('release?call=mosque/get_events')
    expect(await screen.findAllByRole('article')).not.toEqual([])
  })

  it('of no mosque say so', async () => {
    await open('/masjid/tidak-ada/kegiatan')
    await screen.findByText('Masjid tidak ditemukan')
  })
})
