import { infiniteQueryOptions } from '@tanstack/react-query'
import type { Query } from '@/api/client'
import { config } from '@/api/config'
import {
  certainText,
  count,
  DecodeError,
  list,
  NothingFound,
  only,
  pictureUrl,
  requiredText,
  text,
  told,
  uniqueBy,
} from '@/api/decode'
import { decoded } from '@/api/errors'
import type { components } from '@/api/generated/backend'
import { $optional, optionalBackend } from '@/api/optional-backend'
import { query } from '@/api/query'
import { parseWib } from '@/lib/time/wib-date'
import { askedSearch } from '@/lib/list-filter'

type Schemas = components['schemas']

export type NewsKind = Schemas['NewsKind']

/** An article as a list shows it. */
export interface NewsItem {
  slug: string
  title: string
  summary: string | null
  pictureUrl: string | null
  publishedAt: Date | null
  author: string | null
}

/** An article with its text. */
interface NewsArticle extends NewsItem {
  /** As the backend sent it. */
  html: string
}

/** A page of a list, and how many there are. */
export interface NewsPage {
  items: readonly NewsItem[]
  pages: number
}

/** @throws DecodeError without slug or title */
function toNewsItem(wire: Schemas['NewsItem'], what: string): NewsItem {
  return {
    slug: requiredText(wire.slug, `${what}.slug`),
    title: requiredText(wire.judul, `${what}.judul`),
    summary: text(wire.ringkasan),
    pictureUrl: pictureUrl(wire.gambar, config.assetUrl),
    publishedAt: parseWib(certainText(wire.tgl)),
    author: text(wire.penulis),
  }
}

/** A row that can't be read is left out. @throws DecodeError where there is no list, or nothing in it can be read */
export function toNewsPage(wire: Schemas['NewsPage'] | undefined): NewsPage {
  if (wire === undefined) throw new DecodeError('data: expected an object, got nothing')
  const { daftar, pages } = told(wire, 'data')
  return {
    items: list(daftar, (row, what) => toNewsItem(told(row, what), what)),
    pages: count(pages, 'data.pages'),
  }
}

const LIST = '/news/get_list'

/** The articles of a tab, page by page; only where the backend lists them. */
export function newsListQuery(jenis: NewsKind, search: string) {
  const wanted = { jenis, ...(search !== '' && { search: askedSearch(search) }) } satisfies Query<
    typeof LIST
  >
  return infiniteQueryOptions({
    queryKey: ['get', LIST, { params: { query: wanted } }],
    queryFn: async ({ pageParam: page, signal }) => {
      const params = { query: { ...wanted, page } }
      const { data: answer } = await optionalBackend.GET(LIST, { params, signal })
      return decoded(LIST, () => toNewsPage(answer?.data))
    },
    initialPageParam: 1,
    // An empty page is the end, whatever the backend counts.
    getNextPageParam: ({ items, pages }, _all, page) =>
      items.length > 0 && page < pages ? page + 1 : null,
    select: ({ pages }) => articlesOf(pages),
  })
}

/** All articles of some pages. One that moved on to the next page meanwhile is there once. */
export const articlesOf = (pages: readonly NewsPage[]): NewsItem[] =>
  uniqueBy(
    pages.flatMap(({ items }) => items),
    ({ slug }) => slug,
  )

const read = only((wire: Schemas['NewsArticle'], what): NewsArticle => ({
  ...toNewsItem(wire, what),
  html: certainText(wire.isi),
}))

function select(answer: Parameters<typeof read>[0]): NewsArticle {
  const article = read(answer)
  if (article === null) throw new NothingFound('Artikel tidak ditemukan.')
  return article
}

/**
 * One article. Use it only if the backend lists `news/get_detail`.
 * @throws ApiError 404 when no article has this slug
 */
export const newsArticleQuery = (slug: string) =>
  query(
    $optional.queryOptions('get', '/news/get_detail', { params: { query: { slug } } }, { select }),
  )
