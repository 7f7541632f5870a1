import { z } from 'zod'
import { addressOf } from './addresses'
import provinces from './places.json' with { type: 'json' }

/**
 * Cities by province: three time zones, ids with a leading 0, names inside other names before them (PEMALANG before
 * MALANG), a regency before the city of its name, islands with a schedule of their own. In the order of
 * their ids, which is the search's.
 */
const gazetteer = z.array(
  z.strictObject({
    /** The province's name, in capitals. */
    daerah: z.string(),
    /** Hours ahead of UTC: 7 WIB, 8 WITA, 9 WIT. */
    offset: z.literal([7, 8, 9]),
    /** Each with the schedule service's id (four digits), `lokasi`, latitude and longitude. */
    cities: z.array(z.tuple([z.string(), z.string(), z.number(), z.number()])),
  }),
)

/** The stand-in's little gazetteer, with what the schedule and the geocoding service say of each place. */
export const cities = gazetteer.parse(provinces).flatMap(({ daerah, offset, cities }) =>
  cities.map(([id, lokasi, latitude, longitude]) => ({
    ...{ id, lokasi, daerah, latitude, longitude, offset },
    /** The parts of a geocoded address that differ from place to place. */
    address: addressOf(id, lokasi, daerah),
  })),
)
