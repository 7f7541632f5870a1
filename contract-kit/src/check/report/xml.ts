/** Text for XML and HTML. Control characters are forbidden in both, and answers may hold any. */
export function xml(text: string): string {
  const entities: Readonly<Record<string, string>> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  }
  return text
    .replace(/[^\P{Cc}\t\n\r]/gu, '\ufffd')
    .replace(/[&<>"']/g, (character) => entities[character] ?? character)
}
