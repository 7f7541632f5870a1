import * as z from 'zod/mini'
import { draftOf } from '@/lib/storage/owned-storage'

/** Name and number of a registration, kept for a reload and for "Ubah nomor". */
export const registerDraft = draftOf('daftar', (value) =>
  z.object({ fullName: z.string(), phone: z.string() }).parse(value),
)
