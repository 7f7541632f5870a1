import { clsx } from 'clsx'
import { useEffect, useState } from 'react'
import { withUnicodeTanwin } from '@/lib/text/open-tanwin'
import { arabicFontLoaded } from './arabic-font'
import classes from './ArabicText.module.css'

export interface ArabicTextProps {
  /** Lines end with `\n`. */
  children: string
  as?: 'p' | 'span' | 'div'
  className?: string | undefined
  /** The text has Unicode's own marks (`hasUnicodeMarks`), so each sign is drawn as it is. */
  asWritten?: boolean
}

/**
 * Arabic in its own font and direction. The font comes with this part, so that pages without Arabic don't fetch it;
 * `useArabicFont` reports when it is loaded. The Qur'an's open tanwin is drawn with the marks that this font has.
 */
export function ArabicText({
  children,
  as: Tag = 'p',
  className,
  asWritten = false,
}: ArabicTextProps) {
  return (
    <Tag lang="ar" dir="rtl" translate="no" className={clsx(classes.arabic, className)}>
      {asWritten ? children : withUnicodeTanwin(children)}
    </Tag>
  )
}

/**
 * True once the font of `ArabicText` is loaded. If it were shown earlier, every line would break again when it arrives.
 */
export function useArabicFont(): boolean {
  const [ready, setReady] = useState(false)
  useEffect(() => {
    let current = true
    void arabicFontLoaded().then(() => {
      if (current) setReady(true)
    })
    return () => {
      current = false
    }
  }, [])
  return ready
}
