import { readFile } from 'node:fs/promises'
import { DEFAULT_THEME, defaultCssVariablesResolver, mergeMantineTheme } from '@mantine/core'
import { theme } from '../src/ui/mantine/theme'
import { background, cssVariables, darkVariables, themeColor } from '../src/ui/tokens'
import { signs } from './signs'

type Variables = Readonly<Record<string, string>>

const declarations = (variables: Variables) =>
  Object.entries(variables)
    .map(([name, value]) => `${name}: ${value};\n`)
    .join('')

/** A stylesheet that gives the page variables, and others for the dark theme, which is never printed. */
const stylesheet = (source: string, variables: Variables, dark: Variables) =>
  `/* Generated from ${source} by scripts/codegen.ts. Not to be edited: run \`npm run codegen\`. */

:root {
${declarations(variables)}}

@media screen {
:root[data-mantine-color-scheme='dark'] {
${declarations(dark)}}
}
`

const named = (variables: Variables) =>
  Object.fromEntries(Object.entries(variables).map(([name, value]) => [`--jm-${name}`, value]))

const tokensStylesheet = () =>
  stylesheet('src/ui/tokens.ts', named(cssVariables()), named(darkVariables()))

/** Palettes of Mantine's that the theme has no use for, headings that nobody draws, and widths that CSS can't read. */
const unusedByTheme =
  /^--mantine-(color-dark-[a-z]|(color-(red|pink|grape|violet|indigo|blue|cyan|teal|lime|yellow|orange)|h[1-6]|breakpoint)-)/

/**
 * The variables that Mantine's provider would compute in the browser and write into each page, 25 kB with all its
 * palettes: 30 ms on a slow phone (CPU slowed 4 times), and the whole page styled anew.
 */
function mantineStylesheet(): string {
  const { variables, light, dark } = defaultCssVariablesResolver(
    mergeMantineTheme(DEFAULT_THEME, theme),
  )
  const own = {
    // Mantine's own placeholder grey is 3.5:1; this is 5.9:1.
    '--mantine-color-placeholder': 'var(--jm-muted)',
    '--mantine-color-error': 'var(--jm-danger)',
    '--mantine-color-success': 'var(--jm-green-800)',
    '--mantine-color-green-light': 'var(--jm-green-100)',
    '--mantine-color-green-light-hover': 'var(--jm-green-200)',
    '--mantine-color-green-light-color': 'var(--jm-green-900)',
    '--mantine-color-gray-light': 'var(--jm-quiet)',
    '--mantine-color-gray-light-hover': 'var(--jm-line)',
    '--mantine-color-gray-light-color': 'var(--jm-ink-soft)',
    // The calendar's Sundays.
    '--mantine-color-red-6': 'var(--jm-danger)',
  }
  const kept = (all: Variables) =>
    Object.fromEntries(
      Object.entries(all).filter(([name]) => !unusedByTheme.test(name) && !(name in own)),
    )
  return stylesheet(
    'src/ui/mantine/theme.ts',
    { ...kept({ ...variables, ...light }), ...own },
    kept(dark),
  )
}

/** Only its colours follow from the tokens. */
const manifest = async () =>
  (await readFile(new URL('../public/manifest.webmanifest', import.meta.url), 'utf8'))
    .replace(/("theme_color": )"[^"]*"/, `$1"${themeColor}"`)
    .replace(/("background_color": )"[^"]*"/, `$1"${background}"`)

/** The files that follow from the design tokens, by their path in the repository, not formatted yet. */
export async function designFiles(): Promise<Map<string, string>> {
  return new Map([
    ['src/app/styles/tokens.css', tokensStylesheet()],
    ['src/ui/mantine/variables.css', mantineStylesheet()],
    ['public/manifest.webmanifest', await manifest()],
    ...Object.entries(signs),
  ])
}
