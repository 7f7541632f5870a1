/** `npm run contract:proof`: says how to use it, or does it (mutation/main.ts). */
import { parseArgs } from 'node:util'

const usage = `Spoils a conforming backend, and looks whether the contract check finds each way.

    npm run contract:proof -- [WORD…] [options]

  WORD                     only what has one of them in its operation or name: get_updates
  --kind values|rules|transport   only these kinds; may be given more than once
  --conforming TIMES       spoils nothing, and checks the backends that conform this many times each
`

// Whatever else is given is main.ts' own.
const { help } = parseArgs({ strict: false, options: { help: { type: 'boolean' } } }).values
if (help) console.log(usage)
else await import('./mutation/main')
