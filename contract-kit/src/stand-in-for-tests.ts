import { type StandIn, startStandIn } from './stand-in'

let started: Promise<StandIn> | null = null

/** The stand-in of all tests in this process, begun anew. It ends with the process. */
export async function freshStandIn(): Promise<StandIn> {
  started ??= startStandIn()
  const standIn = await started
  await standIn.reset()
  return standIn
}
