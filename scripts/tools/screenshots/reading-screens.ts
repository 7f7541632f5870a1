import { paths } from '../../../src/lib/address/paths'
import type { Screen } from './screen'

/** Dzikir, recitations and the news. */
export const readingScreens: Screen[] = [
  { name: 'dzikir', path: paths.dzikir() },
  {
    name: 'dzikir-target',
    path: paths.dzikir(),
    prepare: (page) => page.getByRole('button', { name: /^Target/ }).click(),
  },
  {
    name: 'dzikir-links',
    path: paths.dzikir(),
    prepare: (page) => page.getByRole('button', { name: "Al Ma'tsurat" }).click(),
  },
  { name: 'dzikir-reading', path: paths.alMatsurat('sugro-pagi') },
  { name: 'asmaul-husna', path: paths.asmaulHusna() },
  { name: 'asmaul-husna-list', path: `${paths.asmaulHusna()}?tampilan=daftar` },
  {
    name: 'news',
    path: paths.news(),
    prepare: (page) => page.getByRole('article').first().waitFor(),
  },
  {
    name: 'news-end',
    path: `${paths.news()}?tab=blog`,
    prepare: async (page) => {
      await page.getByText('Semua artikel sudah ditampilkan.').scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'news-absent',
    path: paths.news(),
    prepare: async (page, standIn) => {
      await standIn.withhold('news/get_list')
      await page.reload()
      await page.getByText('Artikel tidak ditemukan').waitFor()
    },
  },
  { name: 'news-article', path: paths.article('sumur-bor-ketiga-mengalir-di-gunungkidul') },
  { name: 'news-article-gone', path: paths.article('tidak-ada') },
  { name: 'all-services', path: paths.allServices() },
  { name: 'murottal', path: paths.murottal() },
  {
    name: 'murottal-playing',
    path: paths.murottal(),
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Putar Al-Baqarah' }).click()
      await page.getByRole('slider').fill('21')
    },
  },
]
