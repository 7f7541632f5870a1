import { useMemo } from 'react'
import { player } from '@/domain/quran/player/use-player'
import type { Repeat } from '@/domain/quran/player/verse-order'
import { Button } from '@/ui/button/Button'
import { Switch } from '@/ui/form/Switch'
import { TextInput } from '@/ui/form/TextInput'
import { useForm } from '@/ui/form/use-form'
import { Sheet } from '@/ui/overlay/Sheet'
import { firstTyped, readRepeat, repeatSchema, type TypedRepeat } from './repeat-form'
import classes from './RepeatSheet.module.css'

interface RepeatSheetProps {
  opened: boolean
  onClose: () => void
  /** The Latin name of the surah, and the number of its last verse. */
  name: string
  last: number
  /** The verse whose menu led here. */
  ayat: number
  onRepeat: (repeat: Repeat) => void
}

/** Which verses are repeated, how often, and how long the rests are. */
export function RepeatSheet({ opened, onClose, name, ...form }: RepeatSheetProps) {
  return (
    <Sheet opened={opened} onClose={onClose} title={`Ulangi ayat ${name}`}>
      {/* A closed sheet keeps nothing: it begins with its own verse when it opens again. */}
      <RepeatForm onClose={onClose} {...form} />
    </Sheet>
  )
}

function RepeatForm({ ayat, last, onClose, onRepeat }: Omit<RepeatSheetProps, 'opened' | 'name'>) {
  const now = player.state.get()
  const schema = useMemo(() => repeatSchema(last), [last])
  const { values, setValues, field, props } = useForm<TypedRepeat>({
    schema,
    initialValues: firstTyped(ayat, now.verse && now.repeat),
    send: (typed) => {
      const repeat = readRepeat(typed, last)
      if (repeat) onRepeat(repeat)
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
        <TextInput {...field('rest')} {...numeric} label="Jeda antarulangan (detik)" />
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
