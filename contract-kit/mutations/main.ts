/**
 * `npm run contract:proof`: shows that the contract check catches what it says it catches, and blames nobody who
 * conforms.
 */
import { setDefaultAutoSelectFamilyAttemptTimeout } from 'node:net'
import { parseArgs } from 'node:util'
import { tryConforming } from './conforming'
import { proveMutations } from './score'

// Node gives each address of `localhost` except the last one 250 ms to connect: too little for a busy machine.
setDefaultAutoSelectFamilyAttemptTimeout(60_000)

const usage = `Spoils a conforming backend, and looks whether the contract check finds each way.

    npm run contract:proof -- [WORD…] [options]

  WORD                     only what has one of them in its operation or name: get_updates
  --kind values|rules|transport   only these kinds; may be given more than once
  --conforming TIMES       spoils nothing, and checks the backends that conform this many times each
`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    help: { type: 'boolean' },
    kind: { type: 'string', multiple: true },
    conforming: { type: 'string' },
  },
})
const { help, kind, conforming } = values
if (help) console.log(usage)
else {
  const passed = await (conforming === undefined
    ? proveMutations(positionals, kind)
    : tryConforming(Number(conforming)))
  process.exitCode = passed ? 0 : 1
}
