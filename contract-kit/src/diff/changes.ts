/**
 * `npm run contract:changes`: fails on a breaking change that came without a new version of the contract, or isn't in
 * docs/contract-changes.md under it. `-- GIT_REF` compares with that commit.
 */
import { contractRoot } from '../../../openapi/read'
import { checkRecord } from './record'
import { Unreadable } from './state'

try {
  const { lines, code } = await checkRecord(contractRoot, process.argv[2])
  for (const line of lines) console.log(line)
  process.exitCode = code
} catch (error) {
  if (!(error instanceof Unreadable)) throw error
  console.error(error.message)
  process.exitCode = 2
}
