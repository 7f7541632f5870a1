import * as z from 'zod/mini'
import { MAX_TARGET, parseTarget, targetPresets } from '@/features/dzikir/tally'
import { formatThousands } from '@/lib/format-number'
import { together } from '@/lib/text/text-rules'
import { Button } from '@/ui/button/Button'
import { RadioGroup } from '@/ui/form/RadioGroup'
import { Sheet } from '@/ui/overlay/Sheet'
import { TextInput } from '@/ui/form/TextInput'
import { useComposition } from '@/ui/form/formatted-input'
import { useForm } from '@/ui/form/use-form'
import classes from './TargetSheet.module.css'

const presets = targetPresets.map((preset) => ({ value: String(preset), label: `${preset}x` }))
const isPreset = (text: string) => presets.some(({ value }) => value === text)

/** A preset, or a number of the user's own. */
const schema = z.object({ preset: z.string(), custom: z.string() }).check(
  together<Record<'preset' | 'custom', string>>('custom', ({ preset, custom }) => {
    if (parseTarget(preset || custom) !== null) return null
    return custom === ''
      ? 'Pilih target atau isi jumlah sendiri'
      : `Isi angka dari 1 sampai ${formatThousands(MAX_TARGET)}`
  }),
)

interface TargetSheetProps {
  opened: boolean
  /** The present target; null until it is known. */
  target: number | null
  onClose: () => void
  onSave: (target: number) => void
}

/** Presets, a number of the user's own, Batal and Simpan. */
export function TargetSheet({ opened, target, onClose, onSave }: TargetSheetProps) {
  return (
    <Sheet opened={opened} onClose={onClose} title="Target Dzikir">
      {/* A closed sheet keeps nothing, so unsaved input is gone when it opens again. */}
      <TargetForm target={target} onClose={onClose} onSave={onSave} />
    </Sheet>
  )
}

function TargetForm({ target, onClose, onSave }: Omit<TargetSheetProps, 'opened'>) {
  const current = target === null ? '' : String(target)
  const { values, setValues, field, touch, props } = useForm({
    schema,
    initialValues: isPreset(current)
      ? { preset: current, custom: '' }
      : { preset: '', custom: current },
    send: ({ preset, custom }) => {
      const chosen = parseTarget(preset || custom)
      if (chosen !== null) onSave(chosen)
    },
  })
  const { composition, begin, follow, end } = useComposition(values.custom)
  const enter = (entered: typeof values) => {
    setValues(entered)
    touch('custom', false)
  }

  return (
    <form {...props} className={classes.form}>
      <RadioGroup
        legend="Pilih target"
        options={presets}
        value={values.preset}
        onChange={(preset) => {
          enter({ preset, custom: '' })
        }}
      />
      <TextInput
        {...field('custom')}
        // Shown on saving: an error that appears on leaving the field would move the buttons away under the finger.
        onBlur={undefined}
        label="Jumlah lain"
        placeholder="Misalnya 70"
        inputMode="numeric"
        autoComplete="off"
        value={composition?.text ?? values.custom}
        onCompositionStart={begin}
        onCompositionEnd={end}
        onChange={(event) => {
          follow(event.currentTarget.value)
          // Removes letters only: without its point, "1.5" would become 15.
          enter({ preset: '', custom: event.currentTarget.value.replace(/\p{L}/gu, '') })
        }}
      />
      <p className="jm-quiet">Menyimpan target baru memulai hitungan dari 0.</p>
      <div className={classes.actions}>
        <Button variant="light" onClick={onClose}>
          Batal
        </Button>
        <Button type="submit">Simpan</Button>
      </div>
    </form>
  )
}
