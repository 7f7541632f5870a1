import { z } from 'zod'
import { DEVELOPMENT_KEY } from '../../../mock-server/start'
import { paths } from '../../../src/lib/address/paths'
import type { StandInControl } from '../../../tests/e2e/support/stand-in'

const envelope = z.object({ data: z.unknown() })

/** One call of the stand-in, as the client would make it. */
async function call(standIn: StandInControl, controller: string, kode: string, form?: FormData) {
  const answer = await fetch(`${standIn.url}/${controller}`, {
    method: form ? 'POST' : 'GET',
    headers: { key: DEVELOPMENT_KEY, kode: kode.replace(/\?.*/, '') },
    ...(form ? { body: form } : {}),
  })
  return envelope.parse(await answer.json()).data
}

/** A collection box of the seed. */
export async function kencleng(standIn: StandInControl) {
  const list = z
    .array(z.object({ slug: z.string() }))
    .parse(await call(standIn, 'mosque?search=', 'get_campaign'))
  return { kind: 'kencleng', slug: list[0]?.slug ?? '' } as const
}

/** Gives through the wire. @returns the donation's code */
export async function give(standIn: StandInControl, type: string, code: string): Promise<string> {
  const form = new FormData()
  const fields = {
    price: '100000',
    donorName: 'Siti Rahmawati',
    donorPhone: '81298765432',
    donorEmail: '',
    donorPray: 'Semoga atapnya segera selesai dan jamaahnya semakin ramai. Aamiin.',
    codePayment: code,
    typePayment: type,
    programId: 'ID-1',
    programType: 'infaq',
  }
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  const data = z
    .object({ redirect_url: z.string() })
    .parse(await call(standIn, 'transaction', 'storeDonate', form))
  return data.redirect_url.split('/')[2] ?? ''
}

export const checkout = (type: string, code: string) => async (standIn: StandInControl) =>
  paths.checkout(await give(standIn, type, code))
