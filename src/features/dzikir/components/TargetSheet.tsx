import { type FormEvent, useState } from 'react'
import { MAX_TARGET, parseTarget, targetPresets } from '@/features/dzikir/tally'
import { Button } from '@/ui/Button'
import { RadioChips } from '@/ui/RadioChips'
import { Sheet } from '@/ui/Sheet'
import { TextInput } from '@/ui/TextInput'
import classes from './TargetSheet.module.css'

const presets = targetPresets.map((preset) => ({ value: String(preset), label: `${preset}x` }))
const isPreset = (text: string) => presets.some(({ value }) => value === text)

interface TargetSheetProps {
  opened: boolean
  /** The target there is; null until it is known. */
  target: number | null
  onClose: () => void
  onSave: (target: number) => void
}

/** Presets, a number of one's own, Batal and Simpan (spec §2 Dzikir home). */
export function TargetSheet({ opened, target, onClose, onSave }: TargetSheetProps) {
  return (
    <Sheet opened={opened} onClose={onClose} title="Target Dzikir">
      {/* A closed sheet holds nothing, so what was not saved is gone when it opens again. */}
      <TargetForm target={target} onClose={onClose} onSave={onSave} />
    </Sheet>
  )
}

function TargetForm({ target, onClose, onSave }: Omit<TargetSheetProps, 'opened'>) {
  const current = target === null ? '' : String(target)
  const [preset, setPreset] = useState(isPreset(current) ? current : '')
  const [custom, setCustom] = useState(isPreset(current) ? '' : current)
  const [failed, setFailed] = useState(false)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const chosen = parseTarget(preset === '' ? custom : preset)
    if (chosen === null) setFailed(true)
    else onSave(chosen)
  }
  const errorText =
    custom === ''
      ? 'Pilih target atau isi jumlah sendiri'
      : `Isi angka dari 1 sampai ${MAX_TARGET.toLocaleString('id-ID')}`

  return (
    <form className={classes['form']} onSubmit={submit} noValidate>
      <RadioChips
        name="target"
        legend="Pilih target"
        columns={4}
        options={presets}
        value={preset}
        onChange={(value) => {
          setPreset(value)
          setCustom('')
          setFailed(false)
        }}
      />
      <TextInput
        label="Jumlah lain"
        placeholder="Misalnya 70"
        inputMode="numeric"
        autoComplete="off"
        value={custom}
        error={failed && errorText}
        onChange={(event) => {
          // Letters only: without its point "1.5" would be another number.
          setCustom(event.currentTarget.value.replace(/\p{L}/gu, ''))
          setPreset('')
          setFailed(false)
        }}
      />
      <p className={classes['note']}>Menyimpan target baru memulai hitungan dari 0.</p>
      <div className={classes['actions']}>
        <Button variant="default" onClick={onClose}>
          Batal
        </Button>
        <Button type="submit">Simpan</Button>
      </div>
    </form>
  )
}
