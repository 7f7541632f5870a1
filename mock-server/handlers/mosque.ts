import { matches } from '../state/programs'
import { type ControllerHandlers, fail, ok } from './types'

export const mosqueHandlers: ControllerHandlers<'mosque'> = {
  '/mosque/get_campaign': ({ query, state }) => {
    const found = state.seed.masjids.filter((masjid) => matches(query.search, masjid))
    return ok(found, found.length > 0 ? 'Berhasil mengambil masjid.' : 'Masjid tidak ditemukan.')
  },

  '/mosque/get_campaign_by_slug': ({ query, state }) => {
    const masjid = state.seed.masjids.find(({ slug }) => slug === query.slug)
    return masjid
      ? ok([masjid], 'Berhasil mengambil masjid.')
      : fail(404, 'Program tidak ditemukan.')
  },
}
