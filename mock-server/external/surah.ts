import { surahRows } from '../seed/surahs'
import type { State } from '../state/state'
import { audioPath, reciters } from './audio'
import type { ServiceAnswer } from './service'

/** The public surah list, audio pointing back at the stand-in. */
export function surahAnswer(state: State): ServiceAnswer {
  return {
    status: 200,
    body: {
      code: 200,
      message: 'Data retrieved successfully',
      data: surahRows.map(([nama, namaLatin, arti, jumlahAyat, tempatTurun], index) => ({
        ...{ nomor: index + 1, nama, namaLatin, jumlahAyat, tempatTurun, arti },
        deskripsi: `Surat <i>${namaLatin}</i> (${arti}) terdiri atas ${jumlahAyat} ayat.`,
        audioFull: Object.fromEntries(
          reciters.map((reciter) => [reciter, state.base + audioPath(reciter, index + 1)]),
        ),
      })),
    },
  }
}
