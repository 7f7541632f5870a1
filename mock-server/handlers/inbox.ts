import { type ControllerHandlers, fail, ok, signedIn } from './types'

const PAGE_SIZE = 10

/** What the organisation writes to an account, and where it may push. */
export const inboxHandlers: Pick<
  ControllerHandlers<'user'>,
  '/user/get_inbox' | '/user/read_inbox' | '/user/store_push'
> = {
  '/user/get_inbox': (call) => {
    const all = call.state.inbox.of(signedIn(call))
    const { page = 1 } = call.query
    const daftar = all.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)
    return ok(
      { daftar, page, pages: Math.ceil(all.length / PAGE_SIZE) },
      daftar.length > 0 ? 'Berhasil mengambil pesan.' : 'Belum ada pesan.',
    )
  },

  '/user/read_inbox': (call) => {
    call.state.inbox.read(signedIn(call), call.form.ids.split(','))
    return ok(null, 'Pesan ditandai sudah dibaca.')
  },

  '/user/store_push': (call) => {
    const { form, session, state } = call
    const account = signedIn(call)
    const { endpoint, p256dh, auth } = form
    if (p256dh !== undefined && auth !== undefined)
      state.push.store({ endpoint, keys: { p256dh, auth }, session })
    else if (p256dh === undefined && auth === undefined)
      state.push.remove(endpoint, (one) => state.accounts.bySession(one) === account)
    else return fail(422, 'Kunci pemberitahuan tidak lengkap.')
    return ok(null, 'Pemberitahuan diatur.')
  },
}
