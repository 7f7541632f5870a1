import { expect, it } from 'vitest'
import { BadArguments } from '../options'
import { codeSource } from './code-source'

const asked = (otp: string | null, otpCommand: string | null = null) =>
  codeSource({ otp, otpCommand })?.('81200001111')

it.each<[string, string | null, string | null, string | undefined]>([
  ['one that is always taken', '01234', null, '01234'],
  [
    'what a command prints for the number',
    null,
    'echo "to $WHATSAPP: 0${WHATSAPP#8120000}"',
    '01111',
  ],
  ['nothing, where nothing was said', null, null, undefined],
])('gives %s', async (_what, otp, command, code) => {
  expect(await asked(otp, command)).toBe(code)
})

it.each([
  ['exit 3', '--otp-command failed: exit code 3'],
  ['echo sebab >&2; exit 4 # rahasia', '--otp-command failed: exit code 4: sebab'],
  ['echo belum', 'for WHATSAPP=81200001111 it printed "belum"'],
])('says why `%s` gives no code', async (command, message) => {
  const given = asked(null, command)
  await expect(given).rejects.toThrow(BadArguments)
  await expect(given).rejects.toThrow(message)
})
