import { white } from '../../src/ui/tokens.ts'
import { girih, mosque } from './architecture'
import { bushes, palm, ridge, stars, tree } from './nature'
import { emerald, type Light } from './palette'
import { Sheet } from './sheet'
import { mark, square } from './signs'

/** Deep emerald throughout: white text must stand out everywhere above the skyline (WCAG 1.4.3). */
const heroLight: Light = {
  sky: ['#06483a', '#08604d', '#0a7059', '#2c9478'],
  hills: ['#2a8c74', '#1a735d', '#0d5a48', '#053b30'],
  wall: ['#a9dcc6', '#4d9f87'],
  dome: ['#e9f8ef', '#9fd9c1', '#3f927b'],
  glow: '#d8f7e6',
  disc: '#fdf1cf',
  window: '#ffe0a0',
  cloud: '#4faa90',
  leaf: ['#0f5f4d', '#06392f'],
  trunk: '#053b30',
  water: ['#0b6b53', '#45bd9a'],
  gold: '#f8cf84',
  dark: true,
}

function hero(): Sheet {
  const sheet = new Sheet('hero', heroLight, 960, 720)
  const [top, upper, lower, horizon] = heroLight.sky
  sheet.add(
    `<rect width="960" height="720" fill="${sheet.vertical([0, top], [0.35, upper], [0.62, lower], [0.95, horizon])}"/>`,
    `<rect width="960" height="720" fill="${girih(sheet, 120, '#ffffff', 0.055)}"/>`,
    // The pattern fades out towards the skyline, so that it has no edge.
    `<rect width="960" height="720" fill="${sheet.vertical([0.1, lower, 0], [0.55, lower, 1], [0.95, horizon])}"/>`,
  )
  stars(sheet, 18)
  ridge(sheet, 540, 22, sheet.vertical([0, heroLight.hills[1]], [1, heroLight.hills[0]]), 1.3)
  ridge(sheet, 590, 14, sheet.vertical([0, heroLight.hills[2]], [1, heroLight.hills[1]]), 1.7)
  sheet.add(
    mosque(sheet, 'small', 130, 640, 0.62),
    mosque(sheet, 'small', 850, 644, 0.66),
    mosque(sheet, 'classic', 480, 660, 0.78),
  )
  ridge(sheet, 656, 8, sheet.vertical([0, heroLight.hills[2]], [1, heroLight.hills[3]]), 1.4)
  sheet.add(
    palm(sheet, 60, 720, 210, -14),
    palm(sheet, 905, 720, 230, 18),
    tree(sheet, 190, 700, 90),
    tree(sheet, 770, 700, 90),
    bushes(sheet, 712, -10, 970, 34),
  )
  return sheet
}

export const brand = {
  hero,
  /** For launchers that show an icon as it is. */
  rounded: square(
    `<rect width="64" height="64" rx="15" fill="${emerald[700]}"/><g transform="translate(7.7 8.6) scale(.76)">${mark(white)}</g>`,
    512,
  ),
  // Full bleed with a wide margin, as launchers cut icons to circles; one flat colour, as a gradient makes a heavy PNG.
  icon: square(
    `<rect width="64" height="64" fill="${emerald[700]}"/><g transform="translate(12.8 13.4) scale(.6)">${mark(white)}</g>`,
    512,
  ),
}

function portrait(sky: readonly [string, string], shirt: string, head: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256" viewBox="0 0 256 256"><defs><linearGradient id="b" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${sky[0]}"/><stop offset="1" stop-color="${sky[1]}"/></linearGradient></defs><rect width="256" height="256" fill="url(#b)"/><circle cx="128" cy="120" r="98" fill="#fff" opacity="0.16"/><path d="M30 262C34 200 74 184 128 184s94 16 98 78Z" fill="${shirt}"/>${head}</svg>`
}

const face = (skin: string): string =>
  `<path d="M108 150h40v34q-20 18-40 0Z" fill="${skin}"/><path d="M84 108c0-70 88-70 88 0c0 40-20 66-44 66s-44-26-44-66Z" fill="${skin}"/><circle cx="110" cy="116" r="5" fill="#2d1f18"/><circle cx="146" cy="116" r="5" fill="#2d1f18"/><path d="M112 142q16 14 32 0" fill="none" stroke="#8a4a32" stroke-width="5" stroke-linecap="round"/><path d="M101 100q9-7 17 0M138 100q9-7 17 0" fill="none" stroke="#2d1f18" stroke-width="4" stroke-linecap="round"/>`

/** What fills the veil's opening beside the face. */
const skin = (color: string): string =>
  `<ellipse cx="128" cy="110" rx="50" ry="56" fill="${color}"/>`

/** Outer veil with an opening for the face, so that nothing of neck or hair shows. */
const veil = (color: string, fold: string): string =>
  `<path fill="${color}" fill-rule="evenodd" d="M54 226C34 116 62 30 128 30s94 86 74 196q-74 40-148 0ZM128 58c-32 0-46 24-46 52s18 58 46 58 46-30 46-58-14-52-46-52Z"/><path fill="${fold}" d="M70 150c8 30 30 46 58 46s50-16 58-46c6 34 2 60-14 78q-44 18-88 0c-16-18-20-44-14-78Z"/><path d="M84 214q44 22 88 0" fill="none" stroke="${color}" stroke-width="5" stroke-linecap="round" opacity="0.7"/>`

/** Drawn people, nobody in particular. */
export const avatars: Readonly<Record<string, string>> = {
  aisyah: portrait(
    ['#86d8bd', '#17a07d'],
    '#07513f',
    skin('#e8b48c') + face('#e8b48c') + veil('#fffaf0', '#f1e2c4'),
  ),
  fauzan: portrait(
    ['#fde0aa', '#e8951f'],
    '#fffaf0',
    `${face('#c98d62')}<path d="M82 84c-2-50 94-50 92 0c-24-9-68-9-92 0Z" fill="#0f2f2a"/><path d="M84 78q44-14 88 0" stroke="#f5b04a" stroke-width="4" fill="none"/><path d="M86 128c2 20 16 26 42 26s40-6 42-26c4 26-14 48-42 48s-46-22-42-48Z" fill="#2d1f18" opacity="0.88"/><path d="M112 156q16 8 32 0" fill="none" stroke="#c98d62" stroke-width="5" stroke-linecap="round"/><path d="M112 140q16 12 32 0" fill="none" stroke="#8a4a32" stroke-width="5" stroke-linecap="round"/>`,
  ),
  siti: portrait(
    ['#cbb8e0', '#8068b5'],
    '#43357f',
    skin('#d9a377') + face('#d9a377') + veil('#f5b04a', '#e8951f'),
  ),
}
