import { useEffect, useState } from 'react'

/** How long to wait for the font before the device's own Arabic is shown, in milliseconds. */
const PATIENCE_MS = 1500

const FONT = '28px "Amiri Quran"'
const SAMPLE = 'بِسْمِ'

/**
 * True once the font of `ArabicText` is loaded. If it were shown earlier, every line would break again when it arrives.
 */
export function useArabicFont(): boolean {
  const [ready, setReady] = useState(false)
  useEffect(() => {
    let current = true
    const show = () => {
      if (current) setReady(true)
    }
    const timer = setTimeout(show, PATIENCE_MS)
    document.fonts.load(FONT, SAMPLE).then(show, show)
    return () => {
      current = false
      clearTimeout(timer)
    }
  }, [])
  return ready
}
