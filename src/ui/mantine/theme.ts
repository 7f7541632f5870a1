import { createTheme, type MantineColorsTuple } from '@mantine/core'

/** Emerald, the hue of a mosque's dome. Step 7 fills buttons: 5.3:1 with white (WCAG 1.4.3). */
const green: MantineColorsTuple = [
  '#effaf5',
  '#d9f3e7',
  '#b4e6d0',
  '#83d2b2',
  '#4db890',
  '#25a079',
  '#118a67',
  '#0b7a5a',
  '#0a6049',
  '#084a39',
]

/** Warm accent for amounts. Step 7 is the text colour: 5.0:1 with white. */
const amber: MantineColorsTuple = [
  '#fffaf0',
  '#fef0d5',
  '#fce0ab',
  '#f9ca74',
  '#f2ae3d',
  '#e3931c',
  '#cb7508',
  '#b45309',
  '#92430c',
  '#743810',
]

/** Greys with a little warmth, so that white cards look clean on them and not cold. */
const gray: MantineColorsTuple = [
  '#faf9f7',
  '#f4f3f0',
  '#e9e7e3',
  '#dbd8d3',
  '#bdb9b2',
  '#8d8881',
  '#67635d',
  '#4b4843',
  '#33312d',
  '#211f1c',
]

const fontFamily =
  "'Plus Jakarta Sans Variable', 'Jakarta Fallback', system-ui, -apple-system, 'Segoe UI', sans-serif"

/**
 * Mantine's theme (design §7). Sizes here are what keeps every control at 44 px or more and every
 * input's text at 16 px or more: below that, phones zoom the page when the input is focused.
 */
export const theme = createTheme({
  primaryColor: 'green',
  primaryShade: 7,
  colors: { green, amber, gray },
  black: '#211f1c',
  fontFamily,
  headings: { fontFamily, fontWeight: '700' },
  defaultRadius: 'md',
  radius: { xs: '6px', sm: '8px', md: '12px', lg: '16px', xl: '24px' },
  respectReducedMotion: true,
  cursorType: 'pointer',
  components: {
    Button: { defaultProps: { size: 'lg', radius: 'md' } },
    ActionIcon: { defaultProps: { size: 44, radius: 'xl', variant: 'subtle' } },
    CloseButton: { defaultProps: { size: 44, radius: 'xl', iconSize: 20 } },
    TextInput: { defaultProps: { size: 'lg' } },
    Textarea: { defaultProps: { size: 'lg' } },
    Drawer: {
      defaultProps: {
        position: 'bottom',
        radius: '20px 20px 0 0',
        transitionProps: { duration: 180 },
        overlayProps: { backgroundOpacity: 0.45 },
      },
    },
    Loader: { defaultProps: { type: 'oval' } },
  },
})
