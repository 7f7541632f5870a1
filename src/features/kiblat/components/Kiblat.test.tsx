// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Kiblat } from './Kiblat'

const jakarta = { latitude: -6.1754, longitude: 106.8272 }
const newYork = { latitude: 40.7128, longitude: -74.006 }
/** 300 m north of the Ka'bah. */
const haram = { latitude: 21.4252, longitude: 39.8262 }

const open = (position: { latitude: number; longitude: number }, accuracy = 20) =>
  render(
    <Kiblat label="Di sini" position={position} accuracy={accuracy} onChangePlace={() => {}} />,
    { wrapper: MantineProvider },
  )

/** The phone says where its top points: by the needle, not by the map. */
const turnPhone = (heading: number, safari = false, accuracy = 5) => {
  const angles = { alpha: 360 - heading, beta: 0, gamma: 0, absolute: !safari }
  const event = new Event(safari ? 'deviceorientation' : 'deviceorientationabsolute')
  Object.assign(
    event,
    angles,
    safari && { webkitCompassHeading: heading, webkitCompassAccuracy: accuracy },
  )
  act(() => {
    window.dispatchEvent(event)
    vi.advanceTimersByTime(20)
  })
}
const wait = (ms: number) => {
  act(() => {
    vi.advanceTimersByTime(ms)
  })
}
const says = (words: string | RegExp) => screen.queryAllByText(words).length > 0
const facing = () => screen.getByRole('status').textContent === 'Anda menghadap kiblat'

beforeEach(() => {
  vi.useFakeTimers({
    now: Date.parse('2026-11-25'),
    toFake: ['Date', 'setTimeout', 'clearTimeout', 'requestAnimationFrame', 'cancelAnimationFrame'],
  })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a compass that stops is none after two seconds, and one again with its next word', () => {
  open(jakarta)
  turnPhone(295)
  expect(facing()).toBe(true)
  wait(1900)
  turnPhone(295)
  wait(1950)
  expect(facing()).toBe(true)
  wait(100)
  expect(facing()).toBe(false)
  expect(says('Utara di atas, ikuti panah hijau')).toBe(true)
  expect(says(/^Kompas berhenti memberi arah/)).toBe(true)
  turnPhone(295)
  expect(facing()).toBe(true)
})

test.each([
  // The bearing is 58.5°, and the needle there points 12.6° west of north.
  ['New York', 58.5, false, newYork],
  ['New York', 71, true, newYork],
  ['Jakarta', 294.5, true, jakarta],
])('in %s, with the needle at %f°, one faces it: %s', (_, heading, right, place) => {
  for (const safari of [false, true]) {
    open(place)
    turnPhone(heading, safari)
    expect(facing()).toBe(right)
    cleanup()
  }
})

test('whoever takes another compass is told how far its needle is off', () => {
  open(newYork)
  wait(2000)
  expect(says(/menunjuk 1[23]° ke barat dari utara sebenarnya/)).toBe(true)
  cleanup()
  open(jakarta)
  wait(2000)
  expect(says(/utara sebenarnya/)).toBe(false)
})

test('no bearing where the place’s error is larger than the distance', () => {
  open(haram, 1500)
  turnPhone(180)
  expect(screen.queryByRole('img')).toBeNull()
  expect(says('180,0°')).toBe(false)
  expect(says('Belum pasti')).toBe(true)
  expect(says('300 m')).toBe(true)
  expect(facing()).toBe(false)
})

test('where the error is more than facing allows, nobody is said to face it', () => {
  open(haram, 100)
  turnPhone(176)
  expect(says('180,0°')).toBe(true)
  expect(facing()).toBe(false)
  expect(says(/^Arah dapat meleset 20°/)).toBe(true)
  cleanup()
  open(haram, 20)
  turnPhone(176)
  expect(facing()).toBe(true)
})

test.each([-1, 40])('nobody is said to face it by a compass whose error is %i', (accuracy) => {
  open(jakarta)
  turnPhone(295, true, accuracy)
  expect(facing()).toBe(false)
  expect(says('Anda menghadap kiblat')).toBe(false)
  expect(says('Arah kompas belum dapat dipastikan')).toBe(true)
  expect(says(/^Kompas perlu dikalibrasi/)).toBe(true)
  turnPhone(295, true)
  expect(facing()).toBe(true)
})

test('without a sensor the picture stands still; with one it says how to turn', () => {
  open(jakarta)
  expect(screen.getByRole('img').getAttribute('aria-label')).toMatch(
    /^Arah kiblat.*295,1° dari utara, ke Barat Laut/,
  )
  expect(says('295,1°')).toBe(true)
  expect(says('7.916,71 km')).toBe(true)
  expect(says('Utara di atas, ikuti panah hijau')).toBe(true)
  // The needle points half a degree east of north there.
  turnPhone(249.5)
  expect(says('Putar ke kanan 45°')).toBe(true)
  expect(says(/membentuk angka 8/)).toBe(true)
  for (let readings = 0; readings < 40; readings += 1) turnPhone(349.5)
  expect(says('Putar ke kiri 55°')).toBe(true)
})

test.each(['granted', 'denied'])(
  'a device that wants a tap before its compass: %s',
  async (answer) => {
    vi.stubGlobal('DeviceOrientationEvent', { requestPermission: () => Promise.resolve(answer) })
    open(jakarta)
    wait(600)
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Aktifkan kompas' })))
    expect(says(/^Izin kompas ditolak/)).toBe(answer === 'denied')
    expect(says('Letakkan ponsel mendatar.')).toBe(answer === 'granted')
    expect(says('295,1°')).toBe(true)
  },
)
