import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { turn, turnTo } from './qibla'
import { type Attitude, compassHeading, follow, isFacing, turningText } from './compass-heading'

const attitude = (alpha: number, beta = 0, gamma = 0): Attitude => ({
  alpha,
  beta,
  gamma,
  absolute: true,
})
const angle = (min: number, max: number) => fc.double({ min, max, noNaN: true })

describe('compassHeading', () => {
  it.each([
    ['flat, to the north', attitude(0), 0, 0],
    ['flat, to the east', attitude(270), 0, 90],
    ['flat, to the west', attitude(90), 0, 270],
    ['upright, to the east', attitude(270, 90), 0, 90],
    ['in the hand, to the south', attitude(180, 40), 0, 180],
    ['flat on its left side, to the north', attitude(90), 90, 0],
    ['flat on its right side, to the north', attitude(270), 270, 0],
  ])('%s', (_, device, screen, heading) => {
    expect(turnTo(compassHeading(device, screen) ?? NaN, heading)).toBeCloseTo(0, 6)
  })

  it('does not change while a phone is raised', () => {
    fc.assert(
      fc.property(angle(0, 359.9), angle(0, 90), (alpha, beta) => {
        const heading = compassHeading(attitude(alpha, beta), 0) ?? NaN
        expect(turnTo(heading, 360 - alpha)).toBeCloseTo(0, 5)
      }),
    )
  })

  it('turns with the device, however that is held', () => {
    fc.assert(
      fc.property(
        angle(0, 359.9),
        angle(-20, 80),
        angle(-40, 40),
        fc.constantFrom(0, 90, 180, 270),
        angle(-180, 180),
        (alpha, beta, gamma, screen, by) => {
          const before = compassHeading(attitude(alpha, beta, gamma), screen)
          const after = compassHeading(attitude(alpha - by, beta, gamma), screen)
          fc.pre(before !== null && after !== null)
          expect(turnTo(before, after - by)).toBeCloseTo(0, 5)
        },
      ),
    )
  })

  it('takes Safari’s own', () => {
    const safari: Attitude = { ...attitude(12), absolute: false, webkitCompassHeading: 295 }
    expect(compassHeading(safari, 0)).toBe(295)
    expect(compassHeading(safari, 90)).toBe(25)
    for (const unusable of [-1, null, NaN])
      expect(compassHeading({ ...safari, webkitCompassHeading: unusable }, 0)).toBeNull()
  })

  it.each([
    ['angles that don’t count from north', { ...attitude(90), absolute: false }],
    ['no sensor', { ...attitude(0), alpha: null }],
    ['held overhead', attitude(0, 135)],
  ])('can’t be told: %s', (_, device) => {
    expect(compassHeading(device, 0)).toBeNull()
  })
})

test('the dial follows the short way round, and arrives', () => {
  expect(follow(null, 200)).toBe(200)
  expect(follow(359, 1)).toBeGreaterThan(359)
  expect(follow(1, 359)).toBeLessThan(1)
  fc.assert(
    fc.property(angle(-1000, 1000), angle(0, 359.9), (start, reading) => {
      let shown = start
      for (let readings = 0; readings < 60; readings += 1) shown = follow(shown, reading)
      expect(turnTo(turn(shown), reading)).toBeCloseTo(0, 3)
      expect(Math.abs(shown - start)).toBeLessThanOrEqual(180)
    }),
  )
})

test.each([
  [290, 295, true, 'Anda menghadap kiblat'],
  [289.9, 295, false, 'Putar ke kanan 5°'],
  [300.1, 295, false, 'Putar ke kiri 5°'],
  [358, 2, true, 'Anda menghadap kiblat'],
  [0, 295, false, 'Putar ke kiri 65°'],
  [180, 295, false, 'Putar ke kanan 115°'],
])('heading %f to %f: facing %s, "%s"', (heading, bearing, facing, text) => {
  expect(isFacing(heading, bearing)).toBe(facing)
  expect(turningText(heading, bearing)).toBe(text)
})
