import { APPEARANCE_KEY, parseAppearance, showAppearance } from '@/lib/appearance'

/** Shows the chosen text size and the wish for less motion before the first paint, which would shift otherwise. */
export function showStoredAppearance(): void {
  try {
    const stored = parseAppearance(JSON.parse(localStorage.getItem(APPEARANCE_KEY) ?? 'null'))
    if (stored) showAppearance(stored)
  } catch {
    // Storage is denied or holds something else.
  }
}
