import { queryOptions } from '@tanstack/react-query'
import { certainText, count, DecodeError, list, requiredText, told, uniqueBy } from '@/api/decode'
import { decoded, malformed } from '@/api/errors'
import type { Form } from '@/api/client'
import type { components } from '@/api/generated/backend'
import { optionalBackend } from '@/api/optional-backend'
import { paths } from '@/lib/address/paths'
import { safeReturnPath } from '@/lib/address/safe-redirect'
import { parseWib } from '@/lib/time/wib-date'
import { type Box, type Message, takeIn, withRead } from './box'
type Schemas = components['schemas']

/** A message from the organisation to the account. */
export interface InboxMessage {
  id: string
  at: Date
  title: string
  /** Plain text with line breaks; empty where the title says it all. */
  text: string
  /** A path of this app; null where it leads nowhere, or elsewhere. */
  to: string | null
  /** Whether it was read, on whichever device. */
  read: boolean
}

interface InboxPage {
  messages: InboxMessage[]
  pages: number
}

/** @throws DecodeError where there is no list, or none of its rows can be read */
export function toInboxPage(wire: Schemas['InboxPage'], origin: string): InboxPage {
  const { daftar, pages } = told(wire, 'data')
  const messages = list(daftar, (row, what) => toInboxMessage(row, what, origin), null)
  return { messages, pages: count(pages, 'data.pages') }
}

function toInboxMessage(row: Schemas['InboxItem'], what: string, origin: string): InboxMessage {
  const { id, judul, teks, waktu, tautan, dibaca } = told(row, what)
  const at = parseWib(certainText(waktu))
  if (!at) throw new DecodeError(`${what}.waktu: expected a time`)
  return {
    id: requiredText(id, `${what}.id`),
    at,
    title: requiredText(judul, `${what}.judul`),
    text: certainText(teks),
    to: safeReturnPath(tautan, origin),
    // PHP's booleans may be numbers.
    read: /^(true|1)$/.test(String(dibaca)),
  }
}

/** Older messages are on further pages, which nobody asks for. */
const MOST_PAGES = 3

const INBOX = '/user/get_inbox'

/** The account's newest messages. Asked for only where `get_inbox` is listed. @throws ApiError 401 for a visitor */
export const inboxQuery = () =>
  queryOptions({
    queryKey: ['get', INBOX] as const,
    queryFn: async ({ signal }) => {
      const found: InboxMessage[] = []
      for (let page = 1, pages = 1; page <= Math.min(pages, MOST_PAGES); page += 1) {
        const { data } = await optionalBackend.GET(INBOX, { params: { query: { page } }, signal })
        if (!data) throw malformed(INBOX, 200, 'data: missing')
        const answer = decoded(INBOX, () => toInboxPage(data.data, window.location.origin))
        found.push(...answer.messages)
        pages = answer.pages
      }
      // One that has come meanwhile moves the others to the next page.
      return uniqueBy(found, ({ id }) => id)
    },
  })

/** How many ids one call takes. */
const MOST_IDS = 100

/** Tells the backend that messages were read. Saying so again does no harm. */
export async function readInbox(ids: readonly string[]): Promise<void> {
  for (let from = 0; from < ids.length; from += MOST_IDS) {
    const body: Form<'/user/read_inbox'> = { ids: ids.slice(from, from + MOST_IDS).join() }
    await optionalBackend.POST('/user/read_inbox', { body })
  }
}

const boxId = ({ id }: InboxMessage) => `pengurus:${id}`

/** A message in Pesan; one that leads nowhere stays there. */
const toMessage = (message: InboxMessage): Message => ({
  id: boxId(message),
  edition: 0,
  kind: 'inbox',
  at: message.at.getTime(),
  until: null,
  title: message.title,
  text: message.text,
  amount: null,
  to: message.to ?? paths.messages(),
})

/**
 * Takes the organisation's messages in. What was read on another device is read here too.
 * @param now in ms since 1970
 */
export const withInbox = (box: Box, inbox: readonly InboxMessage[], now: number): Box =>
  inbox
    .filter(({ read }) => read)
    .reduce((all, message) => withRead(all, boxId(message)), takeIn(box, inbox.map(toMessage), now))

/** The ids of what was read or deleted here, and what the backend doesn't know to be read. */
export const readHere = ({ rows }: Box, inbox: readonly InboxMessage[]): string[] =>
  inbox
    .filter(({ read }) => !read)
    .filter((message) => rows.some(({ id, state }) => id === boxId(message) && state !== 'unread'))
    .map(({ id }) => id)
