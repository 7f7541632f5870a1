import * as z from 'zod/mini'
import { draftOf, personalLocal, personalSession } from '@/lib/storage/owned-storage'
import { readStored, removeStored, writeStored } from '@/lib/storage/storage'
import { isCalendarDay } from '@/lib/time/calendar-day'
import type { ZakatKind } from './kinds'

const entriesSchema = z.record(z.string(), z.string())

/** What was entered for a kind and kept by "Simpan", and on which day, `YYYY-MM-DD`. */
export const keptEntrySchema = z.object({
  hari: z.string().check(z.refine(isCalendarDay)),
  isian: entriesSchema,
})

const keptSchema = z.record(z.string(), keptEntrySchema)

type Kept = z.infer<typeof keptSchema>

/** Keeps what is being entered while this tab is open, so that neither a reload nor another page loses it. */
export const draftFor = (kind: ZakatKind) =>
  draftOf(`zakat:${kind}`, (value) => entriesSchema.parse(value), personalSession)

const readAll = (): Kept =>
  readStored(personalLocal, 'jm-zakat', (value) => keptSchema.parse(value)) ?? {}

/** Null where nothing of this kind was kept. */
export const readKept = (kind: ZakatKind): Kept[string] | null => readAll()[kind] ?? null

/** @returns false where the device refused to keep it */
export const keep = (
  kind: ZakatKind,
  hari: string,
  isian: Readonly<Record<string, string>>,
): boolean => writeStored(personalLocal, 'jm-zakat', { ...readAll(), [kind]: { hari, isian } })

export function forgetKept(kind: ZakatKind): void {
  const { [kind]: _forgotten, ...rest } = readAll()
  if (Object.keys(rest).length === 0) removeStored(personalLocal, 'jm-zakat')
  else writeStored(personalLocal, 'jm-zakat', rest)
}
