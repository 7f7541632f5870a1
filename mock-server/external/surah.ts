import { versesOf } from '../seed/surah-verses'
import { surahRows } from '../seed/surahs'
import type { State } from '../state/state'
import { audioPath, reciters } from './audio'
import type { ServiceAnswer, ServiceCall } from './service'

/** The public service of the surahs, audio pointing back at the stand-in: all of them, or one with its verses. */
export function surahAnswer({ operation, parameters }: ServiceCall, state: State): ServiceAnswer {
  if (operation.path === '/surat')
    return found(surahRows.map((_row, index) => surahOf(index + 1, state)))
  const surah = surahOf(Number(parameters['nomor']), state)
  if (surah === null) return { status: 404, body: { code: 404, message: 'Data not found' } }
  return found({
    ...surah,
    ayat: versesOf(surah.nomor).map(({ nomor, arab, latin, indonesia }) => ({
      ...{ nomorAyat: nomor, teksArab: arab, teksLatin: latin, teksIndonesia: indonesia },
      audio: recitations((reciter) => audioPath(reciter, surah.nomor, nomor), state),
    })),
    suratSelanjutnya: neighbour(surah.nomor + 1),
    suratSebelumnya: neighbour(surah.nomor - 1),
  })
}

const found = (data: unknown): ServiceAnswer => ({
  status: 200,
  body: { code: 200, message: 'Data retrieved successfully', data },
})

const recitations = (path: (reciter: (typeof reciters)[number]) => string, { base }: State) =>
  Object.fromEntries(reciters.map((reciter) => [reciter, base + path(reciter)]))

function surahOf(nomor: number, state: State) {
  const row = surahRows[nomor - 1]
  if (!row) return null
  const [nama, namaLatin, arti, jumlahAyat, tempatTurun] = row
  return {
    ...{ nomor, nama, namaLatin, jumlahAyat, tempatTurun, arti },
    deskripsi: `Surat <i>${namaLatin}</i> (${arti}) terdiri atas ${jumlahAyat} ayat.`,
    audioFull: recitations((reciter) => audioPath(reciter, nomor), state),
  }
}

function neighbour(nomor: number) {
  const row = surahRows[nomor - 1]
  if (!row) return false
  const [nama, namaLatin, , jumlahAyat] = row
  return { nomor, nama, namaLatin, jumlahAyat }
}
