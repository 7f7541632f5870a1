import { describe, expect, it } from 'vitest'
import { makeCampaigns } from './campaigns'
import { after, DAY_MS, endOfWibDay, wib } from './clock'
import { makeDonations } from './donations'
import { makeMasjid } from './masjid'
import { masjidPlaces } from './masjid-places'

const now = new Date('2026-03-14T08:15:00+07:00')
const campaigns = makeCampaigns(now)
const masjid = makeMasjid(now)
const donations = makeDonations(campaigns, masjid, now)

it('writes WIB whatever the zone, and ends a day at its last second', () => {
  expect(wib(new Date('2026-12-31T17:00:00Z'))).toBe('2027-01-01 00:00:00')
  expect(wib(endOfWibDay(new Date('2026-03-13T18:30:00Z'), 0))).toBe('2026-03-14 23:59:59')
  expect(wib(endOfWibDay(new Date('2026-03-13T16:30:00Z'), -1))).toBe('2026-03-12 23:59:59')
})

it('a program has a deadline exactly where it says so', () => {
  for (const { all_time, batas_tanggal } of [...campaigns, ...masjid]) {
    expect(batas_tanggal === null).toBe(all_time === 'Y')
  }
})

it('mosques lie in the longitudes of their zone, in Indonesia', () => {
  const span = { WIB: [95, 115], WITA: [114, 125.5], WIT: [125.5, 141.1] } as const
  for (const { at, zone, name } of masjidPlaces) {
    if (at === null) continue
    expect(at[0], name).toBeGreaterThan(-11)
    expect(at[0], name).toBeLessThan(6.1)
    expect(at[1], name).toBeGreaterThan(span[zone][0])
    expect(at[1], name).toBeLessThan(span[zone][1])
  }
})

it('programs have unique slugs', () => {
  const slugs = [...campaigns, ...masjid].map(({ slug }) => slug)
  expect(new Set(slugs).size).toBe(slugs.length)
  for (const slug of slugs) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
})

describe('donations', () => {
  it('are the same at every start and move with the clock', () => {
    expect(makeDonations(campaigns, masjid, now)).toEqual(donations)
    const later = after(now, 10 * DAY_MS)
    const moved = makeDonations(makeCampaigns(later), makeMasjid(later), later)
    for (const [programId, { transactions }] of moved) {
      expect(transactions.map(({ nominal }) => nominal)).toEqual(
        donations.get(programId)?.transactions.map(({ nominal }) => nominal),
      )
    }
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
        expect(date < wib(now)).toBe(true)
        expect(date > (created.get(programId) ?? '')).toBe(true)
      }
    }
  })
})
