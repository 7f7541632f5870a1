import { amber, green, white } from '../src/ui/tokens.ts'

/**
 * The mark: a dome with an open door under a crescent, resting on an arc that links three points: mosques
 * joined in a network. Drawn in a 64 px square.
 */
const mark = (color: string): string =>
  `<path fill="${color}" fill-rule="evenodd" d="M32 13.500c3.6 5 17.5 10.6 17.5 22.6 0 3.1-.9 5.9-2.4 8.200H16.900c-1.5-2.3-2.4-5.1-2.4-8.200C14.5 24.1 28.4 18.5 32 13.500ZM32 30.200c-1.4 2.3-5.6 4.1-5.6 8.500v5.600h11.200v-5.600c0-4.4-4.2-6.2-5.6-8.500Z"/><path fill="${color}" d="M33.9 2.200a4.9 4.9 0 1 0 4.3 6.9 4 4 0 1 1-4.3-6.900Z"/><path fill="none" stroke="${color}" stroke-width="3" stroke-linecap="round" d="M8.5 46.500C15 59.5 49 59.5 55.5 46.5"/><circle cx="8.5" cy="45.5" r="4" fill="${color}"/><circle cx="55.5" cy="45.5" r="4" fill="${color}"/><circle cx="32" cy="56.3" r="4.8" fill="${color}"/>`

const square = (content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 64 64">${content}</svg>\n`

/** Launchers show this icon as it is. One flat colour: a gradient makes a heavy PNG. */
const rounded = square(
  `<rect width="64" height="64" rx="15" fill="${green[700]}"/><g transform="translate(7.7 8.6) scale(.76)">${mark(white)}</g>`,
)
/** Launchers cut this one to a circle, hence the full ground and the wide margin. */
const full = square(
  `<rect width="64" height="64" fill="${green[700]}"/><g transform="translate(12.8 13.4) scale(.6)">${mark(white)}</g>`,
)

/** What the tab of Tilawahku shows (Tabler's `book-2`), for its shortcut. */
const book = square(
  `<rect width="64" height="64" rx="15" fill="${green[700]}"/><g transform="translate(14 14) scale(1.5)" fill="none" stroke="${white}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="M19 4v16h-12a2 2 0 0 1 -2 -2v-12a2 2 0 0 1 2 -2h12"/><path d="M19 16h-12a2 2 0 0 0 -2 2"/><path d="M9 8h6"/></g>`,
)

/** The app's icons: width in pixels and drawing, by the file in `public/icons/`. `make-icons.ts` writes them. */
export const icons: Readonly<Record<string, readonly [size: number, svg: string]>> = {
  'icon-192.png': [192, rounded],
  'icon-512.png': [512, rounded],
  'maskable-192.png': [192, full],
  'maskable-512.png': [512, full],
  'apple-touch-icon.png': [180, full],
  'tilawah-192.png': [192, book],
}

const sky = `<defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${green[500]}"/><stop offset="1" stop-color="${green[800]}"/></linearGradient></defs>`

/** The signs that are kept as SVG, by the file that holds them: `npm run codegen` writes them. */
export const signs: Readonly<Record<string, string>> = {
  'public/favicon.svg': square(
    `${sky}<rect width="64" height="64" rx="15" fill="url(#g)"/><g transform="translate(7.7 8.6) scale(.76)">${mark(white)}</g>`,
  ),
  'src/features/masjid/map/marker.svg': `<svg xmlns="http://www.w3.org/2000/svg" width="38" height="38" viewBox="0 0 38 38">
  <path d="M19 37c-5.6-6.6-12-12.300-12-20.300A12 12 0 0 1 31 16.700C31 24.700 24.600 30.400 19 37Z" fill="${green[700]}" stroke="${white}" stroke-width="2"/>
  <path d="M19 7.600c1.500 2.200 6.600 4.500 6.600 9.200 0 1.400-.4 2.600-1.100 3.600h-11c-.7-1-1.100-2.200-1.100-3.600 0-4.700 5.100-7 6.600-9.200Z" fill="${white}"/>
  <rect x="12.400" y="21.600" width="13.200" height="2" rx="1" fill="${white}"/>
</svg>
`,
  'src/features/info/assets/not-found.svg': `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 280 200" fill="none">
  <ellipse cx="140" cy="182" rx="118" ry="10" fill="${green[500]}" fill-opacity=".12"/>
  <path d="M201.900 24.400A22 22 0 1 0 227.800 49.100 19 19 0 0 1 201.900 24.400z" fill="${amber[200]}"/>
  <path d="M62 180V84l8-14 8 14v96z" fill="${green[200]}"/>
  <path d="M202 180V84l8-14 8 14v96z" fill="${green[200]}"/>
  <path d="M92 180v-62h96v62z" fill="${green[100]}"/>
  <path d="M140 44c6 14 44 28 44 62a44 44 0 0 1-4 14h-80a44 44 0 0 1-4-14c0-34 38-48 44-62z" fill="${green[500]}"/>
  <path d="M140 26v20" stroke="${green[700]}" stroke-width="3" stroke-linecap="round"/>
  <path d="M145 20a8 8 0 1 1-8-8 6 6 0 0 0 8 8z" fill="${amber[500]}"/>
  <path d="M128 180v-24a12 12 0 0 1 24 0v24z" fill="${green[700]}"/>
  <path d="M104 180v-20a8 8 0 0 1 16 0v20zM160 180v-20a8 8 0 0 1 16 0v20z" fill="${green[300]}"/>
  <path d="M28 180c10-26 20-26 30 0M226 180c8-20 16-20 24 0" fill="${green[100]}"/>
  <circle cx="140" cy="100" r="17" fill="${white}"/>
  <path d="M134 96a6 6 0 1 1 8.500 5.500c-2 1-2.500 2-2.500 4" stroke="${amber[700]}" stroke-width="3" stroke-linecap="round"/>
  <circle cx="140" cy="110" r="2" fill="${amber[700]}"/>
</svg>
`,
}
