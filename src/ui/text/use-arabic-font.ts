import { useEffect, useState } from 'react'
import { arabicFontLoaded } from './arabic-font'

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
