import { exec } from 'node:child_process'
import { promisify } from 'node:util'
import type { Arguments } from './args'
import { BadArguments } from './options'
import type { RunOptions } from './run'

/** A log may be slow to get at, and the code on its way to it. */
const TIMEOUT_MS = 30_000

/**
 * Where the one-time codes come from: the test system's own for every number, or a command that prints the last one.
 * @returns undefined where nothing was said; a source throws BadArguments when its command fails or prints no code
 */
export function codeSource({
  otp,
  otpCommand,
}: Pick<Arguments, 'otp' | 'otpCommand'>): RunOptions['codeOf'] {
  if (otp !== null) return () => otp
  if (otpCommand === null) return undefined
  return async (phone) => {
    const env = { ...process.env, WHATSAPP: phone }
    const { stdout } = await promisify(exec)(otpCommand, { env, timeout: TIMEOUT_MS }).catch(
      (error: unknown) => {
        const why = error instanceof Error ? error.message.trim() : String(error)
        throw new BadArguments(`--otp-command: ${why}`)
      },
    )
    const code = /(?<!\d)\d{5}(?!\d)/.exec(stdout)?.[0]
    if (code === undefined)
      throw new BadArguments(
        `--otp-command must print a code of five digits; for WHATSAPP=${phone} it printed "${stdout.trim().slice(0, 100)}"`,
      )
    return code
  }
}
