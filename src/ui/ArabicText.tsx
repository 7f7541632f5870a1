import { withUnicodeTanwin } from '@/lib/open-tanwin'
import classes from './ArabicText.module.css'

export interface ArabicTextProps {
  /** Lines end with `\n`. */
  children: string
  as?: 'p' | 'span' | 'div'
  className?: string | undefined
}

/**
 * Arabic in its own font and direction (design §6). The font comes with this part, so that no page without Arabic
 * fetches it; `useArabicFont` tells when it is there. The Qur'an's open tanwin is drawn with the signs this font knows.
 */
export function ArabicText({ children, as: Tag = 'p', className }: ArabicTextProps) {
  return (
    <Tag lang="ar" dir="rtl" className={[classes['arabic'], className].filter(Boolean).join(' ')}>
      {withUnicodeTanwin(children)}
    </Tag>
  )
}
