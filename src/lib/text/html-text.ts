import { inertElement } from '@/lib/trusted-types'
import { withoutDeceptiveSigns } from './spoofing'

/** What one text of the backend may have. A long article has some 20 kB and 300 elements. */
const MOST = { bytes: 100_000, elements: 3_000 }

/** How much of a text is parsed first, in characters, and by how much that grows. */
const FIRST = 500
const GROWTH = 1.5

/** Pictures that an editor wrote into the text itself. The page shows none of them, and they are most of its bytes. */
const PICTURE_IN_TEXT = /\ssrc\s*=\s*(?:"data:[^"]*"|'data:[^']*')/gi

/** Elements whose content browsers repeat in each block that follows, for as long as they aren't closed. */
const FORMATTING = new Set(['a', 'b', 'em', 'i', 's', 'small', 'strong', 'u'])

/**
 * An element of no document with as much of an HTML text as may be shown, and whether that is all of it. Parsed piece by
 * piece: 3 kB can make 20,000 elements, and nobody knows before parsing.
 * @param inert a document that is shown nowhere
 */
export function boundedElement(
  html: string,
  inert?: Document,
): [root: HTMLElement, isWhole: boolean] {
  const slim = html.replace(PICTURE_IN_TEXT, '')
  const { read } = new TextEncoder().encodeInto(slim, new Uint8Array(MOST.bytes))
  let root = inertElement('', inert)
  for (let length = FIRST; ; length *= GROWTH) {
    const end = Math.min(Math.floor(length), read)
    const next = inertElement(
      end === slim.length ? slim : withoutHalfTag(slim.slice(0, end)),
      inert,
    )
    if (next.getElementsByTagName('*').length > MOST.elements) return [root, false]
    root = next
    if (end === read) return [root, end === slim.length]
  }
}

/** What ends within a tag, without that tag. */
function withoutHalfTag(html: string): string {
  const start = html.lastIndexOf('<')
  return start > html.lastIndexOf('>') ? html.slice(0, start) : html
}

/**
 * Removes what would be too much once the element's HTML is parsed again: what a sanitiser takes out may have kept
 * formatting apart, which then is repeated in each block.
 * @returns whether all of it is still there
 */
export function bound(root: Element): boolean {
  let weight = 0
  const isWholeWithin = (parent: Element, formatting: number): boolean => {
    for (const child of parent.children) {
      weight += 1 + formatting
      const isIn = weight <= MOST.elements
      const inner = formatting + (FORMATTING.has(child.localName) ? 1 : 0)
      if (isIn && isWholeWithin(child, inner)) continue
      while (child.nextSibling) child.nextSibling.remove()
      if (!isIn) child.remove()
      return false
    }
    return true
  }
  return isWholeWithin(root, 0)
}

/** What stands on lines or in cells of its own: without a space its words would touch. */
const BLOCKS = /<\/?(?:p|div|li|h[1-6]|td|th|blockquote|figcaption|[bh]r)\b/gi

/**
 * The words of an HTML text, in one line; of a very long one, those of its beginning. Nothing of it runs or is fetched.
 * Needs a document's parser.
 */
export function htmlText(html: string): string {
  const [element] = boundedElement(html.replace(BLOCKS, ' $&'))
  for (const hidden of element.querySelectorAll('script, style, template')) hidden.remove()
  return withoutDeceptiveSigns(element.textContent).replace(/\s+/g, ' ').trim()
}
