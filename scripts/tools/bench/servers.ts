/**
 * The sites and the stand-in that a benchmark loads its pages from, in a process of their own: in the benchmark's,
 * their answers would wait while Lighthouse reads the browser's trace. Tells the parent process where they listen.
 */
import { startStandIn } from '../../../mock-server/start'
import { startSite } from '../../serve'
import { buildReferencePage } from './reference-pages'
import type { Places } from './start-servers'

const [standIn, site, bare, stack] = await Promise.all([
  startStandIn({ port: 0, quiet: true, log: () => undefined }),
  startSite({ port: 0 }),
  startSite({ dir: await buildReferencePage('bare'), hosting: null, port: 0 }),
  startSite({ dir: await buildReferencePage('stack'), hosting: null, port: 0 }),
])
const places: Places = {
  standIn: standIn.port,
  product: site.port,
  bare: bare.port,
  stack: stack.port,
  campaign: standIn.state.seed.campaigns[0]?.slug ?? '',
}
process.send?.(places)
// Not left behind when the benchmark is stopped.
process.once('disconnect', () => process.exit())
