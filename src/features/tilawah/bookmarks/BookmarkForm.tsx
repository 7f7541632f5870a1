import { useState } from 'react'
import * as z from 'zod/mini'
import type { VersePlace } from '@/domain/quran/mushaf'
import { draftOf } from '@/lib/storage/owned-storage'
import { cleanLine, cleanText } from '@/lib/text/clean-text'
import { Form } from '@/ui/form/Form'
import { RadioGroup } from '@/ui/form/RadioGroup'
import { Textarea, TextInput } from '@/ui/form/TextInput'
import { useForm } from '@/ui/form/use-form'
import { showToast } from '@/ui/overlay/toast'
import {
  bookmarkAt,
  bookmarkColours,
  bookmarks,
  colourLabels,
  LONGEST_NAME,
  LONGEST_NOTE,
  MOST_BOOKMARKS,
  putBookmark,
} from '@/domain/quran/bookmarks'

const upTo = (max: number, clean: (text: string) => string) =>
  z.string().check(z.refine((value) => clean(value).length <= max, `Maksimal ${max} karakter`))

const schema = z.object({
  nama: upTo(LONGEST_NAME, cleanLine),
  warna: z.enum(bookmarkColours),
  catatan: upTo(LONGEST_NOTE, cleanText),
})

/** A verse's bookmark: its name, colour and note. @param onDone after it was stored */
export function BookmarkForm({ place, onDone }: { place: VersePlace; onDone: () => void }) {
  const { surah, ayat } = place
  const former = bookmarkAt(bookmarks.get(), place)
  const [draft] = useState(() =>
    draftOf(`penanda:${surah}:${ayat}`, (value) => schema.parse(value)),
  )
  const form = useForm({
    schema,
    initialValues: {
      nama: former?.nama ?? '',
      warna: former?.warna ?? 'hijau',
      catatan: former?.catatan ?? '',
    },
    draft,
    send: ({ nama, warna, catatan }) => {
      if (former === null && bookmarks.get().length >= MOST_BOOKMARKS)
        throw new Error(
          `Paling banyak ${MOST_BOOKMARKS} penanda. Hapus dulu yang tidak diperlukan.`,
        )
      const kept = { surah, ayat, nama: cleanLine(nama), warna, catatan: cleanText(catatan) }
      if (!putBookmark(kept)) throw new Error('Penanda tidak dapat disimpan di perangkat ini.')
      draft.clear()
      showToast('Penanda disimpan', { tone: 'success' })
      onDone()
    },
  })
  return (
    <Form form={form} action="Simpan penanda">
      <TextInput
        {...form.field('nama')}
        label="Nama penanda"
        placeholder="Boleh kosong"
        autoComplete="off"
      />
      <RadioGroup
        legend="Warna"
        options={bookmarkColours.map((value) => ({ value, label: colourLabels[value] }))}
        value={form.values.warna}
        onChange={(warna) => {
          form.setValues({ warna: bookmarkColours.find((one) => one === warna) ?? 'hijau' })
        }}
      />
      <Textarea
        {...form.field('catatan')}
        label="Catatan"
        placeholder="Hanya untuk Anda, di perangkat ini"
        autosize={false}
        rows={4}
      />
    </Form>
  )
}
