import { z } from 'zod'
import rows from './surahs.json' with { type: 'json' }

/** Arabic name, Latin name, meaning, number of verses, where it was revealed. */
const surahRow = z.tuple([
  z.string(),
  z.string(),
  z.string(),
  z.int(),
  z.enum(['Mekah', 'Madinah']),
])

/** The 114 surahs in their order, spelt as in Indonesia; Arabic names and counts as in the package quran-json. */
export const surahRows = z.array(surahRow).readonly().parse(rows)
