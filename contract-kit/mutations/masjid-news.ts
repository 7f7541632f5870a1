import { reads, status } from './changes'
import { htmlPage } from './refusals'
import { is } from './values'
import { of } from './mutation'

/** A mosque's profile and events, and the news: operations that a backend may lack. */
export const masjidNewsMutations = [
  ...of('mosque/get_profile', {
    'an unknown slug is a page → content-type header content-type': htmlPage(404, 404),
    'an unknown slug is 500 → unknown status': status(404, 500),
    'minutes as a text → schema /data/iqamah/subuh': is('15'),
    'the NMID has spaces → schema /data/qris/nmid': is('ID10 2030 4050 607'),
    'the NMID is that of a terminal → schema /data/qris/nmid': is('A01'),
    'the merchant has no name → schema /data/qris/nama_merchant': is(''),
    'the merchant’s name is HTML → text /data/qris/nama_merchant': is('MASJID AL HIKMAH &amp; TPQ'),
  }),
  ...of('mosque/get_events', {
    'dari is not heeded → same /data': reads('dari', () => '2020-01-01'),
    'sampai is not heeded → same /data': reads('sampai', () => '2099-12-31'),
  }),
  ...of('news/get_list', {
    'page is not heeded → same /data/page': reads('page', () => null),
    'beyond the last page is the first → empty /data/daftar': reads('page', (value) =>
      Number(value) > 1 ? '1' : value,
    ),
    'search is not heeded → empty /data/daftar': reads('search', () => null),
  }),
  ...of('news/get_detail', { 'another article → same /data/slug': is('artikel-lain') }),
]
