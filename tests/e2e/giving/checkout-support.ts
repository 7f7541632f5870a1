import jsqr from 'jsqr'
import { PNG } from 'pngjs'
import { DEVELOPMENT_KEY } from '../../../mock-server/start.ts'
import type { StandInControl } from '../support/stand-in.ts'

/** One channel of each type, as the stand-in seeds them. */
const channels = {
  QRIS: 'QRIS',
  'E-wallet': 'GOPAY',
  Manual: 'BSI',
  VA: 'BNIVA',
} as const

interface Gift {
  type: keyof typeof channels
  price?: number
  programId?: string
  /** Which zakat, to a program for it. */
  zakat?: string
}

/** Gives without the donate page, which has tests of its own. @returns the donation's code */
export async function give(
  standIn: StandInControl,
  { type, price = 50_000, programId = 'ID-1', zakat }: Gift,
): Promise<string> {
  const form = new FormData()
  const fields = {
    price,
    donorName: 'Siti Rahmawati',
    donorPhone: '81234567890',
    donorPray: 'Semoga berkah.',
    codePayment: channels[type],
    typePayment: type,
    programId,
    programType: programId.startsWith('KM-') ? 'kencleng-masjid' : 'infaq',
    ...(zakat !== undefined && { zakat_jenis: zakat }),
  }
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value))
  const answer = await fetch(`${standIn.url}/transaction`, {
    method: 'POST',
    headers: { key: DEVELOPMENT_KEY, kode: 'storeDonate' },
    body: form,
  })
  const text = await answer.text()
  const code = /\/donation\/([\w-]+)\/checkout/.exec(text)?.[1]
  if (code === undefined) throw new Error(`storeDonate answered ${answer.status}: ${text}`)
  return code
}

/** What a scanner reads from a PNG, or null. */
export function scan(png: Buffer): string | null {
  const { data, width, height } = PNG.sync.read(png)
  return jsqr(new Uint8ClampedArray(data), width, height)?.data ?? null
}
