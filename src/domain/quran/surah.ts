import { config } from '@/api/config'

/** A surah as the list and the player know it. */
export interface Surah {
  /** 1 to 114. */
  nomor: number
  namaLatin: string
  /** Meaning of the name; empty where the service gives none. */
  arti: string
  /** The Arabic name. */
  nama: string | null
  jumlahAyat: number | null
  tempatTurun: string | null
  /** Address of the whole recitation by reciter: "01", "02"… */
  audio: Readonly<Record<string, string>>
}

/** The Latin names of surahs by number; those of which no more is known are called by it. */
export const namesOf = (surahs: readonly Surah[]): ((surah: number) => string) => {
  const names = new Map(surahs.map(({ nomor, namaLatin }) => [nomor, namaLatin]))
  return (surah) => names.get(surah) ?? `Surah ${surah}`
}

/** Where the surah list is; the service worker keeps its last answer. */
export const surahListUrl = `${config.surahApiUrl}/surat`

/** A verse as it is read. */
export interface Verse {
  /** Its number in the surah, from 1. */
  ayat: number
  /** Letter for letter as it came. */
  arab: string
  latin: string | null
  arti: string | null
  /** Addresses of its recitation by reciter: "01", "02"… */
  audio: Readonly<Record<string, string>>
}

/** A surah with all of its verses, in their order. */
export interface SurahText {
  /** 1 to 114. */
  nomor: number
  namaLatin: string
  nama: string | null
  /** Meaning of the name; empty where the service gives none. */
  arti: string
  tempatTurun: string | null
  verses: readonly Verse[]
  /** Whether its marks are Unicode's own (`hasUnicodeMarks`). */
  asWritten: boolean
  /** Drawn before the first verse; null where none is, or where the first verse has it. */
  basmalah: string | null
  /** The Latin names of the surahs before and after, where the service says them. */
  beside: { before: string | null; after: string | null }
}
