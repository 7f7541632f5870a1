import { lantern, mosque, reflection } from './architecture'
import {
  birds,
  bushes,
  ground,
  hills,
  palm,
  ridge,
  sky,
  stars,
  tree,
  volcano,
  water,
} from './nature'
import { lights } from './palette'
import { sailboat, stiltHouse } from './props-outdoor'
import { n, Sheet } from './sheet'
import { path } from './backdrop'

/** A city's skyline of plain blocks, fading into the light. */
function city(sheet: Sheet, base: number): void {
  const [far, middle] = sheet.light.hills
  for (const [fill, height, opacity] of [
    [far, 210, 0.55],
    [middle, 130, 0.6],
  ] as const) {
    let x = -20
    while (x < sheet.width) {
      const w = sheet.random.int(46, 96)
      const h = height * (0.45 + sheet.random.next() * 0.6)
      sheet.add(
        `<rect x="${x}" y="${n(base - h)}" width="${w}" height="${n(h + 60)}" rx="3" fill="${fill}" opacity="${opacity}"/>`,
      )
      if (sheet.light.dark) {
        for (let wy = base - h + 14; wy < base - 20; wy += 22) {
          for (let wx = x + 10; wx < x + w - 10; wx += 16) {
            if (sheet.random.next() < 0.34)
              sheet.add(
                `<rect x="${n(wx)}" y="${n(wy)}" width="6" height="9" fill="#ffd98a" opacity="0.6"/>`,
              )
          }
        }
      }
      x += w + sheet.random.int(2, 14)
    }
  }
}

/** Twelve mosques, shared among the forty of the stand-in; by file name. */
export const masjidScenes: Readonly<Record<string, () => Sheet>> = {
  'masjid-01': () => {
    const sheet = new Sheet('masjid-01', lights.dawn)
    sky(sheet, { disc: [860, 270, 44] })
    hills(sheet, 350)
    ground(sheet, 545)
    sheet.add(
      bushes(sheet, 556, 60, 420, 34),
      bushes(sheet, 556, 800, 1180, 34),
      mosque(sheet, 'classic', 600, 560, 1.12),
      path(sheet, 600, 560, 120),
    )
    sheet.add(
      palm(sheet, 130, 600, 260, -26),
      palm(sheet, 1080, 606, 300, 34),
      tree(sheet, 245, 596, 120),
      tree(sheet, 968, 592, 110),
      bushes(sheet, 640, -10, 330, 46),
      bushes(sheet, 646, 900, 1230, 48),
    )
    birds(sheet, 260, 120, 6)
    return sheet
  },
  'masjid-02': () => {
    const sheet = new Sheet('masjid-02', lights.noon)
    sky(sheet, { disc: [240, 150, 46], clouds: 5 })
    city(sheet, 470)
    ground(sheet, 540, 6)
    sheet.add(
      bushes(sheet, 548, 0, 1200, 26),
      mosque(sheet, 'twin', 640, 570, 1.05),
      path(sheet, 640, 570, 110),
    )
    sheet.add(
      ...[120, 220, 1060, 1150].map((x, index) =>
        tree(sheet, x, 610, 190 + (index % 2) * 40, true),
      ),
      bushes(sheet, 655, -20, 380, 44),
      bushes(sheet, 655, 880, 1230, 44),
    )
    return sheet
  },
  'masjid-03': () => {
    const sheet = new Sheet('masjid-03', lights.golden)
    sky(sheet, { disc: [930, 230, 58], clouds: 3 })
    hills(sheet, 370)
    ground(sheet, 550)
    sheet.add(
      palm(sheet, 235, 566, 330, -40),
      palm(sheet, 310, 570, 270, 24),
      mosque(sheet, 'tajug', 590, 572, 1.22),
      path(sheet, 590, 572, 120),
    )
    sheet.add(
      palm(sheet, 1075, 640, 400, 44),
      palm(sheet, 1000, 620, 260, -24),
      bushes(sheet, 648, -10, 420, 44),
      bushes(sheet, 652, 800, 1240, 46),
    )
    birds(sheet, 640, 96, 5)
    return sheet
  },
  'masjid-04': () => {
    const sheet = new Sheet('masjid-04', lights.dawn)
    sky(sheet, { disc: [330, 250, 46], clouds: 4 })
    volcano(sheet, 880, 470, 420, 280)
    hills(sheet, 410, 0.8)
    ground(sheet, 552)
    sheet.add(
      bushes(sheet, 560, 150, 1050, 30),
      mosque(sheet, 'gonjong', 620, 574, 1.18),
      path(sheet, 620, 574, 120),
      palm(sheet, 120, 630, 330, -30),
      tree(sheet, 1010, 612, 150),
      tree(sheet, 1100, 622, 190),
      bushes(sheet, 655, -10, 400, 44),
      bushes(sheet, 655, 850, 1230, 44),
    )
    return sheet
  },
  'masjid-05': () => {
    const sheet = new Sheet('masjid-05', lights.dusk)
    sky(sheet, { disc: [330, 372, 60], clouds: 4 })
    ridge(sheet, 392, 18, lights.dusk.hills[0], 1.2)
    water(sheet, 420, 330)
    sheet.add(
      `<path d="M560 470Q900 420 1220 452V690H700Q520 560 560 470Z" fill="${sheet.vertical([0, '#5f4a8c'], [0.4, '#3a2f6c'], [1, '#211a4a'])}"/>`,
      mosque(sheet, 'three', 905, 486, 0.86),
      palm(sheet, 640, 492, 190, -30),
      palm(sheet, 1150, 560, 300, 36),
      bushes(sheet, 500, 620, 1210, 24),
      bushes(sheet, 640, 780, 1230, 52),
      sailboat(250, 548, 0.82, '#3a2450', '#f7c9a4'),
      sailboat(470, 474, 0.36, '#3a2450', '#f4a98a'),
    )
    return sheet
  },
  'masjid-06': () => {
    const sheet = new Sheet('masjid-06', lights.night)
    sky(sheet, { disc: [930, 150, 52], moon: true, clouds: 3 })
    stars(sheet, 60)
    hills(sheet, 390)
    ground(sheet, 560)
    sheet.add(
      mosque(sheet, 'classic', 560, 578, 1.16),
      path(sheet, 560, 578, 120),
      ...[860, 960, 1090].map((x, index) => tree(sheet, x, 620, 170 + index * 34, true)),
      palm(sheet, 110, 640, 320, -24),
      bushes(sheet, 656, -10, 400, 46),
      bushes(sheet, 656, 760, 1230, 46),
      lantern(sheet, 170, 120, 0.9),
      lantern(sheet, 300, 60, 0.7),
    )
    return sheet
  },
  'masjid-07': () => {
    const sheet = new Sheet('masjid-07', lights.noon)
    sky(sheet, { disc: [300, 140, 44], clouds: 5 })
    hills(sheet, 430, 0.8)
    ground(sheet, 560, 4)
    sheet.add(bushes(sheet, 566, 80, 1120, 26), mosque(sheet, 'modern', 580, 580, 1.2))
    sheet.add(
      `<path d="M230 600H930L1060 675H100Z" fill="${sheet.vertical([0, '#8fd6d6'], [1, '#3aa3ae'])}"/><path d="M230 600H930L936 604H224Z" fill="#fff" opacity="0.8"/><path d="M430 628H540M620 640H790M300 654H420" stroke="#fff" stroke-opacity="0.6" stroke-width="4" stroke-linecap="round"/>`,
      tree(sheet, 1030, 622, 170),
      tree(sheet, 1120, 640, 210),
      tree(sheet, 130, 630, 190),
      bushes(sheet, 664, -20, 130, 44),
      bushes(sheet, 668, 1060, 1230, 44),
    )
    return sheet
  },
  'masjid-08': () => {
    const sheet = new Sheet('masjid-08', {
      ...lights.dawn,
      hills: ['#b9cdbf', '#7fb596', '#4c9e78', '#1d7357'],
    })
    sky(sheet, { disc: [900, 220, 46] })
    volcano(sheet, 300, 440, 380, 250)
    hills(sheet, 390, 0.6)
    const terraces = ['#8cc99a', '#6bb884', '#4ea573', '#399267', '#27805b', '#1d7052', '#145f48']
    terraces.forEach((fill, index) => {
      const y = 462 + index * 32
      const bend = 26 + index * 8
      const shift = (index % 2 === 0 ? 1 : -1) * 30
      sheet.add(
        `<path d="M0 ${y + shift}C300 ${y - bend} 620 ${y + bend + 14} 1200 ${y - shift}V675H0Z" fill="${fill}"/><path d="M0 ${y + shift}C300 ${y - bend} 620 ${y + bend + 14} 1200 ${y - shift}" fill="none" stroke="#e5f6da" stroke-opacity="0.65" stroke-width="${3 + index * 0.5}"/>`,
      )
      if (index === 1)
        sheet.add(
          tree(sheet, 965, 510, 90),
          mosque(sheet, 'small', 790, 512, 0.98),
          palm(sheet, 640, 516, 180, -20),
          palm(sheet, 1030, 516, 150, 18),
        )
    })
    sheet.add(palm(sheet, 110, 660, 330, 30), palm(sheet, 200, 670, 230, -18))
    birds(sheet, 520, 130, 6)
    return sheet
  },
  'masjid-09': () => {
    const sheet = new Sheet('masjid-09', lights.golden)
    sky(sheet, { disc: [360, 300, 56], clouds: 4 })
    ridge(sheet, 392, 16, lights.golden.hills[1], 1.4)
    ridge(sheet, 416, 10, lights.golden.hills[2], 2)
    water(sheet, 440, 360)
    sheet.add(
      reflection(sheet, 'three', 720, 486, 0.94),
      `<rect x="420" y="474" width="600" height="14" rx="4" fill="#c98d4f"/>`,
      ...[440, 520, 600, 680, 760, 840, 920, 1000].map(
        (x) => `<rect x="${x - 5}" y="486" width="10" height="46" fill="#8a5a2c"/>`,
      ),
      mosque(sheet, 'three', 720, 476, 0.94),
      stiltHouse(sheet, 90, 470, 0.8),
      stiltHouse(sheet, 210, 462, 0.6),
      palm(sheet, 30, 470, 190, -10),
      palm(sheet, 1150, 470, 220, 16),
      sailboat(220, 600, 0.7, '#7a4a23', '#fff0cf'),
    )
    return sheet
  },
  'masjid-10': () => {
    const sheet = new Sheet('masjid-10', lights.golden)
    sky(sheet, { disc: [600, 250, 78], clouds: 4 })
    hills(sheet, 400, 0.8)
    ground(sheet, 548)
    sheet.add(
      bushes(sheet, 556, 40, 1160, 28),
      mosque(sheet, 'three', 600, 570, 1.28),
      path(sheet, 600, 570, 140),
      ...[90, 170, 1030, 1110].map((x, index) => tree(sheet, x, 620, 200 + (index % 2) * 40, true)),
      bushes(sheet, 654, -20, 330, 44),
      bushes(sheet, 654, 890, 1230, 44),
    )
    birds(sheet, 840, 110, 6)
    return sheet
  },
  'masjid-11': () => {
    const sheet = new Sheet('masjid-11', lights.dusk)
    sky(sheet, { disc: [250, 150, 46], moon: true, clouds: 4 })
    city(sheet, 480)
    ground(sheet, 556, 4)
    sheet.add(
      bushes(sheet, 562, 0, 1200, 24),
      mosque(sheet, 'modern', 600, 580, 1.24),
      path(sheet, 600, 580, 100),
      palm(sheet, 1080, 630, 300, 26),
      palm(sheet, 150, 640, 260, -22),
      bushes(sheet, 658, -10, 360, 44),
      bushes(sheet, 658, 860, 1230, 44),
    )
    return sheet
  },
  'masjid-12': () => {
    const sheet = new Sheet('masjid-12', lights.dawn)
    sky(sheet, { disc: [250, 200, 42] })
    volcano(sheet, 720, 480, 560, 380)
    hills(sheet, 430, 0.7)
    ground(sheet, 560)
    for (let index = 0; index < 16; index += 1) {
      const x = 20 + index * 78 + sheet.random.int(-16, 16)
      if (Math.abs(x - 520) < 220) continue
      sheet.add(tree(sheet, x, 572 + sheet.random.int(0, 16), 120 + sheet.random.int(0, 70), true))
    }
    sheet.add(
      mosque(sheet, 'small', 500, 592, 1.5),
      path(sheet, 500, 592, 80),
      bushes(sheet, 658, -10, 330, 46),
      bushes(sheet, 658, 760, 1230, 46),
      tree(sheet, 1090, 650, 210),
      tree(sheet, 90, 650, 180),
    )
    birds(sheet, 380, 120, 5)
    return sheet
  },
}
