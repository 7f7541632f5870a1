import type { Surah } from './surah'

/** A surah with no more than its number and name; `part` says what the test is about. */
export const makeSurah = (part: Partial<Surah> = {}): Surah => ({
  nomor: 1,
  namaLatin: 'Al-Fatihah',
  arti: '',
  nama: null,
  jumlahAyat: null,
  tempatTurun: null,
  audio: {},
  ...part,
})
