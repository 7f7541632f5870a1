import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { address, press, testScreens } from '@/app/screen-for-tests'

const { open, asked, calls, hook } = testScreens({ base: false })

const hasArticles = (count: number) =>
  waitFor(() => expect(screen.queryAllByRole('article')).toHaveLength(count))
const search = (name: string) => screen.findByRole<HTMLInputElement>('searchbox', { name })
const choose = async (name: string) => fireEvent.click(await screen.findByRole('tab', { name }))

it('has tabs and a search, both in the address', async () => {
  await open('/news')
  fireEvent.change(await search('Cari Berita'), { target: { value: 'sumur' } })
  await hasArticles(1)
  await waitFor(() => expect(address()).toBe('/news?search=sumur'))
  expect(asked('get_list').at(-1)).toMatchObject({ jenis: 'berita', search: 'sumur' })
  await choose('Blog')
  await waitFor(() => expect(address()).toBe('/news?tab=blog'))
  await hasArticles(6)
  fireEvent.change(await search('Cari Blog'), { target: { value: 'zzz' } })
  await screen.findByText('Artikel tidak ditemukan')
  await waitFor(() => expect(address()).toContain('zzz'))

  // A reload.
  await open(address())
  expect((await search('Cari Blog')).value).toBe('zzz')
  await press('Kosongkan pencarian')
  await hasArticles(6)
  // Each tab keeps its own search.
  await choose('Berita Terbaru')
  await search('Cari Berita')
  await choose('Blog')
  expect((await search('Cari Blog')).value).toBe('')
})

it('asks for nothing without articles, and says at an article’s address that it isn’t there', async () => {
  await hook('withhold?name=news/get_list')
  await hook('withhold?name=news/get_detail')
  await open('/news?search=sumur')
  await screen.findByText('Artikel tidak ditemukan')
  screen.getByText('Nantikan update artikel terbaru kami disini')
  await open('/news/sumur-bor-ketiga-mengalir-di-gunungkidul')
  await screen.findByText('Artikel tidak ditemukan')
  expect(calls('get_list') + calls('get_detail')).toBe(0)
})
