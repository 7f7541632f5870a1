/**
 * Pages about one person, what they read, or their money: a regular expression for every server, without regard to case.
 * Whatever signs stand behind a page's address (`read-address.ts`), it is that page's.
 */
export const privateSource =
  '^/+(?:profile|doa|pesan|auth|forgot-password|tilawah/+(?:khatam|penanda)|donation/+[^/]+|[^/]+/+[^/]+/+(?:donate|fundraiser|laporkan))(?:[^a-z0-9-].*)?$'

const PRIVATE = RegExp(privateSource, 'is')

/** What a private page says wherever it comes from: its address is told to nobody, and no search engine lists it. */
export const privateHeaders = { 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex' }

/** Whether a page is about one person or their money. */
export const isPrivatePath = (pathname: string): boolean => PRIVATE.test(pathname)
