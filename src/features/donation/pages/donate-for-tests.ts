import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, vi } from 'vitest'
import { address, fill, press } from '@/app/screen-for-tests'

export const campaign = '/campaign/renovasi-atap-masjid-al-ikhlas'
export const kencleng = '/kencleng-masjid/masjid-raya-al-hidayah'

/** The labels of the form's fields. */
export const AMOUNT = 'Nominal lainnya'
export const NAME = 'Nama lengkap'
export const PHONE = 'Nomor WhatsApp'
export const EMAIL = 'Email (opsional)'
export const PRAYER = 'Tulis doa (opsional)'

/** The button that opens the sheet of methods. */
export const CHOOSE = /Pilih metode pembayaran|Ganti/

export async function chooseMethod(name: RegExp) {
  await press(CHOOSE)
  // A method that was chosen before is named by the button outside too.
  const sheet = within(await screen.findByRole('dialog'))
  fireEvent.click(await sheet.findByRole('button', { name }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}

/** Fills in what has to be filled in: Rp 50.000 by QRIS, from Siti. */
export async function fillGift() {
  await fill(AMOUNT, '50000')
  await fill(NAME, 'Siti Rahmawati')
  await fill(PHONE, '81298765432')
  await chooseMethod(/^QRIS/)
}

/** @returns the donation's code, when its payment is on screen */
export async function pay() {
  await press('Bayar Sekarang')
  await waitFor(() => expect(address()).toMatch(/^\/donation\/[^/]+\/checkout$/))
  return address().split('/')[2] ?? ''
}

/** From now on no answer tells the backend's time. */
export function withoutServerTime() {
  const { fetch } = globalThis
  vi.stubGlobal('fetch', async (...call: Parameters<typeof fetch>) => {
    const answer = await fetch(...call)
    // Scripts may not read it without `Access-Control-Expose-Headers`.
    vi.spyOn(answer.headers, 'get').mockImplementation((name) =>
      name === 'date' ? null : Headers.prototype.get.call(answer.headers, name),
    )
    return answer
  })
}
