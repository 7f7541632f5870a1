/** Begins a thread of `draw-pool.ts`: Node 20 ignores `--import tsx` in threads. */
import { register } from 'tsx/esm/api'

register()
await import('./draw-worker.ts')
