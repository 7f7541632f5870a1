import { refuses } from './refusals'

/** Cuts texts as a column does that is too short. */
export const cut = (length: number) => (value: unknown) =>
  typeof value === 'string' ? value.slice(0, length) : value

/** The value of a session that the check makes up. */
export const FORGED = 'sesi-tidak-pernah-ada'

/** A user whose session has ended isn't even served as a visitor. */
export const refusesStale = refuses(
  ({ headers }) => (headers['cookie'] ?? '').includes(FORGED),
  401,
)
