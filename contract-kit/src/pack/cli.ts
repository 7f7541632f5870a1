/** The package's one command (docs/contract.md): hands over to what was asked for. */
import { typed, version } from './typed'

const usage = `The contract of Jejaring Masjid, ${version}, and what to do with it.

    check --target URL   checks a backend against the contract
    diff OLD [NEW]       what has changed between two contracts, and for whom it breaks
    fits --app VERSION   which version of the app can meet which backend
    docs [FOLDER]        writes the contract there: a page to read, YAML and JSON
    proxy --target URL   lets OpenAPI tools talk to a backend by the contract's own paths

Each says more: ${typed('check')} --help
`

const commands = new Map<string, () => Promise<unknown>>([
  ['check', () => import('../check/main')],
  ['diff', () => import('../diff/main')],
  ['fits', () => import('../fits/main')],
  ['docs', () => import('./docs-main')],
  ['proxy', () => import('./proxy-main')],
])

// Each command finds its own arguments where it finds them when it runs alone.
const [name = '--help'] = process.argv.splice(2, 1)
const command = commands.get(name)
if (command) await command()
else if (name === '--version') console.log(version)
else {
  const isWanted = name === '--help' || name === '-h'
  const to = isWanted ? process.stdout : process.stderr
  to.write(
    isWanted
      ? usage
      : `\`${typed()} --help\` lists the commands.\nThere is no command "${name}".\n`,
  )
  process.exitCode = isWanted ? 0 : 2
}
