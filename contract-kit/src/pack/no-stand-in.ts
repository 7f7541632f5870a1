import { BadArguments, NO_TARGET } from '../check/options'

/*
 * Takes the place of ../stand-in.ts in the package: the stand-in needs Prism, and a backend team has a backend.
 */

/** @throws BadArguments always: there is only a backend to check */
export function startStandIn(): never {
  throw new BadArguments(NO_TARGET)
}
