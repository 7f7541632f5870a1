import * as z from 'zod/mini'
import { settingsStore } from '@/domain/capabilities/settings-store'
import { cleanText, cleanWords } from '@/lib/text/clean-text'
import { draftOf } from '@/lib/storage/owned-storage'
// oxlint-disable-next-line no-restricted-imports -- in a message
import { displayPhone, waLink } from '@/lib/phone'
import { phoneIn, phoneProblem } from '@/lib/read-phone'
import { textBy, wordsUpTo } from '@/lib/text/text-rules'

/** The details of a mosque that wants to join. */
export const registerSchema = z.object({
  name: textBy(wordsUpTo(100)),
  address: textBy(wordsUpTo(200)),
  contactName: textBy(wordsUpTo(30)),
  contactPhone: textBy(phoneProblem),
  note: z
    .string()
    .check(z.refine((value) => cleanText(value).length <= 500, 'Maksimal 500 karakter')),
})

export type RegisterValues = z.infer<typeof registerSchema>

export const emptyRegistration: RegisterValues = {
  name: '',
  address: '',
  contactName: '',
  contactPhone: '',
  note: '',
}

/** Typed text survives a reload of this tab, and nothing else. */
export const registerDraft = draftOf('masjid', (value) => {
  if (typeof value !== 'object' || value === null) return null
  const fields = Object.entries(value).filter(
    ([name, text]) => name in emptyRegistration && typeof text === 'string',
  )
  return { ...emptyRegistration, ...Object.fromEntries(fields) }
})

/** The message to the organisation, with all details that it needs. */
export function registerText(values: RegisterValues): string {
  const note = cleanText(values.note)
  return [
    'Assalamu’alaikum, saya ingin mendaftarkan masjid berikut.',
    '',
    `Nama masjid: ${cleanWords(values.name)}`,
    `Alamat: ${cleanWords(values.address)}`,
    `Pengurus: ${cleanWords(values.contactName)}`,
    `Nomor WhatsApp: ${displayPhone(phoneIn(values.contactPhone))}`,
    ...(note === '' ? [] : [`Keterangan: ${note}`]),
  ].join('\n')
}

/** Opens a chat with the organisation, the message already typed. */
export function registerLink(values: RegisterValues): string {
  return waLink(settingsStore.get().contactPhone, registerText(values))
}
