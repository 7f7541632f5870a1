import type { components } from '../../src/api/generated/backend'
import { statusOf } from '../state/donations'
import { fail, type Handlers, ok } from './types'

type Ticket = components['schemas']['Ticket']

const CORRECTION = 'Permintaan koreksi diterima.'
const REPORT = 'Laporan diterima.'

const isEmpty = (text = '') => text.trim() === ''

/** What somebody asks the organisation to look at: nothing that others see changes by it. */
export const requestHandlers: Pick<
  Handlers,
  '/transaction/request_correction' | '/campaign/report'
> = {
  '/transaction/request_correction': ({ form, state }) => {
    const made = state.requests.withKey(form.kunci)
    if (made !== undefined) return ok<Ticket>({ nomor: made }, CORRECTION)
    const donation = state.donations.get(form.codeDonate)
    if (!donation) return fail(404, 'Donasi tidak ditemukan.')
    if (!['Lunas', 'Belum Lunas'].includes(statusOf(donation, state.now())))
      return fail(422, 'Donasi ini tidak jadi dibayar, jadi tidak ada yang perlu dikoreksi.')
    if (form.jenis === 'nominal' && form.nominal === undefined)
      return fail(422, 'Tulis nominal yang Anda maksud.')
    if (['program', 'lainnya'].includes(form.jenis) && isEmpty(form.keterangan))
      return fail(422, 'Tulis apa yang perlu dikoreksi.')
    return ok<Ticket>({ nomor: state.requests.add('KOR', form, form.kunci) }, CORRECTION)
  },

  '/campaign/report': ({ form, state }) => {
    const made = state.requests.withKey(form.kunci)
    if (made !== undefined) return ok<Ticket>({ nomor: made }, REPORT)
    if (!state.programs.byId(form.programId)) return fail(404, 'Program tidak ditemukan.')
    if (form.alasan === 'lainnya' && isEmpty(form.keterangan))
      return fail(422, 'Tulis apa yang ingin Anda laporkan.')
    return ok<Ticket>({ nomor: state.requests.add('LAP', form, form.kunci) }, REPORT)
  },
}
