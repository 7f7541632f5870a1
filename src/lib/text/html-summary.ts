import { withoutDeceptiveSigns } from './spoofing'

const named: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', ' '],
])

function decoded(entity: string, name: string): string {
  if (!name.startsWith('#')) return named.get(name.toLowerCase()) ?? entity
  const code = /^#x/i.test(name) ? parseInt(name.slice(2), 16) : parseInt(name.slice(1), 10)
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ' '
}

/**
 * The beginning of an HTML text in words, for previews, where no document's parser is at hand. Not safe as HTML: escape
 * it.
 * @param longest characters at most; a longer text ends after a whole word with "…"
 */
export function htmlSummary(html: string, longest = 200): string {
  const said = html
    .replace(/<!--[^]*?(?:-->|$)|<(script|style|template)\b[^]*?(?:<\/\1\s*>|$)/gi, ' ')
    .replace(/<\/?[a-z][^>]*(?:>|$)/gi, ' ')
    .replace(/&(#x[\da-f]{1,6}|#\d{1,7}|[a-z]+);/gi, decoded)
  const words = withoutDeceptiveSigns(said).replace(/\s+/g, ' ').trim()
  if (words.length <= longest) return words
  const cut = words.slice(0, longest)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), longest / 2)).trimEnd()}…`
}
