import { type ControllerHandlers, fail, ok, signedIn } from './types'

/** `AISYAH90`: the first name and the number's end, as people can say it aloud. */
function referralCode(nama: string, whatsapp: string): string {
  const name =
    nama
      .normalize('NFD')
      .replace(/[^a-z ]/gi, '')
      .trim()
      .split(' ')[0] || 'DONATUR'
  return `${name.toUpperCase()}${whatsapp.slice(-3)}`
}

export const fundraiserHandlers: ControllerHandlers<'fundraiser'> = {
  '/fundraiser/get_user': (call) => {
    const { kodeRef } = signedIn(call)
    return kodeRef
      ? ok({ kode_ref: kodeRef }, 'Berhasil mengambil data fundraiser.')
      : ok(null, 'Belum terdaftar sebagai fundraiser.')
  },

  '/fundraiser/register': (call) => {
    const account = signedIn(call)
    if (account.kodeRef) return fail(409, 'Kamu sudah terdaftar sebagai fundraiser.')
    account.kodeRef = referralCode(account.user.nama, account.user.whatsapp)
    return ok(null, 'Pendaftaran fundraiser berhasil.')
  },
}
