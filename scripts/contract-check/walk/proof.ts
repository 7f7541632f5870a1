import type { FormFields } from '../client'
import { textAt } from '../json'
import { codeOf, donationForm } from './donation-form'
import { NOWHERE, type Visit } from './visit'

const NAME = 'transaction/upload_proof'

/** One white pixel. */
const JPEG = Buffer.from(
  [
    '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAP//////////////////////////////////////////////////////////////',
    '////////////////////////2wBDAf//////////////////////////////////////////////////////////////////',
    '////////////////////wAARCAABAAEDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAP/xAAUEAEAAAAAAAAAAAAA',
    'AAAAAAAA/8QAFAEBAAAAAAAAAAAAAAAAAAAAAP/EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhEDEQA/AKAA/9k=',
  ].join(''),
  'base64',
)

const picture = () => new File([JPEG], 'bukti.jpg', { type: 'image/jpeg' })
const page = () => new File(['<!doctype html>'], 'bukti.jpg', { type: 'image/jpeg' })

const proofForm = (code: string, proof: File): FormFields => [
  ['codeDonate', code],
  ['bukti', proof],
]

/** Proofs of manual transfers. */
export const proofSteps = {
  [NAME]: async (visit: Visit) => {
    const { run } = visit
    if (!run.mayWrite(NAME, 'sends a proof of a transfer')) return
    const manual = (await visit.methods()).find((one) => textAt(one, 'type') === 'Manual')
    const form = manual === undefined ? null : await donationForm(visit, manual)
    const code = form && codeOf(await run.call('transaction/storeDonate', { form }))
    if (code == null) {
      run.skip(NAME, 'needs a donation by a method of the type Manual')
      return
    }
    const { exchange } = await run.ask(NAME, { form: proofForm(code, picture()) })
    if (run.options.stateless) return
    await run.ask(NAME, { form: proofForm(NOWHERE, picture()) }, { status: [404], as: 'unknown' })
    await run.ask(NAME, { form: proofForm(code, page()) }, { status: [422, 400] })
    const after = await run.call('transaction/getTransaction', { query: [['codeDonate', code]] })
    if (exchange.status !== 200) return
    // Anything but this word shows the donor a donation that can't be paid any more.
    const status = textAt(after, 'status')
    if (status !== 'Belum Lunas')
      run.tell(exchange, 'effect', {
        field: '/data/status',
        expected: 'must leave the donation at "Belum Lunas"',
        seen: JSON.stringify(status ?? null),
      })
  },
}
