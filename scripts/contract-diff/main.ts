/**
 * What has changed in the contract, what of it breaks, and for whom (docs/contract.md).
 *
 *     npm run contract:diff -- GIT_REF   lists what has changed since that commit
 *     npm run contract:changes           fails if a breaking change isn't in docs/contract-changes.md
 */
import { fileURLToPath } from 'node:url'
import { checkChanges, listChanges } from './diff'

const root = fileURLToPath(new URL('../../', import.meta.url))
const [ref, ...more] = process.argv.slice(2)

if (ref === undefined || more.length > 0 || (ref.startsWith('-') && ref !== '--check')) {
  console.error('Say which commit to compare with: npm run contract:diff -- main')
  process.exitCode = 2
} else {
  const { lines, code } =
    ref === '--check' ? await checkChanges(root) : await listChanges(root, ref)
  for (const line of lines) console.log(line)
  process.exitCode = code
}
