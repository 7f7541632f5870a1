import { crescent } from './nature'
import { n, type Sheet } from './sheet'

/** A pointed arch standing on `y`. */
export function archPath(x: number, y: number, w: number, h: number): string {
  const half = w / 2
  const spring = y - h + half * 1.15
  return `M${n(x - half)} ${n(y)}V${n(spring)}C${n(x - half)} ${n(spring - half * 0.62)} ${n(x - half * 0.42)} ${n(y - h + half * 0.24)} ${n(x)} ${n(y - h)}C${n(x + half * 0.42)} ${n(y - h + half * 0.24)} ${n(x + half)} ${n(spring - half * 0.62)} ${n(x + half)} ${n(spring)}V${n(y)}Z`
}

export function arch(x: number, y: number, w: number, h: number, fill: string, extra = ''): string {
  return `<path d="${archPath(x, y, w, h)}" fill="${fill}" ${extra}/>`
}

/** A finial: rod, two beads, crescent. */
export function finial(sheet: Sheet, x: number, y: number, size: number): string {
  const { gold } = sheet.light
  return `<rect x="${n(x - size * 0.05)}" y="${n(y - size)}" width="${n(size * 0.1)}" height="${n(size)}" fill="${gold}"/><circle cx="${n(x)}" cy="${n(y - size * 0.28)}" r="${n(size * 0.13)}" fill="${gold}"/>${crescent(x, y - size * 1.18, size * 0.27, gold, -90)}`
}

/** An onion dome of radius `r` standing on `y`. */
export function dome(sheet: Sheet, x: number, y: number, r: number): string {
  const [lit, middle, shade] = sheet.light.dome
  const shape = `M${n(x - r * 0.94)} ${n(y)}C${n(x - r * 1.28)} ${n(y - r * 0.52)} ${n(x - r * 0.72)} ${n(y - r * 1.02)} ${n(x)} ${n(y - r * 1.46)}C${n(x + r * 0.72)} ${n(y - r * 1.02)} ${n(x + r * 1.28)} ${n(y - r * 0.52)} ${n(x + r * 0.94)} ${n(y)}Z`
  const rib = (k: number): string =>
    `<path d="M${n(x + r * 0.94 * k)} ${n(y)}C${n(x + r * 1.22 * k)} ${n(y - r * 0.52)} ${n(x + r * 0.66 * k)} ${n(y - r * 1.02)} ${n(x)} ${n(y - r * 1.46)}" fill="none" stroke="#fff" stroke-opacity="0.16" stroke-width="${n(Math.max(1, r * 0.022))}"/>`
  return [
    finial(sheet, x, y - r * 1.4, r * 0.5),
    `<path d="${shape}" fill="${sheet.radial([0.32, 0.42, 0.75], [0, lit], [0.45, middle], [1, shade])}"/>`,
    rib(-0.55),
    rib(-0.15),
    rib(0.28),
    rib(0.66),
    `<rect x="${n(x - r * 1.02)}" y="${n(y - r * 0.06)}" width="${n(r * 2.04)}" height="${n(r * 0.12)}" rx="${n(r * 0.05)}" fill="${sheet.light.gold}"/>`,
  ].join('')
}

function wallFill(sheet: Sheet): string {
  const [lit, shade] = sheet.light.wall
  return sheet.horizontal([0, lit], [0.55, lit], [1, shade])
}

function windowFill(sheet: Sheet): string {
  const { window, dark, glow } = sheet.light
  return dark
    ? sheet.vertical([0, glow], [1, window])
    : sheet.vertical([0, window], [1, sheet.light.dome[2]])
}

/** A minaret of height `h` standing on `y`. */
export function minaret(sheet: Sheet, x: number, y: number, h: number, w: number): string {
  const wall = wallFill(sheet)
  const [, shade] = sheet.light.wall
  const { gold } = sheet.light
  const balcony = y - h * 0.66
  const top = y - h * 0.86
  return [
    `<path d="M${n(x - w * 0.62)} ${n(y)}L${n(x - w * 0.46)} ${n(balcony)}H${n(x + w * 0.46)}L${n(x + w * 0.62)} ${n(y)}Z" fill="${wall}"/>`,
    `<path d="M${n(x - w * 0.46)} ${n(balcony)}L${n(x - w * 0.78)} ${n(balcony - w * 0.42)}H${n(x + w * 0.78)}L${n(x + w * 0.46)} ${n(balcony)}Z" fill="${shade}"/>`,
    `<rect x="${n(x - w * 0.82)}" y="${n(balcony - w * 0.72)}" width="${n(w * 1.64)}" height="${n(w * 0.32)}" rx="2" fill="${gold}"/>`,
    `<rect x="${n(x - w * 0.38)}" y="${n(top)}" width="${n(w * 0.76)}" height="${n(balcony - w * 0.7 - top)}" fill="${wall}"/>`,
    arch(x, balcony - w * 0.78, w * 0.36, w * 1.1, windowFill(sheet)),
    arch(x, y - h * 0.3, w * 0.3, w * 0.9, windowFill(sheet)),
    arch(x, y - h * 0.5, w * 0.28, w * 0.8, windowFill(sheet)),
    dome(sheet, x, top, w * 0.5),
  ].join('')
}

/** A wall of `w` by `h` standing on `y`, with a row of arched windows and a crenellated edge. */
export function hall(
  sheet: Sheet,
  x: number,
  y: number,
  w: number,
  h: number,
  windows: number,
  door = true,
): string {
  const wall = wallFill(sheet)
  const glass = windowFill(sheet)
  const [, shade] = sheet.light.wall
  const parts = [
    `<rect x="${n(x - w / 2)}" y="${n(y - h)}" width="${n(w)}" height="${n(h)}" fill="${wall}"/>`,
    `<rect x="${n(x - w / 2 - 6)}" y="${n(y - h - 7)}" width="${n(w + 12)}" height="12" rx="3" fill="${shade}"/>`,
    `<rect x="${n(x - w / 2 - 6)}" y="${n(y - h - 9)}" width="${n(w + 12)}" height="5" rx="2" fill="${sheet.light.gold}"/>`,
  ]
  const step = w / windows
  for (let index = 0; index < windows; index += 1) {
    const wx = x - w / 2 + step * (index + 0.5)
    if (door && Math.abs(wx - x) < step * 0.6) continue
    parts.push(
      arch(wx, y - h * 0.14, step * 0.58, h * 0.66, sheet.light.wall[1]),
      arch(wx, y - h * 0.17, step * 0.44, h * 0.56, glass),
    )
  }
  if (door) {
    const gate = Math.max(step * 1.15, h * 0.62)
    parts.push(
      `<rect x="${n(x - gate * 0.72)}" y="${n(y - h * 1.16)}" width="${n(gate * 1.44)}" height="${n(h * 1.16)}" rx="4" fill="${wall}"/>`,
      `<rect x="${n(x - gate * 0.76)}" y="${n(y - h * 1.2)}" width="${n(gate * 1.52)}" height="7" rx="3" fill="${sheet.light.gold}"/>`,
      arch(x, y, gate, h * 1.02, sheet.light.dome[1]),
      arch(x, y, gate * 0.78, h * 0.88, glass),
    )
  }
  return parts.join('')
}

/** A hipped roof of `w` by `h` whose eaves lie on `y`, as on the old mosques of Java. */
export function hipRoof(
  sheet: Sheet,
  x: number,
  y: number,
  w: number,
  h: number,
  top: number,
): string {
  const [lit, middle, shade] = sheet.light.dome
  return `<path d="M${n(x - w / 2 - 16)} ${n(y + 4)}Q${n(x - w * 0.32)} ${n(y - h * 0.3)} ${n(x - top / 2)} ${n(y - h)}H${n(x + top / 2)}Q${n(x + w * 0.32)} ${n(y - h * 0.3)} ${n(x + w / 2 + 16)} ${n(y + 4)}Z" fill="${sheet.horizontal([0, lit], [0.4, middle], [1, shade])}"/><rect x="${n(x - w / 2 - 16)}" y="${n(y)}" width="${n(w + 32)}" height="6" rx="3" fill="${sheet.light.gold}"/>`
}

/** A saddle roof with rising horns, as in Minangkabau. */
export function gonjong(sheet: Sheet, x: number, y: number, w: number, h: number): string {
  const [lit, middle, shade] = sheet.light.dome
  const fill = sheet.horizontal([0, lit], [0.45, middle], [1, shade])
  return `<path d="M${n(x - w * 0.54)} ${n(y + 5)}C${n(x - w * 0.5)} ${n(y - h * 0.3)} ${n(x - w * 0.52)} ${n(y - h * 0.75)} ${n(x - w * 0.56)} ${n(y - h * 1.2)}C${n(x - w * 0.4)} ${n(y - h * 0.5)} ${n(x - w * 0.16)} ${n(y - h * 0.42)} ${n(x)} ${n(y - h * 0.42)}C${n(x + w * 0.16)} ${n(y - h * 0.42)} ${n(x + w * 0.4)} ${n(y - h * 0.5)} ${n(x + w * 0.56)} ${n(y - h * 1.2)}C${n(x + w * 0.52)} ${n(y - h * 0.75)} ${n(x + w * 0.5)} ${n(y - h * 0.3)} ${n(x + w * 0.54)} ${n(y + 5)}Z" fill="${fill}"/><path d="M${n(x - w * 0.54)} ${n(y + 5)}H${n(x + w * 0.54)}" stroke="${sheet.light.gold}" stroke-width="6" stroke-linecap="round"/>`
}

export type Style = 'classic' | 'twin' | 'tajug' | 'gonjong' | 'modern' | 'small' | 'three'

function drum(sheet: Sheet, x: number, y: number, r: number, h: number): string {
  const glass = windowFill(sheet)
  const windows = [-0.66, -0.33, 0, 0.33, 0.66]
    .map((k) => arch(x + r * k, y - h * 0.15, r * 0.19, h * 0.7, glass))
    .join('')
  return `<rect x="${n(x - r * 0.94)}" y="${n(y - h)}" width="${n(r * 1.88)}" height="${n(h)}" fill="${wallFill(sheet)}"/>${windows}`
}

const styles: Readonly<Record<Style, (sheet: Sheet) => string>> = {
  classic: (sheet) =>
    [
      minaret(sheet, -262, 0, 400, 36),
      minaret(sheet, 262, 0, 400, 36),
      dome(sheet, -140, -118, 52),
      dome(sheet, 140, -118, 52),
      drum(sheet, 0, -118, 98, 44),
      dome(sheet, 0, -162, 104),
      hall(sheet, 0, 0, 440, 118, 9),
    ].join(''),
  twin: (sheet) =>
    [
      minaret(sheet, -178, 0, 470, 42),
      minaret(sheet, 178, 0, 470, 42),
      drum(sheet, 0, -140, 88, 36),
      dome(sheet, 0, -176, 92),
      hall(sheet, 0, 0, 560, 96, 13, false),
      hall(sheet, 0, 0, 260, 138, 5),
    ].join(''),
  tajug: (sheet) =>
    [
      minaret(sheet, 268, 0, 330, 34),
      finial(sheet, 0, -330, 46),
      hipRoof(sheet, 0, -250, 130, 84, 14),
      `<rect x="-58" y="-246" width="116" height="26" fill="${wallFill(sheet)}"/>`,
      hipRoof(sheet, 0, -180, 250, 66, 118),
      `<rect x="-112" y="-176" width="224" height="28" fill="${wallFill(sheet)}"/>`,
      hipRoof(sheet, 0, -104, 400, 66, 226),
      hall(sheet, 0, 0, 372, 98, 9),
    ].join(''),
  gonjong: (sheet) =>
    [
      minaret(sheet, -292, 0, 340, 32),
      gonjong(sheet, 0, -190, 240, 118),
      `<rect x="-104" y="-190" width="208" height="50" fill="${wallFill(sheet)}"/>`,
      gonjong(sheet, 0, -112, 430, 126),
      hall(sheet, 0, 0, 396, 106, 9),
      finial(sheet, 0, -238, 52),
    ].join(''),
  modern: (sheet) =>
    [
      `<rect x="216" y="-420" width="34" height="420" fill="${wallFill(sheet)}"/>`,
      `<rect x="210" y="-352" width="46" height="10" rx="3" fill="${sheet.light.gold}"/><rect x="210" y="-300" width="46" height="6" rx="3" fill="${sheet.light.gold}"/>`,
      `<path d="M216-420L233-462L250-420Z" fill="${sheet.light.dome[1]}"/>`,
      finial(sheet, 233, -456, 40),
      `<path d="M-150-132A150 150 0 0 1 150-132Z" fill="${sheet.radial([0.32, 0.5, 0.8], [0, sheet.light.dome[0]], [0.5, sheet.light.dome[1]], [1, sheet.light.dome[2]])}"/>`,
      finial(sheet, 0, -280, 54),
      hall(sheet, 0, 0, 380, 128, 11, false),
      arch(0, 0, 120, 178, wallFill(sheet)),
      arch(0, 0, 92, 156, windowFill(sheet)),
    ].join(''),
  small: (sheet) =>
    [dome(sheet, 0, -96, 62), hall(sheet, 0, 0, 210, 92, 5), minaret(sheet, 136, 0, 230, 26)].join(
      '',
    ),
  three: (sheet) =>
    [
      minaret(sheet, -300, 0, 360, 34),
      minaret(sheet, 300, 0, 360, 34),
      dome(sheet, -150, -128, 72),
      dome(sheet, 150, -128, 72),
      drum(sheet, 0, -128, 86, 30),
      dome(sheet, 0, -158, 92),
      hall(sheet, 0, 0, 500, 124, 11),
    ].join(''),
}

/** A mosque whose middle stands on (`x`, `y`). */
export function mosque(sheet: Sheet, style: Style, x: number, y: number, scale: number): string {
  return `<g transform="translate(${n(x)} ${n(y)}) scale(${scale})">${styles[style](sheet)}</g>`
}

/** Its mirror image in water at `y`. */
export function reflection(
  sheet: Sheet,
  style: Style,
  x: number,
  y: number,
  scale: number,
): string {
  return `<g transform="translate(${n(x)} ${n(y)}) scale(${scale} ${-scale * 0.8})" opacity="0.3">${styles[style](sheet)}</g>`
}

/** An eight-pointed star, the seed of most girih patterns. */
export function star8(x: number, y: number, r: number, attributes: string): string {
  const square = `M${n(x - r)} ${n(y - r)}H${n(x + r)}V${n(y + r)}H${n(x - r)}Z`
  return `<path d="${square}" ${attributes}/><path d="${square}" transform="rotate(45 ${n(x)} ${n(y)})" ${attributes}/>`
}

/** A tile of stars and crosses, drawn in lines. */
export function girih(sheet: Sheet, size: number, color: string, opacity: number): string {
  const line = `fill="none" stroke="${color}" stroke-opacity="${opacity}" stroke-width="${n(size * 0.03)}"`
  const half = size / 2
  return sheet.pattern(
    size,
    star8(half, half, size * 0.27, line) +
      `<path d="M0 0L${n(size * 0.23)} ${n(size * 0.23)}M${size} 0L${n(size * 0.77)} ${n(size * 0.23)}M0 ${size}L${n(size * 0.23)} ${n(size * 0.77)}M${size} ${size}L${n(size * 0.77)} ${n(size * 0.77)}" ${line}/><circle cx="${half}" cy="${half}" r="${n(size * 0.1)}" ${line}/>`,
  )
}

/** A hanging lantern whose chain starts at (`x`, 0). */
export function lantern(sheet: Sheet, x: number, y: number, s: number): string {
  const { gold } = sheet.light
  return [
    `<circle cx="${n(x)}" cy="${n(y + 34 * s)}" r="${n(110 * s)}" fill="${sheet.radial([0.5, 0.5, 0.5], [0, '#ffdf9a', 0.6], [1, '#ffdf9a', 0])}"/>`,
    `<path d="M${n(x)} ${n(y - 400)}V${n(y)}" stroke="${gold}" stroke-width="${n(2.4 * s)}"/>`,
    `<g transform="translate(${n(x)} ${n(y)}) scale(${n(s)})"><path d="M-14 0Q0-22 14 0L20 12H-20Z" fill="#b9781f"/><path d="M-20 12H20L28 48L16 70H-16L-28 48Z" fill="${sheet.radial([0.5, 0.5, 0.6], [0, '#fffbe2'], [0.5, '#ffd671'], [1, '#ee9a2c'])}"/><path d="M-7 12L-10 48L-6 70M7 12L10 48L6 70M-28 48H28" fill="none" stroke="#a5641a" stroke-width="2.4"/><path d="M-20 12H20M-16 70H16" stroke="#8a5114" stroke-width="5" stroke-linecap="round"/><path d="M-9 72L0 86L9 72Z" fill="#b9781f"/></g>`,
  ].join('')
}
