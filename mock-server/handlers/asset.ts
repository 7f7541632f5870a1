import { type ControllerHandlers, ok } from './types'

export const assetHandlers: ControllerHandlers<'asset'> = {
  '/asset/get_capabilities': ({ state }) => ok(state.offer.listed, 'Berhasil mengambil kemampuan.'),
  '/asset/get_legality': ({ state }) => ok(state.seed.legality, 'Berhasil mengambil legalitas.'),
  '/asset/get_all_payment_method': ({ state }) =>
    ok(state.seed.paymentMethods, 'Berhasil mengambil metode pembayaran.'),
}
