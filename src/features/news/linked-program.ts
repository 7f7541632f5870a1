import type { ProgramRef } from '@/domain/program/program'
import { programOfPath } from '@/domain/program/program-path'

/**
 * The program that an article is about: the first one that its text links to. Null where it links to none.
 * @param html as the backend sent it
 * @param origin this site's
 */
export function linkedProgram(html: string, origin: string): ProgramRef | null {
  for (const [, , address = ''] of html.matchAll(/<a\b[^>]*?\bhref\s*=\s*(["'])(.*?)\1/gis)) {
    // Editors write paths from wherever their own page is; `linkOf` of src/ui/text/sanitise-html.ts reads them so too.
    const written = address.trim().replace(/^(?:\.{1,2}\/)+/, '/')
    if (!URL.canParse(written, origin)) continue
    const url = new URL(written, origin)
    const program = url.origin === origin ? programOfPath(url.pathname) : null
    if (program) return program
  }
  return null
}
