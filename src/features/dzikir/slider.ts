/** Positions of a slider whose slides are each as wide as its window. Places count from 0. */

/** A place kept within the slides there are. */
export function clampPlace(place: number, total: number): number {
  return Math.min(Math.max(0, total - 1), Math.max(0, place))
}

/** The slide that takes up most of the window. */
export function placeAt(scrollLeft: number, width: number, total: number): number {
  return width > 0 ? clampPlace(Math.round(scrollLeft / width), total) : 0
}

/** The place that an address names, counting from 1 as people do; the first one for anything else. */
export function parsePlace(text: string | null, total: number): number {
  return text !== null && /^\d{1,4}$/.test(text) ? clampPlace(Number(text) - 1, total) : 0
}
