/** How long to wait for the font before the device's own Arabic is shown, in milliseconds. */
const PATIENCE_MS = 1500

const FONT = '28px "Amiri Quran"'
const SAMPLE = 'بِسْمِ'

/** Rejects where the font of `ArabicText` can't be loaded. */
export const loadArabicFont = () => document.fonts.load(FONT, SAMPLE)

/** Resolves once the font of `ArabicText` is loaded, has failed or takes too long. */
export const arabicFontLoaded = (): Promise<unknown> =>
  Promise.race([
    loadArabicFont().catch(() => undefined),
    new Promise((resolve) => {
      setTimeout(resolve, PATIENCE_MS)
    }),
  ])
