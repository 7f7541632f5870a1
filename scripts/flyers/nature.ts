import { n, type Sheet } from './sheet'

/** Sky with its light source, clouds by day and stars by night. */
export function sky(
  sheet: Sheet,
  options: {
    disc?: readonly [x: number, y: number, r: number]
    moon?: boolean
    clouds?: number
  } = {},
): void {
  const { light, width, height, random } = sheet
  const [top, upper, lower, horizon] = light.sky
  sheet.add(
    `<rect width="${width}" height="${height}" fill="${sheet.vertical([0, top], [0.34, upper], [0.6, lower], [0.82, horizon])}"/>`,
  )
  if (light.dark) stars(sheet, 70)
  const [x, y, r] = options.disc ?? [width * 0.72, height * 0.3, 46]
  sheet.add(
    `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r * 6.5)}" fill="${sheet.radial([0.5, 0.5, 0.5], [0, light.glow, 0.75], [0.25, light.glow, 0.32], [1, light.glow, 0])}"/>`,
  )
  sheet.add(
    options.moon === true
      ? crescent(x, y, r, light.disc, -24)
      : `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${light.disc}"/>`,
  )
  for (let index = 0; index < (options.clouds ?? 4); index += 1) {
    const cx = ((index + 0.2 + random.next() * 0.6) / (options.clouds ?? 4)) * width
    sheet.add(cloud(sheet, cx, height * (0.1 + random.next() * 0.28), 0.7 + random.next() * 0.8))
  }
}

export function stars(sheet: Sheet, count: number): void {
  const { random, width, height } = sheet
  for (let index = 0; index < count; index += 1) {
    const y = random.next() ** 1.4 * height * 0.55
    const r = 0.8 + random.next() ** 3 * 2.4
    sheet.add(
      `<circle cx="${n(random.next() * width)}" cy="${n(y)}" r="${n(r)}" fill="#fff6dc" opacity="${n(0.35 + random.next() * 0.6)}"/>`,
    )
  }
}

/** A crescent with its horns to the right, turned by `turn` degrees. */
export function crescent(x: number, y: number, r: number, color: string, turn = 0): string {
  const k = r * 0.8
  return `<path transform="translate(${n(x)} ${n(y)}) rotate(${turn})" fill="${color}" d="M${n(r * 0.55)} ${n(-r * 0.835)}A${n(r)} ${n(r)} 0 1 0 ${n(r * 0.55)} ${n(r * 0.835)}A${n(k * 1.08)} ${n(k * 1.08)} 0 1 1 ${n(r * 0.55)} ${n(-r * 0.835)}Z"/>`
}

export function cloud(sheet: Sheet, x: number, y: number, scale: number): string {
  const opacity = sheet.light.dark ? 0.35 : 0.7
  const fill = sheet.vertical([0, sheet.light.cloud, opacity], [1, sheet.light.cloud, 0.05])
  return `<path transform="translate(${n(x)} ${n(y)}) scale(${n(scale)})" fill="${fill}" d="M-92 22C-112 22-112-4-88-4C-84-28-50-34-36-16C-24-44 22-44 30-14C48-28 78-16 76 2C104 0 108 22 90 22Z"/>`
}

/** A ridge: a smooth wavy outline filled down to the bottom. */
export function ridge(sheet: Sheet, y: number, amplitude: number, fill: string, waves = 1.6): void {
  const { random, width, height } = sheet
  const phase = random.next() * Math.PI * 2
  const second = random.next() * Math.PI * 2
  const points: string[] = []
  for (let x = 0; x <= width; x += 20) {
    const t = (x / width) * Math.PI * 2
    const dy =
      Math.sin(t * waves + phase) * amplitude +
      Math.sin(t * waves * 2.3 + second) * amplitude * 0.35
    points.push(`${x} ${n(y + dy)}`)
  }
  sheet.add(`<path d="M0 ${height}L${points.join('L')}L${width} ${height}Z" fill="${fill}"/>`)
}

/** The usual depth: three ridges fading into the light, from `horizon` down. */
export function hills(sheet: Sheet, horizon: number, height = 1): void {
  const [far, middle, near] = sheet.light.hills
  const [, , , haze] = sheet.light.sky
  ridge(sheet, horizon, 34 * height, sheet.vertical([0, far], [0.5, haze]), 1.3)
  ridge(sheet, horizon + 52 * height, 26 * height, sheet.vertical([0, middle], [0.7, far]), 1.7)
  ridge(sheet, horizon + 112 * height, 18 * height, sheet.vertical([0, near], [0.9, middle]), 1.2)
}

/** Ground at the viewer's feet. */
export function ground(sheet: Sheet, y: number, bend = 14): void {
  const [, , near, closest] = sheet.light.hills
  const { width, height } = sheet
  sheet.add(
    `<path d="M0 ${y + bend}Q${width / 2} ${y - bend} ${width} ${y + bend}V${height}H0Z" fill="${sheet.vertical([0, near], [1, closest])}"/>`,
  )
}

/** A volcano's cone, its top in the light. */
export function volcano(sheet: Sheet, x: number, base: number, w: number, h: number): void {
  const [far, middle] = sheet.light.hills
  sheet.add(
    `<path d="M${n(x - w)} ${base}C${n(x - w * 0.45)} ${n(base - h * 0.2)} ${n(x - w * 0.2)} ${n(base - h * 0.85)} ${n(x - w * 0.08)} ${n(base - h)}Q${n(x)} ${n(base - h * 0.95)} ${n(x + w * 0.09)} ${n(base - h * 0.99)}C${n(x + w * 0.22)} ${n(base - h * 0.8)} ${n(x + w * 0.5)} ${n(base - h * 0.2)} ${n(x + w)} ${base}Z" fill="${sheet.vertical([0, middle], [1, far])}"/>`,
    `<path d="M${n(x - w * 0.08)} ${n(base - h)}Q${n(x)} ${n(base - h * 0.95)} ${n(x + w * 0.09)} ${n(base - h * 0.99)}L${n(x + w * 0.17)} ${n(base - h * 0.83)}L${n(x + w * 0.07)} ${n(base - h * 0.76)}L${n(x + w * 0.01)} ${n(base - h * 0.84)}L${n(x - w * 0.08)} ${n(base - h * 0.74)}L${n(x - w * 0.16)} ${n(base - h * 0.82)}Z" fill="${sheet.light.cloud}" opacity="0.55"/>`,
  )
}

export function palm(sheet: Sheet, x: number, y: number, h: number, lean = 0): string {
  const [lit, shade] = sheet.light.leaf
  const top = [x + lean, y - h] as const
  const leaf = (angle: number, length: number, fill: string): string =>
    `<path transform="translate(${n(top[0])} ${n(top[1])}) rotate(${angle})" fill="${fill}" d="M0 0C${n(length * 0.3)} ${n(-length * 0.32)} ${n(length * 0.78)} ${n(-length * 0.2)} ${n(length)} ${n(length * 0.22)}C${n(length * 0.72)} ${n(-length * 0.02)} ${n(length * 0.34)} ${n(-length * 0.08)} 0 ${n(length * 0.06)}Z"/>`
  const length = h * 0.52
  const w = Math.max(4, h * 0.045)
  return [
    `<path d="M${n(x - w)} ${n(y)}Q${n(x + lean * 0.15)} ${n(y - h * 0.5)} ${n(top[0] - w * 0.5)} ${n(top[1])}H${n(top[0] + w * 0.5)}Q${n(x + lean * 0.15 + w * 1.4)} ${n(y - h * 0.5)} ${n(x + w)} ${n(y)}Z" fill="${sheet.light.trunk}"/>`,
    leaf(-158, length, shade),
    leaf(-118, length * 0.8, shade),
    leaf(-24, length, shade),
    leaf(30, length * 0.85, shade),
    `<g transform="translate(${n(top[0] * 2)} 0) scale(-1 1)">${leaf(-20, length, lit)}${leaf(24, length * 0.9, shade)}${leaf(-62, length * 0.85, lit)}</g>`,
    leaf(-52, length * 0.9, lit),
    leaf(4, length * 0.98, lit),
    `<circle cx="${n(top[0] - w)}" cy="${n(top[1] + w)}" r="${n(w * 0.9)}" fill="${sheet.light.dark ? shade : sheet.light.gold}"/><circle cx="${n(top[0] + w)}" cy="${n(top[1] + w * 1.4)}" r="${n(w * 0.9)}" fill="${sheet.light.trunk}"/>`,
  ].join('')
}

/** A round tree; `slim` makes it a cypress. */
export function tree(sheet: Sheet, x: number, y: number, h: number, slim = false): string {
  const [lit, shade] = sheet.light.leaf
  const fill = sheet.horizontal([0, lit], [1, shade])
  const w = slim ? h * 0.16 : h * 0.36
  return `<rect x="${n(x - h * 0.025)}" y="${n(y - h * 0.4)}" width="${n(h * 0.05)}" height="${n(h * 0.4)}" fill="${sheet.light.trunk}"/>${
    slim
      ? `<path d="M${n(x)} ${n(y - h)}C${n(x + w * 1.3)} ${n(y - h * 0.5)} ${n(x + w)} ${n(y - h * 0.12)} ${n(x)} ${n(y - h * 0.1)}C${n(x - w)} ${n(y - h * 0.12)} ${n(x - w * 1.3)} ${n(y - h * 0.5)} ${n(x)} ${n(y - h)}Z" fill="${fill}"/>`
      : `<path d="M${n(x - w)} ${n(y - h * 0.42)}C${n(x - w * 1.35)} ${n(y - h * 0.8)} ${n(x - w * 0.5)} ${n(y - h * 1.05)} ${n(x)} ${n(y - h)}C${n(x + w * 0.7)} ${n(y - h * 1.08)} ${n(x + w * 1.4)} ${n(y - h * 0.7)} ${n(x + w)} ${n(y - h * 0.42)}Q${n(x)} ${n(y - h * 0.2)} ${n(x - w)} ${n(y - h * 0.42)}Z" fill="${fill}"/>`
  }`
}

/** A row of bushes along the ground. */
export function bushes(sheet: Sheet, y: number, from: number, to: number, size: number): string {
  const { random } = sheet
  const [lit, shade] = sheet.light.leaf
  const fill = sheet.vertical([0, lit], [1, shade])
  let path = ''
  for (let x = from; x < to; x += size * 0.9) {
    const r = size * (0.55 + random.next() * 0.5)
    path += `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(r)}" ry="${n(r * 0.72)}" fill="${fill}"/>`
  }
  return path
}

/** Water from `y` down, with glints under the light at `glintX`. */
export function water(sheet: Sheet, y: number, glintX: number): void {
  const { random, width, height, light } = sheet
  const [near, far] = light.water
  sheet.add(
    `<rect y="${n(y)}" width="${width}" height="${n(height - y)}" fill="${sheet.vertical([0, far], [0.75, near], [1, near])}"/>`,
  )
  for (let index = 0; index < 46; index += 1) {
    const depth = random.next()
    const spread = 30 + depth * 210
    const cx = glintX + (random.next() - 0.5) * 2 * spread
    sheet.add(
      `<rect x="${n(cx)}" y="${n(y + 6 + depth * (height - y - 12))}" width="${n(16 + depth * 70)}" height="${n(1.6 + depth * 3.4)}" rx="2" fill="${light.disc}" opacity="${n(0.62 - depth * 0.4)}"/>`,
    )
  }
}

export function birds(sheet: Sheet, x: number, y: number, count: number): void {
  const { random } = sheet
  for (let index = 0; index < count; index += 1) {
    const s = 7 + random.next() * 8
    const bx = x + random.next() * 190
    const by = y + random.next() * 80
    sheet.add(
      `<path d="M${n(bx - s)} ${n(by)}Q${n(bx - s * 0.4)} ${n(by - s * 0.7)} ${n(bx)} ${n(by)}Q${n(bx + s * 0.4)} ${n(by - s * 0.7)} ${n(bx + s)} ${n(by)}" fill="none" stroke="${sheet.light.dark ? '#ffe9c9' : '#3f5f6a'}" stroke-width="2.4" stroke-linecap="round" opacity="0.75"/>`,
    )
  }
}
