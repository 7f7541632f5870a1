import { makeRandom, type Random } from '../../mock-server/seed/random'
import type { Light } from './palette'

export const WIDTH = 1200
export const HEIGHT = 675

export type Stop = readonly [offset: number, color: string, opacity?: number]

/** Numbers in the SVG are rounded, to keep it readable. */
export const n = (value: number): string => String(Math.round(value * 10) / 10)

/** One picture under construction: its elements, its gradients, its own repeatable chance. */
export class Sheet {
  readonly random: Random
  private readonly defs: string[] = []
  private readonly parts: string[] = []

  constructor(
    name: string,
    readonly light: Light,
    readonly width: number = WIDTH,
    readonly height: number = HEIGHT,
  ) {
    this.random = makeRandom(name)
  }

  add(...svg: readonly string[]): this {
    this.parts.push(...svg)
    return this
  }

  private define(svg: (id: string) => string): string {
    const id = `d${this.defs.length}`
    this.defs.push(svg(id))
    return `url(#${id})`
  }

  private static stops(stops: readonly Stop[]): string {
    return stops
      .map(
        ([offset, color, opacity = 1]) =>
          `<stop offset="${offset}" stop-color="${color}" stop-opacity="${opacity}"/>`,
      )
      .join('')
  }

  /** Top to bottom of the element it fills. */
  vertical(...stops: readonly Stop[]): string {
    return this.define(
      (id) =>
        `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${Sheet.stops(stops)}</linearGradient>`,
    )
  }

  /** Left to right of the element it fills. */
  horizontal(...stops: readonly Stop[]): string {
    return this.define((id) => `<linearGradient id="${id}">${Sheet.stops(stops)}</linearGradient>`)
  }

  /** From a point of the element it fills, in fractions of its box. */
  radial(at: readonly [x: number, y: number, r: number], ...stops: readonly Stop[]): string {
    return this.define(
      (id) =>
        `<radialGradient id="${id}" cx="${at[0]}" cy="${at[1]}" r="${at[2]}">${Sheet.stops(stops)}</radialGradient>`,
    )
  }

  /** A repeating tile. */
  pattern(size: number, tile: string): string {
    return this.define(
      (id) =>
        `<pattern id="${id}" width="${size}" height="${size}" patternUnits="userSpaceOnUse">${tile}</pattern>`,
    )
  }

  clip(shape: string): string {
    return this.define((id) => `<clipPath id="${id}">${shape}</clipPath>`)
  }

  blur(deviation: number): string {
    return this.define(
      (id) =>
        `<filter id="${id}" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="${deviation}"/></filter>`,
    )
  }

  toSvg(): string {
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${this.width}" height="${this.height}" viewBox="0 0 ${this.width} ${this.height}"><defs>${this.defs.join('')}</defs>${this.parts.join('')}</svg>`
  }
}
