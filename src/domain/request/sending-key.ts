import { digest } from '@/domain/account/account-mark'

/** 32 random hexadecimal digits. Not `randomUUID`, which a page without TLS lacks. */
export const randomSeed = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')

/**
 * The key (`kunci`) of what is to be sent: 34 to 44 signs.
 * @param seed of the intention, see {@link randomSeed}
 * @param content all that makes it something else
 */
export const keyOf = (seed: string, content: readonly (string | number)[]): string =>
  `${seed}-${digest(JSON.stringify(content))}`
