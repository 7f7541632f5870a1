import { arch, archPath, girih, lantern, mosque } from './architecture'
import { tree } from './nature'
import { amber, emerald, lights, wood } from './palette'
import { archWindow, table, wall } from './backdrop'
import { n, Sheet } from './sheet'
import { shadow } from './place'
import { plant, rehal, shelf, tap } from './props-indoor'

/** Campaigns indoors; by file name. */
export const roomScenes: Readonly<Record<string, () => Sheet>> = {
  karpet: () => {
    const sheet = new Sheet('karpet', lights.golden)
    wall(sheet, '#fff6e0', '#e9cf9d', amber[600])
    sheet.add(`<path d="M0 430H1200V675H0Z" fill="${emerald[700]}"/>`)
    for (const x of [170, 1030]) {
      sheet.add(
        archWindow(
          sheet,
          x,
          400,
          150,
          270,
          `<rect x="${x - 90}" y="100" width="180" height="320" fill="${sheet.vertical([0, '#7cc8d0'], [1, '#fdf0c4'])}"/><ellipse cx="${x}" cy="424" rx="130" ry="50" fill="#7fb57c"/>${tree(sheet, x, 400, 160)}`,
        ),
      )
    }
    // Mihrab.
    sheet.add(
      `<path d="${archPath(600, 432, 380, 400)}" fill="${amber[400]}"/><path d="${archPath(600, 432, 350, 380)}" fill="${emerald[600]}"/><path d="${archPath(600, 432, 350, 380)}" fill="${girih(sheet, 70, '#fde0aa', 0.5)}"/><path d="${archPath(600, 432, 250, 310)}" fill="${amber[300]}"/><path d="${archPath(600, 432, 230, 296)}" fill="${sheet.horizontal([0, '#0b5949'], [0.5, '#17917a'], [1, '#0b5949'])}"/>`,
      lantern(sheet, 600, 190, 0.9),
    )
    // Prayer rows, in perspective.
    const rows = [430, 462, 506, 566, 675]
    rows.slice(0, -1).forEach((top, row) => {
      const bottom = rows[row + 1] ?? 675
      sheet.add(
        `<rect y="${top}" width="1200" height="${bottom - top}" fill="${row % 2 === 0 ? emerald[700] : emerald[600]}"/><rect y="${bottom - 5 - row}" width="1200" height="${5 + row}" fill="${amber[300]}"/>`,
      )
      const spread = 0.75 + row * 0.22
      for (let k = -7; k <= 7; k += 1) {
        const x = 600 + k * 150 * spread
        sheet.add(
          arch(
            x,
            bottom - 9 - row,
            92 * spread,
            (bottom - top) * 0.82,
            row % 2 === 0 ? emerald[500] : emerald[800],
          ),
          arch(x, bottom - 9 - row, 60 * spread, (bottom - top) * 0.6, amber[400]),
          arch(
            x,
            bottom - 9 - row,
            46 * spread,
            (bottom - top) * 0.5,
            row % 2 === 0 ? emerald[700] : emerald[600],
          ),
        )
      }
    })
    sheet.add(
      `<path d="M120 200L520 675H-60V330ZM1080 200L680 675H1260V330Z" fill="#fff1c4" opacity="0.16"/>`,
    )
    return sheet
  },
  'quran-braille': () => {
    const sheet = new Sheet('quran-braille', lights.golden)
    wall(sheet, emerald[600], emerald[900], amber[300])
    sheet.add(
      `<path d="${archPath(600, 590, 640, 560)}" fill="${amber[400]}"/><path d="${archPath(600, 590, 610, 540)}" fill="${sheet.radial([0.5, 0.62, 0.7], [0, '#fff3cf'], [0.5, '#f6c878'], [1, '#c9842f'])}"/>`,
    )
    const rays = Array.from(
      { length: 9 },
      (_, k) => `<path d="M600 440L${600 + (k - 4) * 84 - 24} 0H${600 + (k - 4) * 84 + 24}Z"/>`,
    ).join('')
    sheet.add(
      `<g clip-path="${sheet.clip(`<path d="${archPath(600, 590, 610, 540)}"/>`)}" fill="#fffbe8" opacity="0.34">${rays}</g>`,
    )
    // Raised dots rising from the page: letters for the fingertips.
    for (let k = 0; k < 9; k += 1) {
      const x = 392 + k * 52
      const y = 226 - Math.sin((k / 8) * Math.PI) * 60
      for (let dot = 0; dot < 6; dot += 1) {
        const on = sheet.random.next() < 0.55
        sheet.add(
          `<circle cx="${n(x + (dot % 2) * 18)}" cy="${n(y + Math.floor(dot / 2) * 18)}" r="${on ? 6.5 : 3}" fill="${on ? emerald[800] : '#b8792a'}" opacity="${on ? 0.85 : 0.45}"/>`,
        )
      }
    }
    table(sheet, 588, '#0f6b55', '#053b30')
    sheet.add(
      rehal(sheet, 600, 620, 1.5),
      lantern(sheet, 150, 170, 1.2),
      lantern(sheet, 1050, 170, 1.2),
    )
    return sheet
  },
  perpustakaan: () => {
    const sheet = new Sheet('perpustakaan', lights.golden)
    wall(sheet, '#fbeed1', '#e6c994', amber[700])
    sheet.add(
      `<rect y="560" width="1200" height="115" fill="${sheet.vertical([0, '#c98d4f'], [1, '#8a5a2c'])}"/>`,
    )
    sheet.add(
      archWindow(
        sheet,
        600,
        500,
        260,
        400,
        `<rect x="460" y="90" width="280" height="420" fill="${sheet.vertical([0, '#8fd0d6'], [0.7, '#fdf3cf'])}"/><circle cx="660" cy="230" r="34" fill="#fffbe6"/>${mosque(sheet, 'small', 580, 480, 0.7)}<rect x="460" y="474" width="280" height="40" fill="#5fb07a"/>${tree(sheet, 690, 490, 120)}`,
      ),
    )
    for (const x of [50, 810]) {
      sheet.add(
        `<rect x="${x - 16}" y="90" width="372" height="490" rx="10" fill="${wood[700]}"/><rect x="${x}" y="106" width="340" height="460" fill="#7d5230"/>`,
      )
      for (const y of [250, 400, 550]) sheet.add(shelf(sheet, x, y, 340))
    }
    sheet.add(
      `<ellipse cx="600" cy="626" rx="330" ry="42" fill="${emerald[600]}"/><ellipse cx="600" cy="626" rx="296" ry="34" fill="none" stroke="${amber[300]}" stroke-width="6" stroke-dasharray="14 10"/>`,
      `<path d="M460 130L300 640H900L740 130Z" fill="#fff4cc" opacity="0.2"/>`,
      rehal(sheet, 600, 628, 0.78),
      plant(410, 622, 1.0),
      plant(790, 622, 1.0),
      lantern(sheet, 600, 40, 0.6),
    )
    return sheet
  },
  wudhu: () => {
    const sheet = new Sheet('wudhu', lights.noon)
    wall(sheet, '#f4fbf4', '#bfe3d8', emerald[600])
    sheet.add(
      `<rect y="0" width="1200" height="96" fill="${emerald[700]}"/><rect y="0" width="1200" height="96" fill="${girih(sheet, 96, '#fde0aa', 0.6)}"/><rect y="96" width="1200" height="10" fill="${amber[400]}"/>`,
    )
    for (const x of [220, 600, 980]) {
      sheet.add(
        `<path d="${archPath(x, 470, 300, 340)}" fill="${amber[300]}"/><path d="${archPath(x, 470, 280, 326)}" fill="${sheet.vertical([0, emerald[400]], [1, emerald[700]])}"/><path d="${archPath(x, 470, 280, 326)}" fill="${girih(sheet, 70, '#ffffff', 0.22)}"/>`,
        tap(sheet, x - 56, 316, 1.05),
      )
    }
    sheet.add(
      `<path d="M0 470H1200V560H0Z" fill="${sheet.vertical([0, '#ffffff'], [1, '#cfe0d8'])}"/><path d="M0 486H1200V530H0Z" fill="${sheet.vertical([0, '#8fe0e0'], [1, '#3aa9b4'])}"/>${[220, 600, 980].map((x) => `<ellipse cx="${x + 4}" cy="508" rx="90" ry="13" fill="none" stroke="#fff" stroke-opacity="0.75" stroke-width="4"/><ellipse cx="${x + 4}" cy="508" rx="46" ry="7" fill="none" stroke="#fff" stroke-width="4"/>`).join('')}<rect y="556" width="1200" height="119" fill="${sheet.vertical([0, '#a7cdbf'], [1, '#6fa997'])}"/>`,
    )
    // A seat at each tap: whoever can't stand washes as comfortably as anyone.
    for (const x of [220, 600, 980])
      sheet.add(
        shadow(x, 652, 96, 10),
        `<rect x="${x - 84}" y="586" width="168" height="26" rx="10" fill="${amber[400]}"/><path d="M${x - 62} 612V650M${x + 62} 612V650" stroke="${amber[700]}" stroke-width="12" stroke-linecap="round"/>`,
      )
    sheet.add(plant(410, 652, 0.8), plant(790, 652, 0.8))
    return sheet
  },
}
