import * as z from 'zod/mini'
import { draftOf } from '@/lib/storage/draft'
import { REGISTER_DRAFT } from '@/lib/storage/personal-storage'

/** Name and number of a registration, kept for a reload and for "Ubah nomor". */
export const registerDraft = draftOf(REGISTER_DRAFT, (value) =>
  z.object({ fullName: z.string(), phone: z.string() }).parse(value),
)
