import { existsSync, readdirSync, statSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { makeCampaigns } from './campaigns'
import { makeDisbursements } from './disbursements'
import { makeMasjid } from './masjid'
import { profileOf } from './masjid-profiles'
import { makeUpdates } from './updates'

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

describe('photos', () => {
  const galleries = makeMasjid(now).map((masjid) => ({
    building: masjid.flyer.replace('.webp', ''),
    pictures: profileOf(masjid, ASSETS).foto,
  }))
  const proofs = [...makeDisbursements(now, ASSETS).values()].flatMap(({ daftar }) =>
    daftar.flatMap(({ bukti }) => bukti.filter(({ jenis }) => jenis === 'gambar')),
  )
  const named = [
    ...galleries.flatMap(({ pictures }) => pictures),
    ...proofs.map(({ url }) => url),
    ...[...makeUpdates(now, ASSETS).values()].flat().flatMap(({ gambar }) => gambar),
  ].map((url) => url.replace(`${ASSETS}/`, ''))

  it('exist, are each used, and are light enough for a phone', () => {
    for (const file of named) expect(existsSync(asset(file)), file).toBe(true)
    const used = new Set(named.filter((file) => file.startsWith('photos/')))
    const files = readdirSync(asset('photos')).map((file) => `photos/${file}`)
    expect([...used].sort()).toEqual(files.sort())
    for (const file of files) expect(statSync(asset(file)).size, file).toBeLessThanOrEqual(16_000)
  })

  it('of a mosque are of one building, each another view', () => {
    for (const { building, pictures } of galleries) {
      for (const picture of pictures)
        expect(picture).toMatch(new RegExp(`/${building}(-[a-z]+)?\\.webp$`))
      expect(new Set(pictures).size).toBe(pictures.length)
    }
  })
})
