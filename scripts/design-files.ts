import { readFile } from 'node:fs/promises'
import { background, cssVariables, themeColor } from '../src/ui/tokens'
import { signs } from './flyers/signs'

const banner =
  '/* Generated from src/ui/tokens.ts by scripts/codegen.ts. Not to be edited: run `npm run codegen`. */\n\n'

const stylesheet = () =>
  `${banner}:root {\n${Object.entries(cssVariables())
    .map(([name, value]) => `--jm-${name}: ${value};\n`)
    .join('')}}\n`

/** Only its colours follow from the tokens. */
const manifest = async () =>
  (await readFile(new URL('../public/manifest.webmanifest', import.meta.url), 'utf8'))
    .replace(/("theme_color": )"[^"]*"/, `$1"${themeColor}"`)
    .replace(/("background_color": )"[^"]*"/, `$1"${background}"`)

/** The files that follow from the design tokens, by their path in the repository, not formatted yet. */
export async function designFiles(): Promise<Map<string, string>> {
  return new Map([
    ['src/app/styles/tokens.css', stylesheet()],
    ['public/manifest.webmanifest', await manifest()],
    ...Object.entries(signs),
  ])
}
