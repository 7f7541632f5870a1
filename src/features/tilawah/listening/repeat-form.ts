import * as z from 'zod/mini'
import { MAX_REST_S, MAX_TIMES, type Repeat } from '@/domain/quran/player/verse-order'
import { readWhole } from '@/lib/text/plain-text'
import { textBy, together } from '@/lib/text/text-rules'

/** A repetition as it is typed; `endless` is empty for no. */
export type TypedRepeat = Record<'from' | 'to' | 'times' | 'rest' | 'endless', string>

const timesOf = ({ times, endless }: TypedRepeat) =>
  endless === '' ? readWhole(times, 1, MAX_TIMES) : Infinity

/** @param last the number of the surah's last verse */
export function repeatSchema(last: number) {
  const verse = textBy((text) =>
    readWhole(text, 1, last) === null ? `Isi nomor ayat 1 sampai ${last}.` : null,
  )
  return z
    .object({
      ...{ from: verse, to: verse, times: z.string(), endless: z.string() },
      rest: textBy((text) =>
        readWhole(text, 0, MAX_REST_S) === null ? `Isi 0 sampai ${MAX_REST_S} detik.` : null,
      ),
    })
    .check(
      together<TypedRepeat>('to', ({ from, to }) => {
        const [first, end] = [readWhole(from, 1, last), readWhole(to, 1, last)]
        return first !== null && end !== null && end < first
          ? 'Ayat terakhir tidak boleh sebelum ayat pertama.'
          : null
      }),
      together<TypedRepeat>('times', (typed) =>
        timesOf(typed) === null ? `Isi 1 sampai ${MAX_TIMES} kali.` : null,
      ),
    )
}

/** What was typed; null where {@link repeatSchema} refuses it. */
export function readRepeat(typed: TypedRepeat, last: number): Repeat | null {
  const [from, to] = [readWhole(typed.from, 1, last), readWhole(typed.to, 1, last)]
  const restS = readWhole(typed.rest, 0, MAX_REST_S)
  const times = timesOf(typed)
  return from === null || to === null || to < from || restS === null || times === null
    ? null
    : { from, to, times, restS }
}

/**
 * What stands in the fields at first: one verse, three times; how often and how long the rests are as in the repetition
 * that is heard.
 */
export function firstTyped(ayat: number, heard: Repeat | null): TypedRepeat {
  const { times, restS } = heard ?? { times: 3, restS: 0 }
  const isEndless = times === Infinity
  return {
    ...{ from: String(ayat), to: String(ayat) },
    ...(isEndless ? { times: '3', endless: 'ya' } : { times: String(times), endless: '' }),
    rest: String(restS),
  }
}
