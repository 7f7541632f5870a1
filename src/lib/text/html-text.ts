import { boundedElement } from './bounded-html'
import { withoutDeceptiveSigns } from './deceptive-signs'

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
