import { describe, expect, it } from 'vitest'
import { makeCampaigns } from './campaigns'
import { after, DAY_MS, endOfWibDay, wib } from './clock'
import { doaTexts } from './doa-texts'
import { collected, makeDonations } from './donations'
import { makeMasjid } from './masjid'
import { masjidPlaces } from './masjid-places'
import { makePaymentMethods, manualAccounts } from './payment-methods'
import { makeAccounts } from './users'

const now = new Date('2026-03-14T08:15:00+07:00')
const campaigns = makeCampaigns(now)
const masjid = makeMasjid(now)
const donations = makeDonations(campaigns, masjid, now)
const WIB_DATE = /^\d{4}-(0\d|1[0-2])-([0-2]\d|3[01]) ([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/

const of = (programId: string) => {
  const found = donations.get(programId)
  if (found === undefined) throw new Error(`no donations of ${programId}`)
  return found
}
const bySlug = (slug: string) => {
  const found = campaigns.find((campaign) => campaign.slug === slug)
  if (found === undefined) throw new Error(`no campaign ${slug}`)
  return found
}

describe('clock', () => {
  it('writes WIB whatever the zone', () => {
    expect(wib(new Date('2026-12-31T17:00:00Z'))).toBe('2027-01-01 00:00:00')
  })

  it('ends a day at its last WIB second', () => {
    expect(wib(endOfWibDay(new Date('2026-03-13T18:30:00Z'), 0))).toBe('2026-03-14 23:59:59')
    expect(wib(endOfWibDay(new Date('2026-03-13T16:30:00Z'), -1))).toBe('2026-03-12 23:59:59')
  })
})

describe('campaigns', () => {
  it('covers the cases a list has to show', () => {
    expect(campaigns.length).toBeGreaterThanOrEqual(14)
    const ended = campaigns.filter(
      ({ batas_tanggal }) => batas_tanggal !== null && batas_tanggal < wib(now),
    )
    expect(ended.map(({ slug }) => slug)).toEqual([
      'buka-puasa-seribu-porsi',
      'jumat-berkah-nasi-kotak',
    ])
    expect(campaigns.some(({ target }) => target === null)).toBe(true)
    expect(campaigns.some(({ target }) => target === 0)).toBe(true)
    expect(campaigns.some(({ header }) => header.length >= 100)).toBe(true)
    const karpet = bySlug('karpet-baru-masjid-baiturrahim')
    expect(collected(of(karpet.program_id))).toBeGreaterThan(karpet.target ?? 0)
  })

  it('has a deadline exactly where it says so', () => {
    for (const { all_time, batas_tanggal } of [...campaigns, ...masjid]) {
      expect(batas_tanggal === null).toBe(all_time === 'Y')
    }
  })

  it('has texts longer in full, with hostile HTML to prove sanitising', () => {
    for (const { deskripsi, tentang } of campaigns) {
      expect(deskripsi).toContain('<p>')
      expect(tentang).toContain('<h2>')
      expect(tentang.length).toBeGreaterThan(300)
    }
    const hostile = bySlug('dapur-umum-banjir-masjid-an-nur')
    for (const danger of ['<script', 'onerror=', 'href="javascript:']) {
      expect(hostile.deskripsi).toContain(danger)
    }
  })
})

describe('mosques', () => {
  it('are 40, over the three time zones, two without coordinates', () => {
    const count = (zone: string) => masjidPlaces.filter((place) => place.zone === zone).length
    expect(masjid).toHaveLength(40)
    expect(count('WIB')).toBeGreaterThanOrEqual(22)
    expect(count('WITA')).toBeGreaterThanOrEqual(11)
    expect(count('WIT')).toBeGreaterThanOrEqual(6)
    expect(
      masjid.filter(({ latitude, longitude }) => latitude === null && longitude === null),
    ).toHaveLength(2)
  })

  it('lie in the longitudes of their zone, in Indonesia', () => {
    const span = { WIB: [95, 115], WITA: [114, 125.5], WIT: [125.5, 141.1] } as const
    for (const { at, zone, name } of masjidPlaces) {
      if (at === null) continue
      expect(at[0], name).toBeGreaterThan(-11)
      expect(at[0], name).toBeLessThan(6.1)
      expect(at[1], name).toBeGreaterThan(span[zone][0])
      expect(at[1], name).toBeLessThan(span[zone][1])
    }
  })
})

describe('programs', () => {
  it('have unique slugs and ids', () => {
    const slugs = [...campaigns, ...masjid].map(({ slug }) => slug)
    expect(new Set(slugs).size).toBe(slugs.length)
    for (const slug of slugs) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  })

  it('write their dates as the backend does, in the past where they must be', () => {
    for (const { created_date, batas_tanggal } of [...campaigns, ...masjid]) {
      expect(created_date).toMatch(WIB_DATE)
      expect(created_date < wib(now)).toBe(true)
      if (batas_tanggal !== null) expect(batas_tanggal).toMatch(WIB_DATE)
    }
  })
})

describe('donations', () => {
  it('are the same at every start and move with the clock', () => {
    expect(makeDonations(campaigns, masjid, now)).toEqual(donations)
    const later = after(now, 10 * DAY_MS)
    const moved = makeDonations(makeCampaigns(later), makeMasjid(later), later)
    for (const [programId, { transactions }] of moved) {
      expect(transactions.map(({ nominal }) => nominal)).toEqual(
        of(programId).transactions.map(({ nominal }) => nominal),
      )
    }
  })

  it('give enough to scroll, two programs without any and one with a single one', () => {
    const counts = [...donations.values()].map(({ transactions }) => transactions.length)
    expect(counts.filter((count) => count === 0)).toHaveLength(2)
    expect(counts.filter((count) => count === 1)).toHaveLength(1)
    expect(counts.filter((count) => count >= 30).length).toBeGreaterThanOrEqual(10)
    expect(
      [...donations.values()].filter(({ doas }) => doas.length >= 25).length,
    ).toBeGreaterThanOrEqual(5)
    expect(of('ID-15').transactions.length).toBeGreaterThan(0)
    expect(of('ID-15').doas).toEqual([])
  })

  it('lie between the creation of their program and now, newest first', () => {
    const created = new Map([
      ...campaigns.map(({ program_id, created_date }) => [program_id, created_date] as const),
      ...masjid.map(({ id, created_date }) => [`KM-${id}`, created_date] as const),
    ])
    for (const [programId, { transactions }] of donations) {
      const dates = transactions.map(({ tgl_bayar }) => tgl_bayar)
      expect(dates).toEqual([...dates].sort().reverse())
      for (const date of dates) {
        expect(date).toMatch(WIB_DATE)
        expect(date < wib(now)).toBe(true)
        expect(date > (created.get(programId) ?? '')).toBe(true)
      }
    }
  })

  it('add up to what a program should have collected, in rows of at least 1.000 rupiah', () => {
    // What is missing is less than the thousand that it is rounded to.
    expect(Math.ceil(collected(of('ID-1')) / 1_000)).toBe(187_450)
    for (const program of donations.values()) {
      for (const { nominal } of program.transactions) expect(nominal).toBeGreaterThanOrEqual(1_000)
    }
  })

  it('carry every prayer that is listed, once, with ids of its own', () => {
    const ids = [...donations.values()].flatMap(({ doas }) => doas.map(({ id }) => id))
    expect(new Set(ids).size).toBe(ids.length)
    for (const { transactions, doas } of donations.values()) {
      expect(doas.map(({ doa }) => doa)).toEqual(
        transactions.flatMap(({ doa }) => (doa === null ? [] : [doa])),
      )
      expect(new Set(doas.map(({ doa }) => doa)).size).toBe(doas.length)
    }
  })
})

describe('prayers', () => {
  it('are many, distinct, short and long', () => {
    expect(doaTexts.length).toBeGreaterThanOrEqual(40)
    expect(new Set(doaTexts).size).toBe(doaTexts.length)
    expect(doaTexts.some((text) => text.split('\n').length >= 8)).toBe(true)
    expect(doaTexts.some((text) => /\p{Extended_Pictographic}/u.test(text))).toBe(true)
  })
})

describe('payment methods', () => {
  it('cover the four types', () => {
    const methods = makePaymentMethods('http://contoh/assets')
    expect(new Set(methods.map(({ type }) => type))).toEqual(
      new Set(['QRIS', 'E-wallet', 'Manual', 'VA']),
    )
    for (const { code, type, image } of methods) {
      expect(image).toBe(`http://contoh/assets/payments/${code}.svg`)
      if (type === 'Manual') expect(manualAccounts[code]).toMatch(/^\d{10,13}$/)
    }
  })
})

describe('accounts', () => {
  it('have one complete, one nearly empty, one fundraiser', () => {
    const [complete, empty, fundraiser] = makeAccounts(now)
    expect(Object.values(complete?.user ?? {})).not.toContain(null)
    expect(Object.values(empty?.user ?? {}).filter((value) => value === null)).toHaveLength(6)
    expect(fundraiser?.kode_ref).toMatch(/^[A-Z0-9]+$/)
    for (const { user, password } of makeAccounts(now)) {
      expect(user.whatsapp).toMatch(/^8\d{8,11}$/)
      expect(password.length).toBeGreaterThanOrEqual(8)
    }
  })
})
