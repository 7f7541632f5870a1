import { createTheme, type MantineColorsTuple } from '@mantine/core'
import { fontFamily, gray, green, ink, night, radius } from '@/ui/tokens'

type Scale = Record<50 | 100 | 200 | 300 | 400 | 500 | 600 | 700 | 800 | 900, string>

/** Mantine counts the steps of a colour from 0 to 9. */
const tuple = (scale: Scale): MantineColorsTuple => [
  scale[50],
  scale[100],
  scale[200],
  scale[300],
  scale[400],
  scale[500],
  scale[600],
  scale[700],
  scale[800],
  scale[900],
]

/**
 * Mantine's theme. Sizes here are what keeps every control at 44 px or more and every input's text at 16 px or more:
 * below that, phones zoom the page when the input is focused.
 */
export const theme = createTheme({
  primaryColor: 'green',
  primaryShade: 7,
  colors: { green: tuple(green), gray: tuple(gray), dark: night },
  black: ink,
  fontFamily,
  defaultRadius: 'md',
  radius: { md: radius.sm },
  respectReducedMotion: true,
  cursorType: 'pointer',
  components: {
    Button: { defaultProps: { size: 'lg' } },
    ActionIcon: { defaultProps: { size: 44, radius: 'xl', variant: 'subtle' } },
    CloseButton: { defaultProps: { size: 44, radius: 'xl', iconSize: 20 } },
    TextInput: { defaultProps: { size: 'lg' } },
    Textarea: { defaultProps: { size: 'lg' } },
  },
})
