import { expect, it } from 'vitest'
import type { components } from '@/api/generated/backend'
import { articlesOf, newsListQuery, toNewsPage } from './news'

const item: components['schemas']['NewsItem'] = {
  slug: 'sumur',
  judul: 'Sumur ketiga',
  ringkasan: null,
  gambar: 'javascript:alert(1)',
  tgl: '2026-11-25 04:30:00',
  penulis: ' ',
}

it('reads a page, without what can’t be read and without a picture that could run a script', () => {
  const spoilt = { ...item, slug: '' }
  expect(toNewsPage({ daftar: [spoilt, item], page: 1, pages: 3 })).toEqual({
    items: [
      {
        slug: 'sumur',
        title: 'Sumur ketiga',
        summary: null,
        pictureUrl: null,
        publishedAt: new Date('2026-11-25T04:30:00+07:00'),
        author: null,
      },
    ],
    pages: 3,
  })
  expect(() => toNewsPage(undefined)).toThrow('data: expected an object')
  expect(() => toNewsPage({ daftar: [spoilt], page: 1, pages: 1 })).toThrow('data[0].slug')
})

const page = (pages: number, ...slugs: string[]) => ({
  ...toNewsPage({ daftar: slugs.map((slug) => ({ ...item, slug })), page: 1, pages }),
})

it('shows an article once that has moved on to the next page', () => {
  const articles = articlesOf([page(2, 'a', 'b'), page(2, 'b', 'c')])
  expect(articles.map(({ slug }) => slug)).toEqual(['a', 'b', 'c'])
})

it.each([
  [page(3, 'a'), 1, 2],
  [page(3, 'a'), 3, null],
  [page(1, 'a'), 1, null],
  // Beyond the last page, whatever is counted.
  [page(9), 4, null],
])('after %j, page %i, comes %j', (last, number, next) => {
  expect(newsListQuery('berita', '').getNextPageParam(last, [last], number, [number])).toBe(next)
})
