import { LONG_SLUG } from '../seed/long'
import { matches } from '../state/programs'
import type { State } from '../state/state'
import { type ControllerHandlers, fail, ok } from './types'

const longMasjids = ({ programs }: State) => programs.long.flatMap(({ masjid }) => masjid ?? [])

export const mosqueHandlers: ControllerHandlers<'mosque'> = {
  '/mosque/get_campaign': ({ query, state }) => {
    const found =
      query.search === LONG_SLUG
        ? longMasjids(state)
        : state.seed.masjids.filter((masjid) => matches(query.search, masjid))
    return ok(found, found.length > 0 ? 'Berhasil mengambil masjid.' : 'Masjid tidak ditemukan.')
  },

  '/mosque/get_campaign_by_slug': ({ query, state }) => {
    const masjid = [...state.seed.masjids, ...longMasjids(state)].find(
      ({ slug }) => slug === query.slug,
    )
    return masjid
      ? ok([masjid], 'Berhasil mengambil masjid.')
      : fail(404, 'Program tidak ditemukan.')
  },
}
