import { readFile } from 'node:fs/promises'
import { DEFAULT_THEME, defaultCssVariablesResolver, mergeMantineTheme } from '@mantine/core'
import { theme } from '../src/ui/mantine/theme'
import { background, cssVariables, themeColor } from '../src/ui/tokens'
import { signs } from './signs'

/** A stylesheet that gives the page variables. */
const stylesheet = (
  source: string,
  variables: readonly (readonly [name: string, value: string])[],
) =>
  `/* Generated from ${source} by scripts/codegen.ts. Not to be edited: run \`npm run codegen\`. */

:root {
${variables.map(([name, value]) => `${name}: ${value};\n`).join('')}}
`

const tokensStylesheet = () =>
  stylesheet(
    'src/ui/tokens.ts',
    Object.entries(cssVariables()).map(([name, value]) => [`--jm-${name}`, value]),
  )

/** Palettes of Mantine's that the theme has no use for, headings that nobody draws, and widths that CSS can't read. */
const unusedByTheme =
  /^--mantine-(color-(dark|red|pink|grape|violet|indigo|blue|cyan|teal|lime|yellow|orange)|h[1-6]|breakpoint)-/

/**
 * The variables that Mantine's provider would compute in the browser and write into each page, 25 kB with all its
 * palettes: 30 ms on a slow phone (CPU slowed 4 times), and the whole page styled anew.
 */
function mantineStylesheet(): string {
  const { variables, light } = defaultCssVariablesResolver(mergeMantineTheme(DEFAULT_THEME, theme))
  const kept = Object.entries({ ...variables, ...light }).filter(
    ([name]) => !unusedByTheme.test(name),
  )
  const own = {
    // Mantine's own placeholder grey is 3.5:1; this is 5.9:1.
    '--mantine-color-placeholder': 'var(--jm-muted)',
    '--mantine-color-error': 'var(--jm-danger)',
    '--mantine-color-success': 'var(--mantine-color-green-8)',
    // The calendar's Sundays.
    '--mantine-color-red-6': 'var(--jm-danger)',
  }
  return stylesheet(
    'src/ui/mantine/theme.ts',
    Object.entries({ ...Object.fromEntries(kept), ...own }),
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
