import { useMemo } from 'react'
import * as z from 'zod/mini'
import type { RecitedSurah } from '@/domain/quran/player/player-types'
import { player } from '@/domain/quran/player/use-player'
import { MAX_REST_S, MAX_TIMES, type Repeat } from '@/domain/quran/player/verse-order'
import type { Verse } from '@/domain/quran/surah'
import { readWhole } from '@/lib/text/plain-text'
import { textBy, together } from '@/lib/text/text-rules'
import { Button } from '@/ui/button/Button'
import { Switch } from '@/ui/form/Switch'
import { TextInput } from '@/ui/form/TextInput'
import { useForm } from '@/ui/form/use-form'
import { playFrom } from './Listening'
import classes from './RepeatForm.module.css'

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

interface RepeatFormProps {
  /** The verse whose menu led here. */
  of: { text: RecitedSurah; verse: Pick<Verse, 'ayat'> }
  onClose: () => void
}

/** Which verses are repeated, how often, and how long the rests are. */
export function RepeatForm({ of: { text, verse }, onClose }: RepeatFormProps) {
  const last = text.verses.length
  const now = player.state.get()
  const schema = useMemo(() => repeatSchema(last), [last])
  const { values, setValues, field, props } = useForm<TypedRepeat>({
    schema,
    initialValues: firstTyped(verse.ayat, now.verse && now.repeat),
    send: (typed) => {
      const repeat = readRepeat(typed, last)
      if (repeat === null) return
      onClose()
      playFrom(text, repeat.from, { repeat })
    },
  })
  const numeric = { inputMode: 'numeric', autoComplete: 'off' } as const
  const isEndless = values.endless !== ''
  return (
    <form {...props} className={classes.form}>
      <div className={classes.pair}>
        <TextInput {...field('from')} {...numeric} label="Dari ayat" />
        <TextInput {...field('to')} {...numeric} label="Sampai ayat" />
      </div>
      <Switch
        label="Ulangi tanpa henti"
        checked={isEndless}
        onChange={(checked) => {
          setValues({ ...values, endless: checked ? 'ya' : '' })
        }}
      />
      <div className={classes.pair}>
        {!isEndless && <TextInput {...field('times')} {...numeric} label="Berapa kali" />}
        <TextInput {...field('rest')} {...numeric} label="Jeda (detik)" />
      </div>
      <div className={classes.pair}>
        <Button variant="light" onClick={onClose}>
          Batal
        </Button>
        <Button type="submit">Putar ulangan</Button>
      </div>
    </form>
  )
}
