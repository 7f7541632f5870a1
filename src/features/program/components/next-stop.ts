interface Track {
  /** How far the track is scrolled when each slide is the first one seen, in px, ascending. */
  stops: readonly number[]
  /** Where it is scrolled to, or on its way to, in px. */
  from: number
  /** As far as it can be scrolled, in px. */
  max: number
  direction: 1 | -1
}

/** Browsers round what is scrolled to a device pixel. */
const TOLERANCE_PX = 2

/**
 * The slide to go to with one tap on "next" or "previous": the nearest whose place differs from where the track is.
 * At the end several slides share a place, as none can come further to the front than the track reaches.
 * @returns its place in `stops`, -1 when the track is at that end
 */
export function nextStop({ stops, from, max, direction }: Track): number {
  const here = Math.min(from, max)
  const differs = (stop: number) =>
    direction === 1
      ? Math.min(stop, max) > here + TOLERANCE_PX
      : Math.min(stop, max) < here - TOLERANCE_PX
  return direction === 1 ? stops.findIndex(differs) : stops.findLastIndex(differs)
}
