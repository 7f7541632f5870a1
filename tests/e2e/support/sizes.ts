/** The sizes at which each screen must be right: the narrowest phone sold, a common one, and a desktop. */
export const screenshotSizes = {
  narrow: { width: 320, height: 568 },
  small: { width: 360, height: 740 },
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 800 },
} as const
