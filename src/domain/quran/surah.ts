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
