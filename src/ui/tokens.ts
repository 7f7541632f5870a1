/**
 * The design tokens: every colour, radius, shadow and distance of the product is written here and nowhere else.
 * Mantine's theme, the CSS variables and the manifest's colours (`npm run codegen`), `theme-color`, the message shown
 * when no script comes, and the drawn signs and icons (`scripts/signs.ts`) follow from here. Plain values without
 * imports, so that scripts can read them too.
 */

/** Emerald, the hue of a mosque's dome. 700 fills buttons: 5.3:1 with white (WCAG 1.4.3). */
export const green = {
  50: '#effaf5',
  100: '#d9f3e7',
  200: '#b4e6d0',
  300: '#83d2b2',
  400: '#4db890',
  500: '#25a079',
  600: '#118a67',
  700: '#0b7a5a',
  800: '#0a6049',
  900: '#084a39',
} as const

/** Warm accent for amounts. 700 is the text colour: 5.0:1 with white. */
export const amber = {
  50: '#fffaf0',
  100: '#fef0d5',
  200: '#fce0ab',
  300: '#f9ca74',
  400: '#f2ae3d',
  500: '#e3931c',
  600: '#cb7508',
  700: '#b45309',
  800: '#92430c',
} as const

/** Slightly warm greys, so that white cards look clean on them and not cold. */
export const gray = {
  50: '#faf9f7',
  100: '#f4f3f0',
  200: '#e9e7e3',
  300: '#dbd8d3',
  400: '#bdb9b2',
  500: '#8d8881',
  600: '#67635d',
  700: '#4b4843',
  800: '#33312d',
  900: '#211f1c',
} as const

/**
 * The greys of the dark theme, with a little of the green in them: from its text (0) by the edges of its fields (3) and
 * its cards (7) to the page (8) and what is beside that (9). 2 is for quiet words: 7.1:1 on a card.
 */
export const night = [
  '#eaefec',
  '#cbd3cf',
  '#a4aea9',
  '#84908a',
  '#46524c',
  '#2c3631',
  '#222b27',
  '#1a211e',
  '#111614',
  '#0b0f0d',
] as const

/** 300 is for words on what lies over the page: 8.6:1. */
const red = { 50: '#fef3f2', 100: '#fee4e2', 300: '#fda29b', 700: '#b42318' } as const

export const white = '#fff'
export const ink = gray[900]

/** The page's own background, and that of a splash screen. */
export const background = '#f9faf8'

/** The browser's own bar, and an installed app's. */
export const themeColor = green[700]

export const fontFamily =
  "'Plus Jakarta Sans Variable', 'Jakarta Fallback', system-ui, -apple-system, 'Segoe UI', sans-serif"

export const radius = { xs: '8px', sm: '12px', lg: '16px', sheet: '20px 20px 0 0' } as const

/** The three channels of a colour, for `rgb(var(--jm-ink-rgb) / 6%)`. */
const channels = (colour: `#${string}`): string => {
  const [, r = '', g = '', b = ''] =
    /^#(..)(..)(..)$/.exec(colour.length === 4 ? colour.replace(/\w/g, '$&$&') : colour) ?? []
  return [r, g, b].map((pair) => parseInt(pair, 16)).join(' ')
}

/** Two soft shadows, a near one and a far one. */
const shadow = (near: string, nearPart: string, far: string, farPart: string) =>
  `${near} rgb(var(--jm-shade-rgb) / ${nearPart}), ${far} rgb(var(--jm-shade-rgb) / ${farPart})`

/**
 * The CSS variables that stylesheets use, without the prefix `--jm-`. A function, so that a page's scripts, which need
 * two or three of these values, don't bundle them all.
 */
export const cssVariables = (): Readonly<Record<string, string>> => ({
  /* How browsers draw what is theirs: scroll bars, the list of a field. */
  scheme: 'light',

  'green-50': green[50],
  'green-100': green[100],
  'green-200': green[200],
  'green-300': green[300],
  'green-500': green[500],
  'green-500-rgb': channels(green[500]),
  'green-600': green[600],
  'green-600-rgb': channels(green[600]),
  'green-700': green[700],
  'green-800': green[800],
  'green-900': green[900],
  'green-900-rgb': channels(green[900]),
  /* Below white text, in both themes: 5.3:1, 7.7:1 and 10.6:1. */
  fill: green[700],
  'fill-strong': green[800],
  deep: green[900],
  /* Over a picture, below white text. */
  'veil-rgb': channels('#05382b'),
  /* The top of Home's picture, below the transparent bar. */
  sky: '#074334',

  'amber-50': amber[50],
  'amber-100': amber[100],
  'amber-300': amber[300],
  'amber-800': amber[800],
  'red-50': red[50],
  'red-100': red[100],
  'red-300': red[300],
  'red-700': red[700],
  danger: 'var(--jm-red-700)',
  'danger-fill': red[700],

  white,
  'white-rgb': channels(white),
  card: white,
  ink,
  'ink-rgb': channels(ink),
  'ink-soft': gray[800],
  /* What lies over the page for a while, with white words on it. */
  over: ink,
  'shade-rgb': channels(ink),
  muted: gray[600],
  line: gray[200],
  'field-line': gray[500],
  skeleton: 'var(--jm-line)',
  quiet: gray[100],
  bg: background,
  /* Beside the column on wide screens. */
  'bg-outside': '#eef2ef',
  amount: amber[700],
  /* A map before its tiles are loaded, and the dot of the user's place, blue as on every map. */
  land: '#e8ece4',
  here: '#2563eb',

  radius: radius.lg,
  'radius-sm': radius.sm,
  'radius-xs': radius.xs,
  shadow: shadow('0 1px 2px', '4%', '0 6px 20px', '6%'),
  'shadow-bar': shadow('0 1px 2px', '5%', '0 4px 16px', '7%'),
  'shadow-card': shadow('0 1px 2px', '5%', '0 10px 28px', '11%'),
  'shadow-up': shadow('0 -1px 2px', '4%', '0 -6px 20px', '6%'),

  'space-1': '4px',
  'space-2': '8px',
  'space-3': '12px',
  'space-4': '16px',
  'space-5': '24px',
  'space-6': '32px',
  gutter: '16px',

  font: fontFamily,
  motion: '160ms cubic-bezier(0.2, 0, 0, 1)',
})

/**
 * The variables that have another value in the dark theme. The others are alike in both: what is below white text, what
 * is on a picture, and paper (a QR code, a logo), which stays white.
 */
export const darkVariables = (): Readonly<Record<string, string>> => ({
  scheme: 'dark',

  'green-50': '#15291f',
  'green-100': '#1a3a2e',
  'green-200': '#23503e',
  'green-600': '#2ba880',
  'green-700': '#57c79d',
  'green-800': '#83d2b2',
  'green-900': '#b4e6d0',

  'amber-50': '#2b2312',
  'amber-100': '#3b2f14',
  'amber-800': amber[300],
  'red-50': '#341c1a',
  'red-100': '#4a2421',
  'red-700': red[300],

  card: night[7],
  ink: night[0],
  'ink-rgb': channels(night[0]),
  'ink-soft': night[1],
  over: night[5],
  muted: night[2],
  line: night[5],
  'field-line': night[3],
  quiet: night[6],
  bg: night[8],
  'bg-outside': night[9],
  amount: amber[400],
})
