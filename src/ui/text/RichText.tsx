import { createContext, type CSSProperties, useContext, useMemo, useState } from 'react'
import { lazyModule } from '@/lib/lazy-module'
import { htmlText } from '@/lib/text/html-text'
import { TextSkeleton } from '@/ui/state/Skeleton'
import { useHydrated } from '@/ui/use-hydrated'
import { useLazyModule } from '@/ui/use-lazy-module'
import classes from './RichText.module.css'

/** Sanitises HTML at once; see `sanitiseHtml`. Only the prerenderer gives one: browsers fetch the sanitiser. */
export const SanitiseContext = createContext<
  ((html: string, headingLevel: number) => string) | null
>(null)

export interface RichTextProps {
  /** As the backend sent it; it is sanitised here. */
  html: string
  /** Cuts the text after this many lines. */
  clampLines?: number
  /** Rank of the text's first headings. */
  headingLevel?: 2 | 3 | 4
}

const loadSanitiser = lazyModule(() => import('./sanitise-html'))

/** HTML from the backend, sanitised and set as prose. The sanitiser is fetched on first use. */
export function RichText({ html, clampLines, headingLevel = 3 }: RichTextProps) {
  const { module, error } = useLazyModule(loadSanitiser, true)
  const clean = useMemo(
    () => module?.sanitiseHtml(html, headingLevel),
    [module, html, headingLevel],
  )
  const sanitiseNow = useContext(SanitiseContext)
  const isHydrated = useHydrated()
  const [isInHtml] = useState(!isHydrated)

  if (clean === undefined && error === null && !isInHtml) {
    return (
      <div className={classes.prose} aria-busy="true">
        <TextSkeleton lines={clampLines ?? 16} />
      </div>
    )
  }
  const clamp: CSSProperties | undefined =
    clampLines === undefined ? undefined : { WebkitLineClamp: clampLines }
  const shared = { className: classes.prose, 'data-clamped': Boolean(clamp), style: clamp }
  if (clean === undefined && isInHtml) {
    // The prerenderer has put the sanitised text into the HTML. React leaves it there as long as '' stays ''.
    const inHtml = { __html: sanitiseNow?.(html, headingLevel) ?? '' }
    return <div {...shared} dangerouslySetInnerHTML={inHtml} suppressHydrationWarning />
  }
  return clean === undefined ? (
    // Its file could not be fetched.
    <div {...shared}>{htmlText(html)}</div>
  ) : (
    <div {...shared} dangerouslySetInnerHTML={{ __html: clean }} />
  )
}
