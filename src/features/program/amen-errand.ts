import { draftOf } from '@/lib/draft'

/** The prayer that a visitor wanted to amen. Not in the return path, which is the page's address and no more (spec §5). */
const errand = draftOf('amin', (value) =>
  typeof value === 'object' && value !== null && 'doaId' in value && typeof value.doaId === 'string'
    ? { doaId: value.doaId }
    : null,
)

/** Remembers which prayer it was, until the way back from the login has been found. */
export function rememberAmenErrand(doaId: string): void {
  errand.write({ doaId })
}

/** The remembered prayer, once; null when there is none. */
export function takeAmenErrand(): string | null {
  const doaId = errand.read()?.doaId ?? null
  errand.clear()
  return doaId
}
