import { useQueryClient } from '@tanstack/react-query'
import { flushSync } from 'react-dom'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import * as z from 'zod/mini'
import type { Form } from '@/api/client'
import { optionalBackend } from '@/api/optional-backend'
import { invalidate } from '@/api/query'
import { useListed } from '@/domain/capabilities/use-listed'
import { cleanNames, namesProblem } from '@/domain/program/donors/donor-words'
import { REQUIRED } from '@/lib/required'
import { textBy } from '@/lib/text/text-rules'
import { Button } from '@/ui/button/Button'
import { FormAlert } from '@/ui/form/Form'
import { Textarea } from '@/ui/form/TextInput'
import { useForm } from '@/ui/form/use-form'
import { showToast } from '@/ui/overlay/toast'
import classes from './CorrectNames.module.css'

const schema = z.object({
  names: textBy((names) => (cleanNames(names) === '' ? REQUIRED : namesProblem(names))),
})

/** "Perbaiki nama", where a donation is given in somebody's name and the backend lets the spelling be corrected. */
export function CorrectNames({ code, names }: { code: string; names: string | null }) {
  const listed = useListed('/transaction/edit_dedication')
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  if (listed !== true || names === null) return null
  const close = () => {
    flushSync(() => setOpen(false))
    opener.current?.focus()
  }
  return (
    <div className={classes.correct}>
      {isOpen ? (
        <NamesForm code={code} names={names} onClose={close} />
      ) : (
        <Button ref={opener} variant="light" size="md" onClick={() => setOpen(true)}>
          Perbaiki atas nama
        </Button>
      )}
    </div>
  )
}

function NamesForm({ code, names, onClose }: { code: string; names: string; onClose: () => void }) {
  const client = useQueryClient()
  const form = useForm({
    schema,
    initialValues: { names },
    send: async (values) => {
      const operation = '/transaction/edit_dedication'
      const body = { codeDonate: code, atas_nama: cleanNames(values.names) } satisfies Form<
        typeof operation
      >
      await optionalBackend.POST(operation, { body })
      await invalidate(client, '/transaction/getTransaction')
      showToast('Nama diperbaiki', { tone: 'success' })
      onClose()
    },
  })
  const focus = useEffectEvent(() => form.getInputNode('names')?.focus())
  useEffect(() => {
    // The button that was tapped is gone.
    focus()
  }, [])
  return (
    <form {...form.props} className={classes.form}>
      <FormAlert message={form.failure} />
      <Textarea
        {...form.field('names')}
        label="Atas nama"
        description="Satu nama per baris. Dapat diperbaiki sampai laporan program dibuat."
        autosize={false}
        rows={3}
      />
      <div className={classes.actions}>
        <Button type="submit" size="md" loading={form.pending}>
          Simpan nama
        </Button>
        <Button variant="subtle" size="md" onClick={onClose} disabled={form.pending}>
          Batal
        </Button>
      </div>
    </form>
  )
}
