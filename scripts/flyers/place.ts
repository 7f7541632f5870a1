import { n } from './sheet'

/** Moves and scales what is drawn around the origin. */
export const at = (x: number, y: number, s: number, svg: string): string =>
  `<g transform="translate(${n(x)} ${n(y)}) scale(${s})">${svg}</g>`

/** A soft shadow on the ground. */
export function shadow(x: number, y: number, rx: number, ry: number, opacity = 0.22): string {
  return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="#06251f" opacity="${opacity}"/>`
}
