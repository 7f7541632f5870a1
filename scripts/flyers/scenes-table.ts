import { girih, lantern, mosque, reflection } from './architecture'
import { hills, palm, ridge, sky, stars, water } from './nature'
import { amber, cream, emerald, lights, wood } from './palette'
import { table, wall } from './backdrop'
import { Sheet } from './sheet'
import { bookStack, dates, pot, rehal, riceBox, teaGlass, teapot } from './props-indoor'

/** Campaigns around a table; by file name. */
export const tableScenes: Readonly<Record<string, () => Sheet>> = {
  'beasiswa-santri': () => {
    const sheet = new Sheet('beasiswa-santri', lights.night)
    sky(sheet, { disc: [300, 150, 50], moon: true, clouds: 3 })
    stars(sheet, 60)
    hills(sheet, 380)
    sheet.add(mosque(sheet, 'classic', 330, 520, 0.72))
    ridge(sheet, 510, 8, lights.night.hills[2], 2)
    table(sheet, 566, '#8a5a34', '#4a2d16')
    sheet.add(
      `<circle cx="820" cy="300" r="330" fill="${sheet.radial([0.5, 0.5, 0.5], [0, '#ffdf9a', 0.5], [1, '#ffdf9a', 0])}"/>`,
    )
    sheet.add(
      bookStack(820, 592, 1.15),
      `<g transform="translate(0 -14)">${lantern(sheet, 822, 296, 1.35).replace(/<path d="M822 -104V296"[^>]*>/, '')}</g>`,
      rehal(sheet, 430, 616, 0.88),
      `<path d="M1056 600L1090 470" stroke="${amber[500]}" stroke-width="10" stroke-linecap="round"/><path d="M1040 600L1046 486H1112L1118 600Z" fill="${emerald[600]}"/><path d="M1064 490L1050 430M1090 490L1110 424" stroke="${cream[300]}" stroke-width="9" stroke-linecap="round"/>`,
    )
    return sheet
  },
  'buka-puasa': () => {
    const sheet = new Sheet('buka-puasa', lights.dusk)
    sky(sheet, { disc: [600, 330, 62], clouds: 4 })
    hills(sheet, 400, 0.8)
    sheet.add(mosque(sheet, 'three', 600, 520, 0.92))
    ridge(sheet, 508, 8, lights.dusk.hills[3], 2)
    table(sheet, 540, '#9a5f6b', '#4a2a52')
    sheet.add(
      `<path d="M120 560H1080L1180 675H20Z" fill="${emerald[700]}"/><path d="M120 560H1080L1180 675H20Z" fill="${girih(sheet, 90, '#fac978', 0.45)}"/>`,
      lantern(sheet, 170, 130, 1.25),
      lantern(sheet, 1030, 130, 1.25),
      lantern(sheet, 330, 60, 0.85),
      lantern(sheet, 880, 60, 0.85),
    )
    sheet.add(
      dates(560, 606, 1.25),
      teapot(sheet, 860, 628, 1.15),
      teaGlass(sheet, 310, 626, 1.05),
      teaGlass(sheet, 1040, 634, 0.95),
      teaGlass(sheet, 220, 634, 0.95),
    )
    return sheet
  },
  'dapur-umum': () => {
    const sheet = new Sheet('dapur-umum', {
      ...lights.dawn,
      sky: ['#4a6f86', '#8fa9b5', '#d5cfc2', '#f7e2bf'],
    })
    sky(sheet, { disc: [950, 250, 40], clouds: 7 })
    for (let k = 0; k < 46; k += 1) {
      const x = sheet.random.int(0, 1200)
      const y = sheet.random.int(60, 380)
      sheet.add(
        `<path d="M${x} ${y}l-7 24" stroke="#fff" stroke-opacity="0.35" stroke-width="3" stroke-linecap="round"/>`,
      )
    }
    ridge(sheet, 400, 18, '#8aa9a4', 1.4)
    water(sheet, 440, 950)
    sheet.add(
      reflection(sheet, 'three', 600, 470, 0.86),
      mosque(sheet, 'three', 600, 462, 0.86),
      palm(sheet, 170, 470, 210, -20),
      palm(sheet, 1060, 470, 230, 22),
    )
    table(sheet, 560, wood[300], wood[700])
    sheet.add(
      `<path d="M0 70L180 20H1020L1200 70V110Q1150 140 1100 110Q1050 140 1000 110Q950 140 900 110Q850 140 800 110Q750 140 700 110Q650 140 600 110Q550 140 500 110Q450 140 400 110Q350 140 300 110Q250 140 200 110Q150 140 100 110Q50 140 0 110Z" fill="${sheet.vertical([0, emerald[500]], [1, emerald[700]])}"/><path d="M0 0H1200V30L1200 70L1020 20H180L0 70Z" fill="${emerald[800]}"/>${[0, 2, 4, 6, 8, 10].map((k) => `<path d="M${k * 100 + 100} 45L${k * 100 + 100} 110Q${k * 100 + 150} 140 ${k * 100 + 200} 110L${k * 100 + 200} 45Z" fill="#fff6e2" opacity="0.9"/>`).join('')}`,
    )
    sheet.add(
      pot(sheet, 360, 590, 1.02),
      pot(sheet, 800, 596, 1.14),
      ...[560, 1040, 100].map(
        (x) =>
          `<g transform="translate(${x} 632)">${[0, 1, 2, 3].map((k) => `<path d="M-52 ${-k * 17}H52L42 ${14 - k * 17}Q0 ${24 - k * 17}-42 ${14 - k * 17}Z" fill="${k % 2 === 0 ? cream[100] : cream[300]}"/><path d="M-50 ${2 - k * 17}H50" stroke="${emerald[500]}" stroke-width="3"/>`).join('')}</g>`,
      ),
    )
    return sheet
  },
  'nasi-kotak': () => {
    const sheet = new Sheet('nasi-kotak', lights.golden)
    wall(sheet, '#fde6b4', '#f5b04a', amber[700])
    const disc = '<circle cx="600" cy="330" r="290"/>'
    sheet.add(
      '<circle cx="600" cy="330" r="304" fill="#fffaf0"/>',
      `<g clip-path="${sheet.clip(disc)}"><rect x="300" y="30" width="600" height="600" fill="${sheet.vertical([0, '#8ccdc4'], [0.55, '#fdf0c4'], [1, '#fbdc9b'])}"/><path d="M300 470Q450 400 620 440T900 420V640H300Z" fill="#b3c98a"/>${mosque(sheet, 'classic', 600, 440, 0.84)}</g>`,
    )
    const leaf = (x: number, y: number, turn: number, length: number, fill: string): string =>
      `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M0 0C${length * 0.2} ${-length * 0.2} ${length * 0.75} ${-length * 0.2} ${length} 0C${length * 0.75} ${length * 0.2} ${length * 0.2} ${length * 0.2} 0 0Z" fill="${fill}"/><path d="M0 0H${length}" stroke="#fff" stroke-opacity="0.35" stroke-width="4"/></g>`
    table(sheet, 500, wood[300], wood[500])
    sheet.add(
      `<ellipse cx="600" cy="640" rx="260" ry="44" fill="${emerald[700]}"/>`,
      leaf(600, 640, -172, 640, emerald[700]),
      leaf(600, 640, -8, 640, emerald[700]),
      leaf(600, 610, -163, 560, emerald[600]),
      leaf(600, 610, -17, 560, emerald[600]),
      riceBox(sheet, 210, 606, 0.98),
      riceBox(sheet, 990, 606, 0.98),
      riceBox(sheet, 600, 640, 1.24),
      lantern(sheet, 110, 110, 1),
      lantern(sheet, 1090, 110, 1),
    )
    return sheet
  },
}
