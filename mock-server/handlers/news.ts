import { LONG_SLUG } from '../seed/long'
import { longArticle } from '../seed/news'
import { type ControllerHandlers, fail, ok } from './types'

const PAGE_SIZE = 10

export const newsHandlers: ControllerHandlers<'news'> = {
  '/news/get_list': ({ query: { jenis, search = '', page = 1 }, state }) => {
    const wanted = search.trim().toLowerCase()
    const found =
      wanted === LONG_SLUG
        ? [longArticle(state.now())]
        : state.seed.news.filter(
            (article) =>
              article.jenis === jenis &&
              `${article.judul} ${article.ringkasan ?? ''}`.toLowerCase().includes(wanted),
          )
    const daftar = found
      .slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)
      .map(({ slug, judul, ringkasan, gambar, tgl, penulis }) => ({
        slug,
        judul,
        ringkasan,
        gambar,
        tgl,
        penulis,
      }))
    return ok(
      { daftar, page, pages: Math.ceil(found.length / PAGE_SIZE) },
      daftar.length > 0 ? 'Berhasil mengambil artikel.' : 'Artikel tidak ditemukan.',
    )
  },

  '/news/get_detail': ({ query, state }) => {
    const found = [...state.seed.news, longArticle(state.now())].find(
      ({ slug }) => slug === query.slug,
    )
    if (!found) return fail(404, 'Artikel tidak ditemukan.')
    const { jenis, ...article } = found
    return ok(article, 'Berhasil mengambil artikel.')
  },
}
