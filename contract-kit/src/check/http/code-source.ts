import { exec } from 'node:child_process'
import { promisify } from 'node:util'
import type { Arguments } from '../args'
import { membersOf, shown } from './json'
import { BadArguments } from '../options'
import type { RunOptions } from '../run'
import { hidden } from '../secrets'

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
        // The command itself, which the error's message begins with, may hold a password.
        const { code, stderr }: Record<string, unknown> = { ...membersOf(error) }
        const said = typeof stderr === 'string' ? stderr.trim() : ''
        const why =
          typeof code === 'number' ? `exit code ${code}` : `not done in ${TIMEOUT_MS / 1000} s`
        throw new BadArguments(
          `--otp-command failed: ${why}${said === '' ? '' : `: ${hidden(said)}`}`,
        )
      },
    )
    const code = /(?<!\d)\d{5}(?!\d)/.exec(stdout)?.[0]
    if (code === undefined)
      throw new BadArguments(
        `--otp-command must print a code of five digits; for WHATSAPP=${phone} it printed ${shown(stdout.trim())}`,
      )
    return code
  }
}
