/** Ends a whole run: the next program would fare no better. */
export class StoppingError extends Error {
  override readonly name = 'StoppingError'
}
