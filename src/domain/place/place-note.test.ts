import { afterEach, expect, it, vi } from 'vitest'
import { placeNote } from './place-note'
import { deviceZone, WIB, WIT, WITA, type Zone } from './zone'

afterEach(() => {
  vi.unstubAllEnvs()
})

const now = Date.parse('2026-11-25T12:00:00+07:00')
const HOUR_MS = 3_600_000
const fix = { position: { latitude: -6.2, longitude: 106.8 }, accuracy: 20, at: now }

it.each<[string, Zone | null, string | null]>([
  ['Asia/Jakarta', WIB, null],
  ['Asia/Pontianak', WIB, null],
  ['Asia/Makassar', WITA, null],
  ['Asia/Singapore', WITA, null],
  ['Asia/Jayapura', WIT, null],
  ['Asia/Makassar', WIB, 'Zona waktu perangkat Anda berbeda'],
  ['Asia/Jakarta', WIT, 'Zona waktu perangkat Anda berbeda'],
  ['Asia/Kolkata', WIB, 'Zona waktu perangkat Anda berbeda'],
  ['America/New_York', WIB, 'Zona waktu perangkat Anda berbeda'],
  ['America/New_York', null, null],
  ['America/New_York', deviceZone, null],
])('on a phone in %s, beside a city in %o, says %s', (device, zone, note) => {
  vi.stubEnv('TZ', device)
  expect(placeNote(fix, zone, now)).toBe(note)
  // A chosen city stays chosen, but its clock isn't the phone's.
  expect(placeNote(null, zone, now)).toBe(note)
})

it.each([
  [0, 20, null],
  [24 * HOUR_MS, 20, null],
  [24 * HOUR_MS + 1, 20, 'Lokasi lebih dari sehari lalu'],
  // The phone's clock was set back.
  [-HOUR_MS, 20, null],
  // Stored before the moment was.
  [now, 0, 'Lokasi lebih dari sehari lalu'],
  [0, 25_000, null],
  [0, 50_000, 'Lokasi kurang akurat'],
  [48 * HOUR_MS, 50_000, 'Lokasi lebih dari sehari lalu · Lokasi kurang akurat'],
])('%i ms after a fix of ±%i m says %s', (age, accuracy, note) => {
  vi.stubEnv('TZ', 'Asia/Jakarta')
  expect(placeNote({ ...fix, at: now - age, accuracy }, WIB, now)).toBe(note)
})
