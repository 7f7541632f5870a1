import { createContext } from 'react'

/** Sanitises HTML at once; see `sanitiseHtml`. Only the prerenderer gives one: browsers fetch the sanitiser. */
export const SanitiseContext = createContext<
  ((html: string, headingLevel: number) => string) | null
>(null)
