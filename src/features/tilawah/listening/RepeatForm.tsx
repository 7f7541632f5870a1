import { useMemo } from 'react'
import { player } from '@/domain/quran/player/use-player'
import type { RecitedSurah } from '@/domain/quran/player/player-types'
import type { Verse } from '@/domain/quran/surah-text'
import { Button } from '@/ui/button/Button'
import { Switch } from '@/ui/form/Switch'
import { TextInput } from '@/ui/form/TextInput'
import { useForm } from '@/ui/form/use-form'
import { playFrom } from './Listening'
import { firstTyped, readRepeat, repeatSchema, type TypedRepeat } from './repeat-form'
import classes from './RepeatForm.module.css'

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
