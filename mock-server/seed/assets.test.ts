import { existsSync, readdirSync, statSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { makeCampaigns } from './campaigns'
import { makeMasjid } from './masjid'

const now = new Date('2026-03-14T08:15:00+07:00')
const ASSETS = 'http://contoh/assets'
const asset = (path: string) => new URL(`../assets/${path}`, import.meta.url)
const campaigns = makeCampaigns(now, ASSETS)

describe('flyers', () => {
  it('are light enough for a phone', () => {
    for (const { flyer } of [...campaigns, ...makeMasjid(now)]) {
      expect(statSync(asset(`flyers/${flyer}`)).size, flyer).toBeLessThanOrEqual(45_000)
    }
  })

  it('exist for every picture in a text', () => {
    const named = campaigns.flatMap(({ tentang }) =>
      [...tentang.matchAll(new RegExp(`${ASSETS}/(flyers/[^"]+)`, 'g'))].map(([, file]) => file),
    )
    expect(named.length).toBeGreaterThan(10)
    for (const file of named) expect(existsSync(asset(file ?? '')), file).toBe(true)
  })

  it('are each used: 18 of campaigns, 12 of mosques', () => {
    const used = new Set([...campaigns, ...makeMasjid(now)].map(({ flyer }) => flyer))
    expect([...used].sort()).toEqual(readdirSync(asset('flyers')).sort())
    expect(used.size).toBe(30)
  })
})
