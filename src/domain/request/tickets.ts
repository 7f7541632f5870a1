import * as z from 'zod/mini'
import { personalLocal } from '@/lib/storage/owned-storage'
import { readStored, type StorageSource, writeStored } from '@/lib/storage/storage'

/** Enough for years, and far below the limit of the storage. */
export const MAX_TICKETS = 50

const ticketSchema = z.object({
  /** What it is about: `donasi:DN-1`, or a program's key. */
  about: z.string(),
  /** What its sender asks again by. */
  number: z.string().check(z.minLength(1)),
  /** ISO 8601. */
  sentAt: z.iso.datetime(),
})

/** A request to the organisation that this device has sent. What it said isn't kept. */
export type Ticket = z.infer<typeof ticketSchema>

/** @throws where it is none */
export const toTicket = (value: unknown): Ticket => ticketSchema.parse(value)

const readAll = (source: StorageSource<'jm-permintaan'>): Ticket[] =>
  readStored(source, 'jm-permintaan', (stored) =>
    Array.isArray(stored) ? stored.flatMap((row) => ticketSchema.safeParse(row).data ?? []) : null,
  ) ?? []

/** The last request about something; null where this device knows of none. */
export function readTicket(
  about: string,
  source: StorageSource<'jm-permintaan'> = personalLocal,
): Ticket | null {
  return readAll(source).find((ticket) => ticket.about === about) ?? null
}

/** @returns false when nothing can be stored */
export function keepTicket(
  ticket: Ticket,
  source: StorageSource<'jm-permintaan'> = personalLocal,
): boolean {
  return writeStored(source, 'jm-permintaan', [ticket, ...readAll(source)].slice(0, MAX_TICKETS))
}
