import { expect, test } from 'vitest'
import { areAlike } from './read-back'

type Colour = (x: number, y: number) => number

/** Two squares of 32 px and the bar, each pixel grey. */
function sheet(drawn: Colour, read: Colour, bar: Colour = (x) => (x < 16 ? 0 : 255)) {
  const pixels = new Uint8ClampedArray(32 * 68 * 4).fill(255)
  for (let at = 0; at < pixels.length; at += 4) {
    const [x, y] = [(at / 4) % 32, Math.floor(at / 128)]
    const grey = y < 32 ? drawn(x, y) : y < 64 ? read(x, y - 32) : bar(x, y)
    pixels.fill(grey, at, at + 3)
  }
  return pixels
}

const photo: Colour = (x, y) => (x * 7 + y * 3) % 256
/** Each value once in 256, without a pattern. */
const noise: Colour = (x, y) => (x * 149 + y * 101) % 256
const white: Colour = () => 255
const grey: Colour = () => 128

test.each([
  ['the same', sheet(photo, photo), true],
  ['written coarsely', sheet(photo, (x, y) => photo(x, y) + (y % 2 ? 15 : -15)), true],
  ['a page all white', sheet(white, white), true],
  ['noise in place of a photo', sheet(photo, noise), false],
  ['noise in place of an even grey', sheet(grey, noise), false],
  ['white in place of a photo', sheet(photo, white), false],
  ['a reading that is white whatever is drawn', sheet(white, white, white), false],
  ['a reading that is noise whatever is drawn', sheet(noise, noise, noise), false],
])('%s: %s', (_, pixels, alike) => {
  expect(areAlike(pixels)).toBe(alike)
})
