import * as z from 'zod/mini'
import { draftOf } from '@/lib/draft'

const text = z.string().check(z.maxLength(200))

/** Name and number of who registers: kept for a reload, and for "Ubah nomor". */
export const registerDraft = draftOf('daftar', (value) =>
  z.object({ fullName: text, phone: text }).parse(value),
)
