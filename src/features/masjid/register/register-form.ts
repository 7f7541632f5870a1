import * as z from 'zod/mini'
import { config } from '@/api/config'
import { cleanText, cleanWords } from '@/lib/clean-text'
import { displayPhone, waLink } from '@/lib/phone'
import { phoneIn, phoneProblem } from '@/lib/read-phone'

const REQUIRED = 'Mohon diisi terlebih dahulu'

const text = (max: number) =>
  z.string().check(
    z.refine((value) => cleanWords(value) !== '', REQUIRED),
    z.refine((value) => cleanWords(value).length <= max, `Maksimal ${max} karakter`),
  )

/** What somebody tells about a mosque that wants to join (design §5 /masjid/daftar). */
export const registerSchema = z.object({
  name: text(100),
  address: text(200),
  contactName: text(30),
  contactPhone: z.string().check(
    z.superRefine((phone, context) => {
      const message = phoneProblem(phone)
      if (message !== null) context.addIssue({ code: 'custom', message })
    }),
  ),
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

/** In their order on screen: the first wrong one gets the focus. */
export const registerFields = [
  'name',
  'address',
  'contactName',
  'contactPhone',
  'note',
] as const satisfies (keyof RegisterValues)[]

/** The message to the organisation, with everything it would have to ask for. */
export function registerText(values: RegisterValues): string {
  const note = cleanText(values.note)
  return [
    'Assalamu’alaikum, saya ingin mendaftarkan masjid berikut.',
    '',
    `Nama masjid: ${cleanWords(values.name)}`,
    `Alamat: ${cleanWords(values.address)}`,
    `Pengurus: ${cleanWords(values.contactName)}`,
    `Nomor Whatsapp: ${displayPhone(phoneIn(values.contactPhone))}`,
    ...(note === '' ? [] : [`Keterangan: ${note}`]),
  ].join('\n')
}

/** Opens a chat with the organisation, the message already typed. */
export function registerLink(values: RegisterValues): string {
  return waLink(config.contactPhone, registerText(values))
}
