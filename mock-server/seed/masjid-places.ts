import { z } from 'zod'
import places from './masjid-places.json' with { type: 'json' }

const masjidPlace = z.strictObject({
  name: z.string(),
  alamat: z.string(),
  /** Latitude and longitude in degrees, or null for the two nobody has put on the map yet: "Jarak tidak diketahui". */
  at: z.tuple([z.number(), z.number()]).nullable(),
  zone: z.enum(['WIB', 'WITA', 'WIT']),
  flyer: z.string(),
  /** What sets this mosque apart, one or two sentences. */
  story: z.string(),
})

/** A mosque of the stand-in: fictional, at a plausible place. */
export type MasjidPlace = Readonly<z.infer<typeof masjidPlace>>

/** All mosques, in the order of their ids. */
export const masjidPlaces: readonly MasjidPlace[] = z.array(masjidPlace).parse(places)
