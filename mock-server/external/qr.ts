import { donationQris } from '../seed/qris'
import { qrPicture } from '../seed/qr-picture'
import type { Donation } from '../state/donations'
import type { State } from '../state/state'
import type { Mode } from '../wire/prism-cli'
import type { Reply } from '../wire/http'
import { notFound, pictureHeaders } from './assets'

// The examples of the contract name codes that no state knows; their amount stands there too.
const EXAMPLE_NOMINAL = 50_000

/** Drawn once for each donation, as a backend draws them when they are made: it takes a tenth of a second. */
const drawn = new WeakMap<Donation, Promise<Buffer>>()

/** The QR picture of a donation that is paid by QRIS. In static mode any code has one. */
export async function qrReply(code: string, state: State, mode: Mode): Promise<Reply> {
  const donation = state.donations.get(code)
  const nominal = mode === 'static' ? EXAMPLE_NOMINAL : donation?.nominal
  if (nominal === undefined || (donation && donation.method.type !== 'QRIS')) return notFound
  const picture = (donation && drawn.get(donation)) ?? qrPicture(donationQris(nominal, code))
  if (donation) drawn.set(donation, picture)
  return {
    status: 200,
    headers: {
      ...pictureHeaders,
      'content-type': 'image/png',
      'cache-control': 'private, max-age=3600',
    },
    body: await picture,
  }
}
