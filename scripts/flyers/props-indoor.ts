import { amber, cream, emerald, wood } from './palette'
import { type Sheet } from './sheet'
import { at, shadow } from './place'

/** A closed book lying flat, its spine to the viewer. */
function book(y: number, w: number, h: number, cover: string, dx: number): string {
  return `<g transform="translate(${dx} ${y})"><rect x="${-w / 2}" y="${-h}" width="${w}" height="${h}" rx="7" fill="${cover}"/><rect x="${-w / 2 + 16}" y="${-h + 6}" width="${w - 12}" height="${h - 12}" rx="3" fill="${cream[200]}"/><path d="M${-w / 2 + 22} ${-h / 2 - 4}H${w / 2 - 2}M${-w / 2 + 22} ${-h / 2 + 5}H${w / 2 - 2}" stroke="${cream[400]}" stroke-width="2"/><path d="M${-w / 2 + 16} ${-h}V0" stroke="#000" stroke-opacity="0.18" stroke-width="4"/></g>`
}

export function bookStack(x: number, y: number, s: number): string {
  return at(
    x,
    y,
    s,
    shadow(0, 2, 190, 14) +
      book(0, 330, 46, emerald[700], 0) +
      book(-46, 290, 40, amber[500], 14) +
      book(-86, 310, 44, '#6a4a96', -8) +
      book(-130, 250, 36, emerald[500], 10) +
      book(-166, 226, 32, amber[700], -4),
  )
}

/** An open mushaf on its folding stand. */
export function rehal(sheet: Sheet, x: number, y: number, s: number): string {
  const page = (mirror: number): string =>
    `<g transform="scale(${mirror} 1)"><path d="M0-150C60-190 140-196 214-176L226-92C146-112 64-104 0-66Z" fill="${emerald[800]}"/><path d="M0-158C60-198 140-204 206-186L216-104C142-122 62-114 0-76Z" fill="${sheet.horizontal([0, cream[300]], [0.25, cream[100]], [1, '#fffdf6'])}"/>${[0, 1, 2, 3].map((row) => `<path d="M26 ${-152 + row * 17}C76 ${-176 + row * 17} 134 ${-182 + row * 17} 190 ${-170 + row * 17}" fill="none" stroke="${wood[500]}" stroke-opacity="0.35" stroke-width="4" stroke-dasharray="${30 + row * 7} 8 54 10"/>`).join('')}</g>`
  const stand = sheet.horizontal([0, wood[300]], [1, wood[700]])
  return at(
    x,
    y,
    s,
    `${shadow(0, 4, 170, 14, 0.3)}<path d="M-186-112L120 0H160L-160-124Z" fill="${wood[700]}"/><path d="M186-112L-120 0H-160L160-124Z" fill="${stand}"/><path d="M-96-58L-60-44M96-58L60-44" stroke="${amber[300]}" stroke-width="5" stroke-linecap="round"/>${page(-1)}${page(1)}<path d="M0-158V-66" stroke="${wood[500]}" stroke-opacity="0.5" stroke-width="3"/><path d="M4-80C10-40 4-20 14 8L20-6L28 4C20-26 20-50 12-84Z" fill="${amber[500]}"/>`,
  )
}

/** A cooking pot with steam. */
export function pot(sheet: Sheet, x: number, y: number, s: number): string {
  const metal = sheet.horizontal([0, '#e3ebe8'], [0.3, '#b5c6c1'], [1, '#5f7f79'])
  const steam = sheet.vertical([0, '#fff', 0], [0.5, '#fff', 0.42], [1, '#fff', 0.08])
  return at(
    x,
    y,
    s,
    [
      `<path d="M-60-176C-96-236-30-262-62-330C-10-280-52-244-24-176Z" fill="${steam}"/><path d="M4-176C-30-250 50-280 16-360C76-300 22-250 44-176Z" fill="${steam}"/><path d="M60-176C44-226 96-250 76-304C116-262 84-226 92-176Z" fill="${steam}"/>`,
      `<path d="M-64 44C-70 10-40 8-44-14C-20 0-24 16-14 22C-8 4 14 4 8-22C36-2 28 18 36 26C44 12 54 12 54-4C76 18 66 36 64 44Z" fill="${amber[500]}"/><path d="M-36 44C-40 26-22 22-24 8C-8 18-10 30-2 34C4 22 16 22 14 6C32 20 24 36 28 44Z" fill="#ffe08a"/>`,
      `<path d="M-150-150V-40Q-146 6-96 6H96Q146 6 150-40V-150Z" fill="${metal}"/><path d="M-150-120H-178Q-190-120-190-104T-176-88H-150M150-120H178Q190-120 190-104T176-88H150" fill="none" stroke="#5f7f79" stroke-width="12"/>`,
      `<ellipse cy="-150" rx="156" ry="34" fill="#8fa8a2"/><ellipse cy="-150" rx="140" ry="27" fill="${sheet.radial([0.5, 0.4, 0.7], [0, '#ffe6ae'], [1, '#e3a044'])}"/><circle cx="-50" cy="-154" r="13" fill="#f08a3c"/><circle cx="24" cy="-144" r="11" fill="${emerald[500]}"/><circle cx="74" cy="-156" r="12" fill="#f08a3c"/><circle cx="-12" cy="-162" r="9" fill="${emerald[400]}"/>`,
      `<path d="M-110-108V-30" stroke="#fff" stroke-opacity="0.5" stroke-width="12" stroke-linecap="round"/>`,
      `<path d="M60-152L168-296" stroke="${wood[500]}" stroke-width="14" stroke-linecap="round"/>`,
    ].join(''),
  )
}

/** A plate of dates. */
export function dates(x: number, y: number, s: number): string {
  const fruits = [
    [-72, -30, -18],
    [-30, -40, 12],
    [16, -42, -8],
    [62, -32, 20],
    [-48, -60, 8],
    [0, -66, -14],
    [44, -60, 10],
    [-16, -84, 0],
    [24, -86, 16],
  ]
    .map(
      ([fx = 0, fy = 0, turn = 0]) =>
        `<g transform="translate(${fx} ${fy}) rotate(${turn})"><ellipse rx="32" ry="17" fill="#5c2a12"/><ellipse cx="-7" cy="-5" rx="17" ry="6" fill="#b56a35" opacity="0.75"/></g>`,
    )
    .join('')
  return at(
    x,
    y,
    s,
    `${shadow(0, 22, 150, 16, 0.3)}${fruits}<path d="M-138-22H138Q120 26 60 28H-60Q-120 26-138-22Z" fill="${cream[100]}"/><path d="M-130-8H130" stroke="${emerald[500]}" stroke-width="7"/><path d="M-112 6H112" stroke="${amber[400]}" stroke-width="4" stroke-dasharray="4 12" stroke-linecap="round"/>`,
  )
}

export function teapot(sheet: Sheet, x: number, y: number, s: number): string {
  const metal = sheet.horizontal([0, '#ffe3a1'], [0.4, amber[400]], [1, amber[700]])
  return at(
    x,
    y,
    s,
    `${shadow(0, 4, 104, 11, 0.3)}<path d="M70-110C130-120 126-40 66-48" fill="none" stroke="${amber[600]}" stroke-width="13"/><path d="M-64-82C-110-86-112-128-138-140L-124-154C-92-140-84-112-58-112Z" fill="${metal}"/><path d="M-58-136Q-92-70-66-8Q0 12 66-8Q92-70 58-136Q0-156-58-136Z" fill="${metal}"/><path d="M-60-138Q0-196 60-138Q0-126-60-138Z" fill="${amber[500]}"/><circle cy="-180" r="12" fill="${amber[300]}"/><path d="M-76-70Q0-50 76-70" fill="none" stroke="#fff" stroke-opacity="0.55" stroke-width="5"/>`,
  )
}

export function teaGlass(sheet: Sheet, x: number, y: number, s: number): string {
  return at(
    x,
    y,
    s,
    `${shadow(0, 3, 42, 7, 0.3)}<path d="M-34-100H34L26 0H-26Z" fill="#fff" opacity="0.35"/><path d="M-32-74H32L26-2H-26Z" fill="${sheet.vertical([0, '#e58a2c'], [1, '#a8480f'])}"/><path d="M-22-66L-18-10" stroke="#fff" stroke-opacity="0.6" stroke-width="5" stroke-linecap="round"/>`,
  )
}

/** A paper food box, open, with rice and sides. */
export function riceBox(sheet: Sheet, x: number, y: number, s: number): string {
  const card = sheet.vertical([0, '#f6e2bd'], [1, '#d7b27a'])
  return at(
    x,
    y,
    s,
    [
      shadow(0, 6, 170, 18, 0.25),
      `<path d="M-150-110L-176-196H176L150-110Z" fill="#e8cd9c"/><path d="M-140-116L-160-186H160L140-116Z" fill="#f7e8c8"/><g transform="translate(0 -150)"><path d="M0-22C22-10 22 12 0 22C-22 12-22-10 0-22Z" fill="${emerald[500]}"/><path d="M0-22V22" stroke="#fff" stroke-opacity="0.6" stroke-width="3"/></g>`,
      `<path d="M-150-112H150L140-96H-140Z" fill="${emerald[400]}"/>`,
      `<path d="M-130-96C-128-150-20-158-6-96Z" fill="#fffdf5"/><path d="M-110-112Q-90-132-64-128M-50-120Q-34-122-24-108" fill="none" stroke="#e9dfc8" stroke-width="4" stroke-linecap="round"/><circle cx="-70" cy="-136" r="5" fill="${amber[500]}"/><circle cx="-50" cy="-140" r="4" fill="${emerald[500]}"/>`,
      `<path d="M8-96C4-136 66-150 84-112L88-96Z" fill="#c26a26"/><path d="M20-112Q40-128 62-120" fill="none" stroke="#f0ae6a" stroke-width="6" stroke-linecap="round"/><circle cx="112" cy="-108" r="24" fill="#fffdf5"/><circle cx="112" cy="-109" r="12" fill="${amber[400]}"/><path d="M84-98C80-122 98-130 96-146C110-130 106-112 100-98Z" fill="${emerald[500]}"/>`,
      `<path d="M-152-98H152L134 0H-134Z" fill="${card}"/><path d="M-152-98H152L149-82H-149Z" fill="#fff" opacity="0.35"/><path d="M-140-34H140L136-12H-136Z" fill="${emerald[600]}" opacity="0.85"/>`,
    ].join(''),
  )
}

/** A brass tap with a stream of water into the basin below. */
export function tap(sheet: Sheet, x: number, y: number, s: number): string {
  const brass = sheet.vertical([0, '#ffe6ab'], [0.5, amber[400]], [1, amber[700]])
  return at(
    x,
    y,
    s,
    `<rect x="-24" y="-66" width="48" height="48" rx="14" fill="${amber[600]}"/><path d="M-14-56H14V-40C50-44 68-30 68-2V10H44V0C44-14 34-18 14-18H-14Z" fill="${brass}"/><rect x="-8" y="-84" width="16" height="26" fill="${amber[600]}"/><rect x="-34" y="-96" width="68" height="16" rx="8" fill="${brass}"/><path d="M46 10H66L70 196H42Z" fill="${sheet.vertical([0, '#e8fffd', 0.95], [1, '#7fd6dc', 0.75])}"/><path d="M52 14L50 190" stroke="#fff" stroke-opacity="0.8" stroke-width="4"/><path d="M20 200Q56 176 92 200" fill="none" stroke="#fff" stroke-opacity="0.85" stroke-width="5" stroke-linecap="round"/>`,
  )
}

/** A potted plant. */
export function plant(x: number, y: number, s: number): string {
  const leaf = (turn: number, fill: string): string =>
    `<path transform="translate(0 -70) rotate(${turn})" d="M0 0C-30-40-26-100 0-140C26-100 30-40 0 0Z" fill="${fill}"/>`
  return at(
    x,
    y,
    s,
    `${shadow(0, 2, 56, 8)}${leaf(-58, emerald[700])}${leaf(58, emerald[700])}${leaf(-28, emerald[500])}${leaf(30, emerald[600])}${leaf(0, emerald[400])}<path d="M-48-84H48L36 0H-36Z" fill="${amber[600]}"/><rect x="-54" y="-92" width="108" height="18" rx="6" fill="${amber[500]}"/>`,
  )
}

/** A shelf board with books standing on it. */
export function shelf(sheet: Sheet, x: number, y: number, w: number): string {
  const covers = [
    emerald[700],
    amber[500],
    emerald[500],
    '#6a4a96',
    amber[300],
    emerald[800],
    '#d9806f',
    emerald[300],
    amber[700],
    '#8068b5',
  ]
  let books = ''
  let bx = x + 14
  let index = sheet.random.int(0, 9)
  while (bx < x + w - 50) {
    const bw = sheet.random.int(20, 36)
    const bh = sheet.random.int(82, 122)
    const cover = covers[index % covers.length] ?? emerald[500]
    if (sheet.random.next() < 0.1) {
      bx += bw
    } else {
      books += `<rect x="${bx}" y="${y - bh}" width="${bw}" height="${bh}" rx="3" fill="${cover}"/><path d="M${bx + 4} ${y - bh + 16}H${bx + bw - 4}M${bx + 4} ${y - 18}H${bx + bw - 4}" stroke="#fff" stroke-opacity="0.45" stroke-width="3"/>`
      bx += bw + 2
    }
    index += sheet.random.int(1, 4)
  }
  return `${books}<rect x="${x}" y="${y}" width="${w}" height="16" rx="3" fill="${wood[500]}"/><rect x="${x}" y="${y + 12}" width="${w}" height="8" fill="#000" opacity="0.12"/>`
}
