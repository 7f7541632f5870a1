import { lantern, minaret, mosque, reflection } from './architecture'
import { birds, bushes, ground, hills, palm, ridge, sky, stars, tree, water } from './nature'
import { amber, cream, emerald, lights, wood } from './palette'
import { path } from './backdrop'
import { n, Sheet } from './sheet'
import { shadow } from './place'
import { horn, sailboat, solarPanel, stiltHouse, waves } from './props-outdoor'

function scaffolding(x: number, y: number, w: number, h: number): string {
  const parts: string[] = []
  for (let px = 0; px <= w; px += w / 3) {
    parts.push(
      `<path d="M${n(x + px)} ${y}V${n(y - h)}" stroke="${amber[600]}" stroke-width="8" stroke-linecap="round"/>`,
    )
  }
  for (let py = 0; py < h; py += h / 3) {
    parts.push(
      `<rect x="${x - 14}" y="${n(y - py - h / 3 + 8)}" width="${w + 28}" height="11" rx="3" fill="${wood[300]}"/>`,
    )
    parts.push(
      `<path d="M${x} ${n(y - py)}L${n(x + w / 3)} ${n(y - py - h / 3)}M${n(x + w)} ${n(y - py)}L${n(x + (w * 2) / 3)} ${n(y - py - h / 3)}" stroke="${amber[500]}" stroke-width="5"/>`,
    )
  }
  return parts.join('')
}

/** Campaigns about mosques under open sky; by file name. */
export const buildScenes: Readonly<Record<string, () => Sheet>> = {
  'renovasi-atap': () => {
    const sheet = new Sheet('renovasi-atap', lights.noon)
    sky(sheet, { disc: [960, 140, 46], clouds: 5 })
    hills(sheet, 400, 0.8)
    ground(sheet, 556)
    sheet.add(
      bushes(sheet, 562, 40, 1160, 28),
      mosque(sheet, 'classic', 600, 580, 1.2),
      scaffolding(330, 580, 190, 250),
      path(sheet, 600, 580, 110),
    )
    // Ladder, new tiles and sand: the work is under way.
    sheet.add(
      `<path d="M742 584L800 330M776 584L834 330" stroke="${wood[500]}" stroke-width="8" stroke-linecap="round"/>${Array.from({ length: 9 }, (_, k) => `<path d="M${n(746 + k * 6.2)} ${n(566 - k * 27)}H${n(782 + k * 6)}" stroke="${wood[300]}" stroke-width="6"/>`).join('')}`,
      ...[0, 1, 2, 3].map((row) =>
        Array.from(
          { length: 6 - row },
          (_, k) =>
            `<rect x="${150 + k * 34 + row * 17}" y="${606 - row * 22}" width="32" height="20" rx="5" fill="${k % 2 === 0 ? emerald[600] : emerald[500]}"/>`,
        ).join(''),
      ),
      `<path d="M880 630Q960 540 1050 630Z" fill="${sheet.vertical([0, '#fde0aa'], [1, '#d9a56b'])}"/>`,
      tree(sheet, 1110, 630, 190),
      palm(sheet, 70, 640, 270, -14),
      bushes(sheet, 668, -10, 330, 40),
      bushes(sheet, 668, 900, 1230, 40),
    )
    return sheet
  },
  'sound-system': () => {
    const sheet = new Sheet('sound-system', lights.dawn)
    sky(sheet, { disc: [820, 330, 54], clouds: 5 })
    hills(sheet, 450, 0.8)
    sheet.add(
      mosque(sheet, 'small', 880, 590, 1.1),
      tree(sheet, 1100, 600, 150),
      palm(sheet, 700, 600, 190, -20),
    )
    ground(sheet, 585)
    sheet.add(bushes(sheet, 640, 560, 1230, 40))
    sheet.add(
      minaret(sheet, 330, 860, 1010, 150),
      waves(520, 236, -10, amber[400]),
      waves(150, 236, 190, amber[400]),
      horn(sheet, 442, 242, 0.92, -10),
      `<g transform="translate(660 0) scale(-1 1)">${horn(sheet, 442, 242, 0.92, -10)}</g>`,
      bushes(sheet, 668, -20, 600, 44),
    )
    birds(sheet, 760, 110, 7)
    return sheet
  },
  'masjid-apung': () => {
    const sheet = new Sheet('masjid-apung', lights.dusk)
    sky(sheet, { disc: [840, 330, 60], clouds: 4 })
    ridge(sheet, 380, 14, lights.dusk.hills[0], 1.5)
    ridge(sheet, 404, 12, lights.dusk.hills[1], 2.2)
    for (let x = -10; x < 1220; x += 42)
      sheet.add(tree(sheet, x, 436, 60 + sheet.random.int(0, 50)))
    water(sheet, 432, 840)
    sheet.add(
      reflection(sheet, 'classic', 560, 512, 0.98),
      mosque(sheet, 'classic', 560, 492, 0.98),
      `<path d="M250 490H870L846 530Q560 552 274 530Z" fill="${sheet.vertical([0, wood[300]], [1, wood[700]])}"/><path d="M250 490H870V498H250Z" fill="${amber[300]}"/>${Array.from({ length: 9 }, (_, k) => `<ellipse cx="${300 + k * 65}" cy="534" rx="36" ry="13" fill="#2a1f4e"/>`).join('')}`,
      `<path d="M870 500L1060 520L1070 532L862 520Z" fill="${wood[500]}"/>`,
      stiltHouse(sheet, 1110, 520, 0.95),
      sailboat(190, 610, 0.72, '#43270f', '#f7c9a4'),
    )
    return sheet
  },
  'panel-surya': () => {
    const sheet = new Sheet('panel-surya', lights.noon)
    sky(sheet, { disc: [860, 170, 76], clouds: 4 })
    for (let k = 0; k < 16; k += 1) {
      sheet.add(
        `<rect x="-4" y="-142" width="8" height="34" rx="4" transform="translate(860 170) rotate(${k * 22.5})" fill="#fff4c2" opacity="0.85"/>`,
      )
    }
    hills(sheet, 400, 0.8)
    ground(sheet, 545)
    sheet.add(
      bushes(sheet, 552, 0, 1200, 24),
      mosque(sheet, 'modern', 350, 566, 0.98),
      palm(sheet, 90, 580, 240, -18),
    )
    for (const [y, s, from] of [
      [520, 0.6, 660],
      [580, 0.8, 640],
      [640, 1, 600],
    ] as const) {
      for (let k = 0; k < 4; k += 1) sheet.add(solarPanel(sheet, from + k * 250 * s, y - 40 * s, s))
    }
    sheet.add(bushes(sheet, 668, -20, 480, 36))
    return sheet
  },
  'santunan-yatim': () => {
    const sheet = new Sheet('santunan-yatim', {
      ...lights.dusk,
      sky: ['#1b1846', '#43357f', '#8068b5', '#f0b6a0'],
    })
    sky(sheet, { disc: [960, 130, 46], moon: true, clouds: 3 })
    stars(sheet, 50)
    hills(sheet, 420, 0.9)
    sheet.add(mosque(sheet, 'small', 260, 574, 1.0))
    ground(sheet, 560)
    // One great tree, hung with lights, big enough for everyone.
    sheet.add(
      `<path d="M700 640C730 540 716 470 690 400L740 440L760 360L786 440L842 396C806 480 800 560 838 640Z" fill="#2a1f3e"/>`,
      ...(
        [
          [640, 330, 150],
          [780, 250, 180],
          [920, 330, 150],
          [720, 380, 120],
          [860, 390, 120],
        ] as const
      ).map(
        ([x, y, r], index) =>
          `<circle cx="${x}" cy="${y}" r="${r}" fill="${sheet.radial([0.4, 0.3, 0.8], [0, index % 2 === 0 ? '#3d8f7c' : '#2f7d6f'], [1, '#123f4c'])}"/>`,
      ),
    )
    for (const [x, y, s] of [
      [570, 400, 0.62],
      [660, 460, 0.8],
      [760, 330, 0.6],
      [850, 470, 0.82],
      [960, 420, 0.66],
      [1020, 370, 0.5],
    ] as const) {
      sheet.add(
        `<g>${lantern(sheet, x, y, s).replace(/<path d="M[\d.]+ -?[\d.]+V/, `<path d="M${x} ${n(y - 70)}V`)}</g>`,
      )
    }
    const child = (x: number, y: number, s: number, dress: string, veil: string | null): string =>
      `<g transform="translate(${x} ${y}) scale(${s})">${shadow(0, 2, 34, 6)}<path d="M-10-6V-30M10-6V-30" stroke="#6f4522" stroke-width="9" stroke-linecap="round"/><path d="M-28-16L-16-84Q0-96 16-84L28-16Q0-6-28-16Z" fill="${dress}"/><circle cy="-106" r="20" fill="#e3ae82"/>${veil === null ? '<path d="M-20-112Q-18-134 0-134T20-112Q0-120-20-112Z" fill="#163f38"/>' : `<path d="M-22-108Q-22-132 0-132T22-108Q26-80 14-74H-14Q-26-80-22-108ZM-13-104A13 15 0 0 0 13-104A13 15 0 0 0-13-104Z" fill-rule="evenodd" fill="${veil}"/>`}</g>`
    sheet.add(
      child(470, 632, 1, emerald[500], null),
      child(540, 640, 0.92, amber[500], cream[100]),
      child(606, 634, 0.8, '#8068b5', null),
      child(960, 640, 0.96, emerald[300], amber[200]),
      child(1030, 646, 0.82, amber[400], null),
      bushes(sheet, 672, -20, 420, 36),
    )
    return sheet
  },
}
