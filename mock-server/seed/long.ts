import type { SeedDoa, SeedMasjid, SeedCampaign, SeedTransaction } from './types'

/** The sentinel slug, search text and donation code for texts without any place for a line break. */
export const LONG_SLUG = 'panjang'

const LONG_ID = 9320

/** The ids of the two programs. */
export const LONG_PROGRAMS = [`ID-${LONG_ID}`, `KM-${LONG_ID}`]

/** One word with the given number of letters. */
export const longWord = (letters: number): string =>
  'Pembangunanmasjidterpadu'.repeat(Math.ceil(letters / 24)).slice(0, letters)

/** The largest integer that a JavaScript number holds exactly. */
export const LARGEST_AMOUNT = Number.MAX_SAFE_INTEGER

const words = {
  slug: LONG_SLUG,
  header: longWord(200),
  alamat: longWord(200),
  // A mistyped one: more than all the money in the world.
  target: LARGEST_AMOUNT,
}

/** A campaign and a mosque with words that can't be broken, and with absurd amounts. */
export function makeLong(campaign: SeedCampaign, masjid: SeedMasjid) {
  const html = `<h3>${longWord(200)}</h3><p>${longWord(400)}</p><ul><li>${longWord(200)}</li></ul>`
  const given = campaign.created_date
  return {
    campaign: {
      ...campaign,
      ...words,
      id: LONG_ID,
      program_id: `ID-${LONG_ID}`,
      deskripsi: html,
      tentang: html,
    },
    masjid: { ...masjid, ...words, id: LONG_ID, tentang: html },
    transactions: [
      { donatur: longWord(200), tgl_bayar: given, nominal: LARGEST_AMOUNT, doa: longWord(400) },
    ] satisfies SeedTransaction[],
    doas: [
      {
        id: LONG_ID,
        donatur: longWord(200),
        tgl_donasi: given,
        doa: longWord(400),
        total_like: 10 ** 15,
        status_like: 'unliked',
      },
    ] satisfies SeedDoa[],
  }
}
