import { archPath, girih, star8 } from './architecture'
import { n, type Sheet } from './sheet'

/** A plain wall with a faint geometric pattern, lit from the middle. */
export function wall(sheet: Sheet, color: string, edge: string, line: string): void {
  const { width, height } = sheet
  sheet.add(
    `<rect width="${width}" height="${height}" fill="${sheet.radial([0.5, 0.38, 0.75], [0, color], [1, edge])}"/>`,
    `<rect width="${width}" height="${height}" fill="${girih(sheet, 120, line, 0.2)}"/>`,
  )
}

/** What things stand on: a board or a floor from `y` down. */
export function table(sheet: Sheet, y: number, color: string, edge: string): void {
  sheet.add(
    `<rect y="${y}" width="${sheet.width}" height="${sheet.height - y}" fill="${sheet.vertical([0, color], [1, edge])}"/>`,
    `<rect y="${y}" width="${sheet.width}" height="8" fill="#fff" opacity="0.35"/>`,
  )
}

/** Paving that leads to the door. */
export function path(sheet: Sheet, x: number, top: number, w: number): string {
  const [lit, shade] = sheet.light.wall
  return `<path d="M${n(x - w * 0.3)} ${top}H${n(x + w * 0.3)}L${n(x + w * 1.5)} ${sheet.height}H${n(x - w * 1.5)}Z" fill="${sheet.vertical([0, shade], [1, lit])}" opacity="0.75"/>`
}

/** A window of a mosque, framing what lies outside; used by the indoor scenes. */
export function archWindow(
  sheet: Sheet,
  x: number,
  y: number,
  w: number,
  h: number,
  outside: string,
): string {
  const shape = `<path d="${archPath(x, y, w, h)}"/>`
  return `<path d="${archPath(x, y + 10, w + 44, h + 44)}" fill="${sheet.light.gold}"/><path d="${archPath(x, y + 10, w + 30, h + 34)}" fill="#fff6e2"/><g clip-path="${sheet.clip(shape)}">${outside}</g>${star8(x, y - h - 74, 16, `fill="${sheet.light.gold}"`)}`
}
