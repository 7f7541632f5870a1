import createDOMPurify, { type WindowLike } from 'dompurify'
import { safeReturnPath } from '@/lib/address/safe-redirect'
import { bound, boundedElement } from '@/lib/text/html-text'
import { hasCredentials, withoutDeceptiveSigns } from '@/lib/text/spoofing'
import { trustedHtml } from '@/lib/trusted-types'

/** Origins, or `https://*.contoh.id` for every name before a dot. */
type Sources = readonly string[]

/** The hosts of the Content-Security-Policy, set by vite.config.ts from the same list (scripts/deploy/policy.ts). */
declare const __JM_PICTURE_HOSTS__: Sources

/** Whether an address belongs to one of the sources. An address with a user name or a password belongs to none. */
export const isAmong = (url: URL, sources: Sources): boolean =>
  // A `blob:` has the origin of the page that made it.
  /^https?:$/.test(url.protocol) &&
  !hasCredentials(url) &&
  sources.some((source) => {
    const [scheme = '', domain] = source.split('*')
    return domain === undefined
      ? url.origin === source
      : url.origin.startsWith(scheme) && url.origin.endsWith(domain)
  })

/** Whether a text of the backend may show a picture of this address. */
export const isPictureHost = (url: URL): boolean => isAmong(url, __JM_PICTURE_HOSTS__)

const TAGS = [
  ...['p', 'br', 'hr', 'div', 'span', 'pre', 'blockquote', 'a', 'img', 'figure', 'figcaption'],
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'li', 'dl', 'dt', 'dd'],
  ...['strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'small', 'mark'],
  ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
]
const ATTRIBUTES = [
  ...['href', 'src', 'alt', 'width', 'height', 'colspan', 'rowspan', 'lang', 'dir'],
  // Of ordered lists: a text may refer to "huruf b".
  ...['start', 'type', 'reversed', 'value'],
]

/** Elements that aren't kept, by the kept element that replaces them. */
const SAME_AS = {
  s: 'strike, del',
  u: 'ins',
  div: 'section, article, aside, header, footer, main, nav, center, address, details, summary, fieldset, legend',
}

/** Where a text begins on a line of its own. */
const BLOCKS = 'p, div, pre, blockquote, h1, h2, h3, h4, h5, h6, li, dt, dd, th, td, figcaption'

/** Stands below what could be shown of a text that is too long. */
const CUT = 'Teks terlalu panjang. Selebihnya tidak ditampilkan.'

/** A host without a scheme before it ("masjid.id/infaq"), and no file ("kontak.html"). */
const HOST = /^(?:[a-z\d-]+\.)+(?!(?:html?|php|aspx?|pdf|docx?|jpe?g|png)\b)[a-z]{2,}(?=[/?#]|$)/i
const EMAIL = /^[^\s@/?#:]+@(?:[a-z\d-]+\.)+[a-z]{2,}$/i

/** Parses an address, with https where people leave the scheme out; null unless it is absolute and allowed. */
function addressOf(value: string | null, isAllowed: (url: URL) => boolean): string | null {
  const written = (value ?? '').trim().replace(/^\/\//, 'https://')
  const address = HOST.test(written) ? `https://${written}` : written
  if (!URL.canParse(address)) return null
  const url = new URL(address)
  return isAllowed(url) ? url.href : null
}

/** Where a link leads; editors write a path of this site from wherever their own page is. */
function linkOf(value: string | null): string | null {
  const written = (value ?? '').trim()
  if (EMAIL.test(written)) return `mailto:${written}`
  const path = written.replace(/^(?:\.{1,2}\/)+/, '/')
  return safeReturnPath(path, 'https://situs.invalid') ?? addressOf(written, mayFollow)
}

const mayFollow = (url: URL) =>
  ['http:', 'https:', 'mailto:', 'tel:'].includes(url.protocol) && !hasCredentials(url)

/**
 * What another site would show in a frame, and videos, become links: nothing is fetched from there, but nothing is lost
 * either. Without an address that a link may have they go, with all that is in them.
 */
function linkEmbedded(root: ParentNode) {
  for (const element of root.querySelectorAll('iframe, video, oembed')) {
    const named = element.getAttribute('src') ?? element.getAttribute('url')
    const address = named ?? element.querySelector('source')?.getAttribute('src') ?? null
    const href = addressOf(address, (url) => url.protocol === 'https:' && mayFollow(url))
    if (href === null) continue
    const link = element.ownerDocument.createElement('a')
    link.setAttribute('href', href)
    link.textContent = /\/maps\b|\/\/maps\./.test(href) ? 'Buka peta' : 'Buka video'
    element.replaceWith(' ', link, ' ')
  }
}

/** Changes an element's name, keeping what is in it, its language and its direction. */
function rename(element: Element, name: string) {
  const renamed = element.ownerDocument.createElement(name)
  for (const kept of ['lang', 'dir']) {
    const value = element.getAttribute(kept)
    if (value !== null) renamed.setAttribute(kept, value)
  }
  renamed.append(...element.childNodes)
  element.replaceWith(renamed)
}

/** Replaces what marks text as struck out, or starts a new line, by elements that are kept. */
function keepMeaning(root: ParentNode) {
  for (const [name, others] of Object.entries(SAME_AS))
    for (const element of root.querySelectorAll(others)) rename(element, name)
  for (const element of root.querySelectorAll('[style*="line-through" i]')) {
    const struck = element.ownerDocument.createElement('s')
    struck.append(...element.childNodes)
    element.append(struck)
  }
}

/** Sets the direction of Arabic blocks: editors give it in a style, which is removed, or not at all. */
function turnArabic(root: ParentNode) {
  for (const block of root.querySelectorAll(BLOCKS)) {
    if (block.closest('[dir]') || block.querySelector(BLOCKS)) continue
    const letters = block.textContent.match(/\p{L}/gu) ?? []
    const arabic = letters.filter((letter) => /\p{Script=Arabic}/u.test(letter))
    if (arabic.length * 2 > letters.length) block.setAttribute('dir', 'rtl')
  }
}

/**
 * Replaces hard spaces, which Word and WhatsApp put between words, so that lines break between words and not inside
 * them. A hard space beside a digit ("Rp 50.000") stays, and so does one that is alone in its element: an empty line.
 */
const withSoftSpaces = (html: string) => html.replace(/([^\d>])(?:&nbsp;)+(?![\d<&])/g, '$1 ')

/**
 * The text's headings get consecutive ranks from `headingLevel` on, whatever their own ranks: an editor's choice of
 * size must not break the page's outline.
 */
function demoteHeadings(root: ParentNode, headingLevel: number) {
  const headings = [...root.querySelectorAll('h1, h2, h3, h4, h5, h6')]
  const ranks = [...new Set(headings.map((heading) => heading.localName))].sort()
  for (const heading of headings) {
    rename(heading, `h${Math.min(6, headingLevel + ranks.indexOf(heading.localName))}`)
  }
}

const purifiers = new WeakMap<WindowLike, ReturnType<typeof createDOMPurify>>()

/** One for each window: it looks through the whole window when it is made. */
function purifierOf(view: WindowLike) {
  const purifier = purifiers.get(view) ?? createDOMPurify(view)
  purifiers.set(view, purifier)
  return purifier
}

/**
 * HTML from the backend, reduced to what a description needs: an allow-list of elements and attributes, no style,
 * class, id or script; links to http, https, mailto, tel and this site only, opened in a new tab; links in place of videos and frames; pictures of the hosts that the
 * page may show, fetched when near; no sign that turns a text round. Of a text that is too long, what fits, and below it
 * that it is.
 * @returns HTML that Trusted Types let through
 * @param headingLevel rank of the text's first headings; the page's `h1` and sections come before it
 * @param view the browser's window, or jsdom's in the prerenderer
 * @param inert a document that is shown nowhere; a new one unless the prerenderer has one to use again
 */
export function sanitiseHtml(
  html: string,
  headingLevel = 3,
  view: WindowLike = window,
  inert?: Document,
): string {
  const [root, isWhole] = boundedElement(html, inert)
  linkEmbedded(root)
  keepMeaning(root)
  purifierOf(view).sanitize(root, {
    ALLOWED_TAGS: TAGS,
    ALLOWED_ATTR: ATTRIBUTES,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    IN_PLACE: true,
    // It parses nothing itself, so it needs no policy of its own.
    TRUSTED_TYPES_POLICY: null,
  })
  const isAll = bound(root) && isWhole
  for (const link of root.querySelectorAll('a')) {
    const href = linkOf(link.getAttribute('href'))
    if (href === null) {
      link.replaceWith(...link.childNodes)
      continue
    }
    link.setAttribute('href', href)
    link.setAttribute('rel', 'noopener noreferrer nofollow')
    link.setAttribute('target', '_blank')
  }
  for (const picture of root.querySelectorAll('img')) {
    const src = addressOf(picture.getAttribute('src'), isPictureHost)
    if (src === null) {
      picture.remove()
      continue
    }
    picture.setAttribute('src', src)
    picture.setAttribute('alt', picture.getAttribute('alt') ?? '')
    picture.setAttribute('loading', 'lazy')
    picture.setAttribute('decoding', 'async')
  }
  demoteHeadings(root, headingLevel)
  turnArabic(root)
  if (!isAll)
    root.append(Object.assign(root.ownerDocument.createElement('p'), { textContent: CUT }))
  // Elements of the inert document: in the page's own, pictures would be fetched at once, near or not.
  return trustedHtml(withSoftSpaces(withoutDeceptiveSigns(root.innerHTML)))
}
