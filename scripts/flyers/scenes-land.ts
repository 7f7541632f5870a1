import { mosque } from './architecture'
import { birds, bushes, ground, hills, palm, ridge, sky, tree, volcano, water } from './nature'
import { emerald, lights } from './palette'
import { Sheet } from './sheet'
import { shadow } from './place'
import { ambulance, cow, sailboat, sheep, well } from './props-outdoor'

/** Campaigns out in the country; by file name. */
export const landScenes: Readonly<Record<string, () => Sheet>> = {
  sumur: () => {
    const sheet = new Sheet('sumur', {
      ...lights.golden,
      hills: ['#edc58a', '#dba968', '#c08d4e', '#8a6a3a'],
    })
    sky(sheet, { disc: [270, 190, 56], clouds: 3 })
    hills(sheet, 380)
    ground(sheet, 520, 26)
    sheet.add(
      mosque(sheet, 'small', 930, 526, 0.86),
      palm(sheet, 1085, 540, 210, 22),
      palm(sheet, 780, 530, 160, -18),
    )
    sheet.add(
      `<path d="M420 632Q600 590 800 628Q960 650 1220 628V690H380Q380 650 420 632Z" fill="${sheet.vertical([0, '#8fdcd6'], [1, '#2f9aa6'])}" opacity="0.9"/><path d="M520 640H620M700 652H860M960 644H1060" stroke="#fff" stroke-opacity="0.7" stroke-width="4" stroke-linecap="round"/>`,
    )
    sheet.add(
      well(sheet, 500, 606, 1.06),
      ...[230, 280, 330, 700, 760].map(
        (x, index) =>
          `<path d="M${x} ${630 + (index % 2) * 10}q-6-34-16-44M${x} ${630 + (index % 2) * 10}q2-38 12-50M${x} ${630 + (index % 2) * 10}q-2-30-2-54" stroke="${emerald[500]}" stroke-width="6" fill="none" stroke-linecap="round"/>`,
      ),
    )
    birds(sheet, 620, 110, 6)
    return sheet
  },
  ambulans: () => {
    const sheet = new Sheet('ambulans', lights.dawn)
    sky(sheet, { disc: [980, 260, 46] })
    hills(sheet, 360, 0.9)
    ground(sheet, 500, 6)
    sheet.add(
      bushes(sheet, 512, 0, 1200, 26),
      mosque(sheet, 'twin', 300, 530, 0.78),
      tree(sheet, 690, 540, 150),
      tree(sheet, 1080, 540, 180),
      tree(sheet, 990, 536, 120),
      palm(sheet, 60, 545, 210, -14),
    )
    sheet.add(
      `<rect y="536" width="1200" height="20" fill="#dfe5dc"/><rect y="552" width="1200" height="123" fill="${sheet.vertical([0, '#56656c'], [1, '#36454c'])}"/><path d="M0 636H1200" stroke="#fbe9c0" stroke-width="8" stroke-dasharray="90 60"/>`,
      ambulance(sheet, 660, 618, 1.22),
    )
    return sheet
  },
  qurban: () => {
    const sheet = new Sheet('qurban', lights.noon)
    sky(sheet, { disc: [930, 150, 48], clouds: 5 })
    volcano(sheet, 320, 460, 400, 250)
    hills(sheet, 390)
    sheet.add(mosque(sheet, 'small', 860, 508, 0.76), tree(sheet, 985, 514, 110))
    ground(sheet, 515, 22)
    sheet.add(
      `<path d="M0 560H1200" stroke="#fff8e4" stroke-width="9"/><path d="M0 590H1200" stroke="#fff8e4" stroke-width="9"/>${Array.from({ length: 11 }, (_, k) => `<rect x="${30 + k * 115}" y="538" width="16" height="76" rx="6" fill="#fff8e4"/>`).join('')}`,
      cow(780, 632, 1.15),
      sheep(330, 636, 1.2),
      sheep(500, 650, 1.05, true),
      sheep(160, 654, 1, false, '#e9d2ae'),
      sheep(1050, 652, 0.95, true),
    )
    for (let k = 0; k < 30; k += 1) {
      const x = sheet.random.int(0, 1200)
      sheet.add(
        `<path d="M${x} 672q-4-16-9-22M${x} 672q2-18 7-26" stroke="${emerald[400]}" stroke-width="4" fill="none" stroke-linecap="round"/>`,
      )
    }
    return sheet
  },
  'dai-pelosok': () => {
    const sheet = new Sheet('dai-pelosok', lights.golden)
    sky(sheet, { disc: [330, 300, 62], clouds: 4 })
    ridge(sheet, 398, 14, lights.golden.hills[0], 1.3)
    water(sheet, 424, 330)
    sheet.add(
      `<path d="M700 462Q790 380 930 372Q1100 372 1230 440V520Q960 560 760 500Q680 480 700 462Z" fill="${sheet.vertical([0, '#5d9a62'], [0.5, '#2f7d58'], [1, '#e9c88c'])}"/>`,
      mosque(sheet, 'small', 930, 430, 0.86),
      palm(sheet, 800, 450, 200, -34),
      palm(sheet, 1100, 456, 240, 30),
      palm(sheet, 1040, 440, 150, -12),
      palm(sheet, 760, 470, 130, -14),
      bushes(sheet, 466, 790, 1200, 24),
      sailboat(360, 590, 1.35, '#0b6b53', '#fffaf0'),
      sailboat(590, 470, 0.34, '#7a4a23', '#fde0aa'),
    )
    birds(sheet, 560, 130, 6)
    return sheet
  },
  'kebun-kelapa': () => {
    const sheet = new Sheet('kebun-kelapa', lights.dawn)
    sky(sheet, { disc: [600, 350, 70], clouds: 4 })
    volcano(sheet, 240, 470, 360, 210)
    hills(sheet, 410, 0.7)
    sheet.add(mosque(sheet, 'small', 610, 492, 0.62))
    ground(sheet, 490, 4)
    for (let k = -8; k <= 8; k += 1) {
      sheet.add(
        `<path d="M${600 + k * 34} 492L${600 + k * 210} 675H${600 + k * 210 + 70}L${600 + k * 34 + 8} 492Z" fill="#d9a56b" opacity="0.28"/>`,
      )
    }
    for (const [y, s, spread] of [
      [512, 0.36, 0.5],
      [546, 0.58, 0.74],
      [600, 0.86, 1.08],
      [676, 1.3, 1.62],
    ] as const) {
      for (const k of [-3, -2, -1, 1, 2, 3]) {
        const x = 600 + k * 190 * spread
        if (x < -80 || x > 1280) continue
        sheet.add(shadow(x + 16, y, 60 * s, 8 * s), palm(sheet, x, y, 300 * s, k * 8 * s))
      }
    }
    for (const x of [470, 600, 730])
      sheet.add(
        `<g transform="translate(${x} 650)">${shadow(0, 2, 34, 6)}<path d="M0 0C-6-30-34-40-50-38C-38-22-16-20 0 0C6-34 34-46 54-42C40-26 18-20 0 0C-2-30-2-50 0-70C6-46 6-24 0 0Z" fill="${emerald[400]}"/></g>`,
      )
    birds(sheet, 800, 130, 6)
    return sheet
  },
}
