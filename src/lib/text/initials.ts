import { normalised } from './clean-text'

/**
 * One or two capitals for a donor's avatar, from the first word and the last: `"Siti Nur Aisyah"` → `"SA"`. Empty when
 * the name has no letter or digit.
 */
export function initials(name: string): string {
  const letters = normalised(name, 'NFC')
    .split(/\s+/)
    .flatMap((word) => /[\p{L}\p{N}]/u.exec(word) ?? [])
  return [...letters.slice(0, 1), ...letters.slice(1).slice(-1)].join('').toUpperCase()
}
