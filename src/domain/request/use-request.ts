import { useRef, useState } from 'react'
import * as z from 'zod/mini'
import { settingsStore } from '@/domain/capabilities/settings-store'
import { waLink } from '@/lib/phone'
import { draftOf, localOf, mayKeepFor, personalLocal, sessionOf } from '@/lib/storage/owned-storage'
import { owner } from '@/lib/storage/owner'
import { readStored, type StorageSource, writeStored } from '@/lib/storage/storage'
import { cleanText } from '@/lib/text/clean-text'
import { serverNow } from '@/lib/time/server-clock'
import { useFocusAfter } from '@/ui/use-focus-after'
import { keyOf, randomSeed } from './sending-key'

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

/** What is kept whole of what somebody says beside a request (`RequestWords` in the contract). */
const MOST_WORDS = 1_000

/** Why words beside a request can't be sent, or null. @param missing what to say where there are none; null if none need be */
export function wordsProblem(words: string, missing: string | null): string | null {
  const { length } = cleanText(words)
  if (length === 0) return missing
  return length > MOST_WORDS ? 'Maksimal 1.000 karakter' : null
}

const seedSchema = z.object({ seed: z.string() })

export type RequestState = ReturnType<typeof useRequest>

/**
 * Something that the organisation is asked to look at: sent where the backend takes it, else written into a chat.
 * Mounted after hydration, since it reads storage at once.
 * @param about see {@link Ticket}
 */
export function useRequest(about: string) {
  const [ticket, setTicket] = useState(() => readTicket(about))
  const [isKept, setKept] = useState(true)
  const [isWriting, setWriting] = useState(ticket === null)
  const [opened, setOpened] = useState<string | null>(null)
  const seed = useRef<string | null>(null)
  const { ref, follow } = useFocusAfter<HTMLHeadingElement>(!isWriting)
  return {
    /** The last that was sent, from this device. */
    ticket,
    /** Whether this device could store the request's number. */
    isKept,
    /** Whether the form is shown: at first, and for another request. */
    isWriting,
    write: () => setWriting(true),
    /** For the words that take the form's place. */
    ref,
    /** The chat that was opened; null before that. */
    opened,
    /**
     * Sends it. The same content has the same key until it is taken, also after a lost answer or a reload, so that it
     * makes one request.
     * @param post sends the content with a key, and gives the request's number
     */
    send: async (content: object, post: (kunci: string) => Promise<string>): Promise<void> => {
      const whose = owner()
      const kept = draftOf(`benih:${about}`, (value) => seedSchema.parse(value), sessionOf(whose))
      seed.current ??= kept.read()?.seed ?? randomSeed()
      kept.write({ seed: seed.current })
      follow()
      const number = await post(keyOf(seed.current, [JSON.stringify(content)]))
      kept.clear()
      seed.current = null
      const sent = { about, number, sentAt: serverNow().toISOString() }
      setKept(mayKeepFor(whose) && keepTicket(sent, localOf(whose)))
      setTicket(sent)
      setWriting(false)
    },
    /** Opens a chat with the organisation, the message already typed. */
    openChat: (text: string): void => {
      const link = waLink(settingsStore.get().contactPhone, text)
      setOpened(link)
      window.open(link, '_blank', 'noopener')
    },
  }
}
