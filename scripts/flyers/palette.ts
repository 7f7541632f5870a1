import { amber, green as emerald } from '../../src/ui/tokens.ts'

/**
 * What pictures are painted with. Emerald and amber are the design tokens; the other paints (cream, wood, the light of a
 * time of day, skin, banks' own colours) belong to the drawings, since nothing else has them.
 */
export { amber, emerald }

export const cream = { 100: '#fffaf0', 200: '#fbf1de', 300: '#f1e2c4', 400: '#e2cda4' } as const

export const wood = { 300: '#d9a56b', 500: '#a8703d', 700: '#6f4522', 900: '#43270f' } as const

/** One light: a time of day and what everything looks like in it. */
export interface Light {
  /** Top to horizon. */
  sky: readonly [string, string, string, string]
  /** Far to near. */
  hills: readonly [string, string, string, string]
  wall: readonly [lit: string, shade: string]
  dome: readonly [lit: string, middle: string, shade: string]
  glow: string
  disc: string
  window: string
  cloud: string
  leaf: readonly [lit: string, shade: string]
  trunk: string
  water: readonly [near: string, far: string]
  gold: string
  dark: boolean
}

export const lights = {
  dawn: {
    sky: ['#4f74a3', '#a59cc4', '#f5bfa6', '#fde8c2'],
    hills: ['#c6abc0', '#8fa5a8', '#4c9482', '#1d6b58'],
    wall: ['#fff3e2', '#e4c4b4'],
    dome: ['#57c9a5', '#17967a', '#0b5f58'],
    glow: '#fff0cf',
    disc: '#fff6dd',
    window: '#2b6c6a',
    cloud: '#fff3ea',
    leaf: ['#2c8f70', '#12594a'],
    trunk: '#5a4350',
    water: ['#3f7f95', '#f3c9b4'],
    gold: '#f2b14a',
    dark: false,
  },
  noon: {
    sky: ['#58b4cb', '#93d4d6', '#cdeee4', '#f6faea'],
    hills: ['#b4dfd0', '#76c3a5', '#379e7b', '#147455'],
    wall: ['#fffefa', '#dce8dd'],
    dome: ['#5fd0a8', '#17a07d', '#0b6b53'],
    glow: '#ffffff',
    disc: '#fffbe6',
    window: '#1e7f77',
    cloud: '#ffffff',
    leaf: ['#3bb184', '#0f7355'],
    trunk: '#7c5a3a',
    water: ['#2a96a6', '#bfeae3'],
    gold: '#efaa35',
    dark: false,
  },
  golden: {
    sky: ['#5f9aa0', '#c9cf9f', '#fbdc9b', '#fbb560'],
    hills: ['#e6b877', '#b3a660', '#5d8f5e', '#1f654c'],
    wall: ['#fff4d6', '#e3b77b'],
    dome: ['#63c596', '#1d9270', '#0b5949'],
    glow: '#fff3c4',
    disc: '#fff8dc',
    window: '#4d6b4d',
    cloud: '#fff0cf',
    leaf: ['#4f9d62', '#1b5a45'],
    trunk: '#6b4527',
    water: ['#3c8a86', '#fbd48c'],
    gold: '#f0a52d',
    dark: false,
  },
  dusk: {
    sky: ['#2b2360', '#6d4f9c', '#dd8a8d', '#fcc98a'],
    hills: ['#96699d', '#5f4a8c', '#3a2f6c', '#211a4a'],
    wall: ['#f1cbb9', '#8a6298'],
    dome: ['#4fb0a0', '#24706f', '#1b3f5e'],
    glow: '#ffdca6',
    disc: '#ffe9c2',
    window: '#ffd27a',
    cloud: '#f5b3a4',
    leaf: ['#3c3a78', '#1d1a48'],
    trunk: '#2a1f4e',
    water: ['#3a2f6c', '#f4a98a'],
    gold: '#ffc765',
    dark: true,
  },
  night: {
    sky: ['#071e31', '#0b3546', '#14555f', '#2f7f7c'],
    hills: ['#1b5f66', '#12484f', '#0b353d', '#06252d'],
    wall: ['#4b8f8f', '#1c535b'],
    dome: ['#35a08d', '#14696a', '#0a4049'],
    glow: '#c9f2e0',
    disc: '#fdf3d2',
    window: '#ffd98a',
    cloud: '#2b6b70',
    leaf: ['#12504f', '#08313a'],
    trunk: '#08262e',
    water: ['#0a3a45', '#2f7f7c'],
    gold: '#ffd079',
    dark: true,
  },
} as const satisfies Record<string, Light>
