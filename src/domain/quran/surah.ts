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
