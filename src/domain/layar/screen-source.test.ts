import { expect, it } from 'vitest'
import { config } from '@/api/config'
import { rememberHijri } from '@/domain/prayer-times/hijri'
import { memoryStore } from '@/lib/storage/memory-store-for-tests'
import { writeStored } from '@/lib/storage/storage'
import { keptHijri, keptScreen } from './screen-source'

const store = memoryStore(new Map())
const slug = 'masjid-raya-al-hidayah'
const masjid = [{ id: '1', slug, title: 'Masjid Raya Al-Hidayah' }]

it.each([
  [{ hijri_adjustment: 2 }, 2],
  [{ hijri_adjustment: 0 }, 0],
  [{ hijri_adjustment: 4 }, config.hijriAdjustment],
  [{ hijri_adjustment: '1' }, config.hijriAdjustment],
  [{}, config.hijriAdjustment],
  [undefined, config.hijriAdjustment],
])('moves the Hijri date as the operator says: %j', (settings, days) => {
  writeStored(store, 'jm-layar', { slug, masjid, events: [], settings })
  expect(keptScreen(slug, store)?.hijriAdjustment).toBe(days)
})

it('goes on counting from the Hijri day that was told last', () => {
  expect(keptHijri(store)).toBeNull()
  rememberHijri('2026-11-27', -1, 'Jumat, 16 Jumadil Akhir 1448 H', store)
  expect(keptHijri(store)).toEqual({ date: '2026-11-27', day: 16 })
  rememberHijri('kemarin', -1, 'Jumat, 16 Jumadil Akhir 1448 H', store)
  expect(keptHijri(store)).toBeNull()
})
