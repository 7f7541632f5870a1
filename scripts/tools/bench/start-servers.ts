import { fork } from 'node:child_process'
import { z } from 'zod'

const placesSchema = z.object({
  standIn: z.number(),
  product: z.number(),
  bare: z.number(),
  stack: z.number(),
  donation: z.string(),
})

/** The ports of the stand-in, the product and the reference pages; an unpaid donation's code. */
export type Places = z.infer<typeof placesSchema>

/**
 * Starts what the pages are loaded from.
 * @throws when it ends before it listens
 */
export async function startServers(): Promise<Places & { close: () => void }> {
  const child = fork(new URL('servers.ts', import.meta.url))
  const message = await new Promise<unknown>((resolve, reject) => {
    child.once('message', resolve)
    child.once('exit', () => reject(new Error('The servers ended before they listened.')))
  })
  return { ...placesSchema.parse(message), close: () => child.disconnect() }
}
