import { asks, mentions } from './calls'
import { cutOff, headerIs, request } from './changes'
import { breaksOn, htmlPage } from './refusals'
import { asText, is } from './values'
import { of } from './mutation'

/** What belongs to a program, and the mosques. */
export const programMutations = [
  ...of('campaign/get_total_donate', {
    'the connection is cut → connection body': cutOff,
    'a huge number breaks it → hostile programId → status': breaksOn(mentions('9999999999999')),
  }),
  ...of('campaign/get_transaction_list', {
    'the day comes first → schema /data/*/tgl_bayar': is('20/11/2026 19:42'),
    'a month 13 → schema /data/*/tgl_bayar': is('2026-13-01 00:00:00'),
    'a negative number breaks it → hostile programId → status': breaksOn(asks('programId', '-1')),
  }),
  ...of('campaign/get_prayer_campaign', {
    'credentials are not allowed → cors header access-control-allow-credentials': headerIs(null),
    'nothing breaks it → hostile programId → status': breaksOn(asks('programId', '')),
  }),
  ...of('mosque/get_campaign', {
    'id_masjid is a text → schema /data/*/id_masjid': asText('/data/*/id_masjid'),
    'JSON under no content type → content-type header content-type': headerIs(null),
  }),
  ...of('mosque/get_campaign_by_slug', {
    'an unknown slug gives the first one → unknown /data': () => {
      let first: string | null = null
      return request(({ url }) => {
        const slug = url.searchParams.get('slug') ?? ''
        first ??= slug
        if (slug.startsWith('tidak')) url.searchParams.set('slug', first)
      })
    },
    'an unknown slug is a page → content-type header content-type': htmlPage(404, 404),
  }),
]
