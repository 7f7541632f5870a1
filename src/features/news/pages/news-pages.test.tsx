import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import {
  address,
  arrive,
  fill,
  follow,
  press,
  shows,
  testScreens,
  valueOf,
} from '@/app/screen-for-tests'

const articles = (count: number) =>
  waitFor(() => expect(screen.queryAllByRole('article')).toHaveLength(count))
const tab = async (name: string) => fireEvent.click(await screen.findByRole('tab', { name }))

describe('where the backend has articles', () => {
  const app = testScreens({ base: false })
  const { open, hook, asked } = app

  it('a button brings more, once for two presses, and repeats what failed', async () => {
    await open('/news')
    await articles(10)
    await hook('hold?call=news/get_list')
    const more = screen.getByRole('button', { name: 'Muat lebih banyak' })
    more.focus()
    fireEvent.click(more)
    fireEvent.click(more)
    await waitFor(() => expect(more.textContent).toBe('Memuat…'))
    // Whoever has pressed it isn't thrown back to the top.
    expect(document.activeElement).toBe(more)
    await hook('services/backend/down')
    await hook('release?call=news/get_list')
    await screen.findByText('Artikel berikutnya gagal dimuat.')
    await articles(10)
    await hook('services/backend/up')
    fireEvent.click(more)
    await articles(20)
    await press('Muat lebih banyak')
    const end = await screen.findByText('Semua artikel sudah ditampilkan.')
    expect(document.activeElement).toBe(end)
    // Neither the two presses nor the failure brought a page twice.
    const texts = screen.getAllByRole('article').map(({ textContent }) => textContent)
    expect(new Set(texts).size).toBe(texts.length)
  })

  it('tabs and a search are in the address', async () => {
    await open('/news')
    await articles(10)
    await fill('Cari Berita', 'sumur')
    await articles(1)
    expect(address()).toBe('/news?search=sumur')
    expect(asked('get_list').at(-1)).toMatchObject({ jenis: 'berita', search: 'sumur' })
    await tab('Blog')
    await arrive('/news?tab=blog')
    await articles(6)
    await fill('Cari Blog', 'zzz')
    await screen.findByText('Artikel tidak ditemukan')
    await open(address())
    await screen.findByText('Artikel tidak ditemukan')
    expect(valueOf('Cari Blog')).toBe('zzz')
    await press('Kosongkan pencarian')
    await articles(6)
    // Each tab keeps its own search.
    await tab('Berita Terbaru')
    await tab('Blog')
    await screen.findByLabelText('Cari Blog')
    expect(valueOf('Cari Blog')).toBe('')
  })

  it('an article can be shared, and leads back', async () => {
    const path = '/news/sumur-bor-ketiga-mengalir-di-gunungkidul'
    const title = 'Sumur bor ketiga mengalir di Gunungkidul'
    await open('/news?search=sumur')
    fireEvent.click(within(await screen.findByRole('article')).getByRole('link'))
    await arrive(path)
    await screen.findByRole('heading', { name: title, level: 2 })
    await waitFor(() => expect(document.title).toBe(`${title} · Jejaring Masjid`))
    await screen.findByRole('heading', { name: 'Bagaimana kelanjutannya?' })
    screen.getByText('Tim Jejaring Masjid')
    const share = vi.fn<(data: ShareData) => Promise<void>>(() => Promise.resolve())
    vi.stubGlobal('navigator', Object.create(navigator, { share: { value: share } }))
    await press('Bagikan')
    await waitFor(() => expect(share.mock.lastCall?.[0].url).toBe(window.location.origin + path))
    window.history.back()
    await articles(1)
    expect(address()).toBe('/news?search=sumur')
  })

  it('an article ends in the program that its text links to, and stands without it', async () => {
    await open('/news/ambulans-gratis-telah-mengantar-340-pasien')
    const end = within(await screen.findByRole('region', { name: 'Program dalam artikel ini' }))
    expect(end.getByRole('link').getAttribute('href')).toBe(
      '/campaign/ambulans-gratis-masjid-al-anwar',
    )
    await end.findByText(/^Rp \d/)
    await open('/news/doa-masuk-dan-keluar-masjid')
    await screen.findByRole('heading', { name: 'Doa masuk dan keluar masjid' })
    await app.settle()
    expect(screen.queryByRole('region', { name: 'Program dalam artikel ini' })).toBeNull()
  })

  it('what fails or is not there says so', async () => {
    for (const path of ['/news?search=gagal-500', '/news/gagal-500']) {
      await open(path)
      await screen.findByRole('button', { name: 'Coba lagi' })
    }
    await open('/news/tidak-ada')
    await screen.findByText('Artikel tidak ditemukan')
    await hook('hold?call=news/get_list')
    await follow('Lihat artikel lain')
    await shows('Memuat…')
    expect(screen.queryByText('Artikel tidak ditemukan')).toBeNull()
    await hook('release?call=news/get_list')
    await articles(10)
  })
})

describe('where the backend has none', () => {
  const { open, calls } = testScreens()

  it('two tabs, each with its search, say so, and nothing is asked for', async () => {
    await open('/news')
    const first = await screen.findByRole('tab', { name: 'Berita Terbaru', selected: true })
    await fill('Cari Berita', 'masjid')
    await screen.findByText('Artikel tidak ditemukan')
    await screen.findByText('Nantikan update artikel terbaru kami disini')
    await tab('Blog')
    await screen.findByLabelText('Cari Blog')
    expect(valueOf('Cari Blog')).toBe('')
    await screen.findByText('Artikel tidak ditemukan')
    await open(address())
    const blog = await screen.findByRole('tab', { name: 'Blog', selected: true })
    blog.focus()
    fireEvent.keyDown(blog, { key: 'ArrowRight' })
    await screen.findByLabelText('Cari Berita')
    expect(document.activeElement?.textContent).toBe(first.textContent)
    await open('/news/sumur-bor-ketiga-mengalir-di-gunungkidul')
    await screen.findByText('Artikel tidak ditemukan')
    expect([calls('get_list'), calls('get_detail')]).toEqual([0, 0])
  })
})
