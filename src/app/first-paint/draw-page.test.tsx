import { expect, it } from 'vitest'
import { config } from '@/api/config'
import { paymentMethodsQuery } from '@/domain/donation/donation-queries'
import { programQuery } from '@/domain/program/program-queries'
import { surahListQuery } from '@/domain/quran/surah-queries'
import { userQuery } from '@/domain/account/user-queries'
import { surahListUrl } from '@/domain/quran/surah'
import { firstCallsOf } from './draw-page'

const firstPicture = { look: 'small' } as const

it('states the calls by GET, and the picture with the first', () => {
  const firstQueries = () => [programQuery('campaign', ':slug'), paymentMethodsQuery(), userQuery()]
  expect(firstCallsOf({ firstQueries, firstPicture }, {}, '/')).toEqual([
    {
      key: `get_campaign_by_slug ${config.apiUrl}/campaign?slug=%3Aslug`,
      url: `${config.apiUrl}/campaign?slug=%3Aslug`,
      headers: { key: config.apiKey, kode: 'get_campaign_by_slug' },
      credentials: 'omit',
      picture: { url: `${config.assetUrl}/flyers/*`, field: 'flyer', look: 'small' },
    },
    {
      key: `get_all_payment_method ${config.apiUrl}/asset`,
      url: `${config.apiUrl}/asset`,
      headers: { key: config.apiKey, kode: 'get_all_payment_method' },
      credentials: 'omit',
    },
  ])
})

it('sends no key to the service of others', () => {
  expect(firstCallsOf({ firstQueries: () => [surahListQuery()] }, {}, '/')).toEqual([
    { key: ` ${surahListUrl}`, url: surahListUrl, headers: {}, credentials: 'omit' },
  ])
})

it('refuses the picture of an answer that has none', () => {
  const firstQueries = () => [paymentMethodsQuery()]
  expect(() => firstCallsOf({ firstQueries, firstPicture }, {}, '/donate')).toThrow(
    '/asset/get_all_payment_method',
  )
})

it('states nothing for a page that asks nothing', () => {
  expect(firstCallsOf({}, {}, '/news')).toEqual([])
})
