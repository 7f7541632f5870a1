import { expect, test } from 'vitest'
import {
  areAlike,
  fileProblem,
  MAX_FILE_BYTES,
  NOT_AN_IMAGE,
  pictureProblem,
  sizeWithin,
  TOO_DETAILED,
  TOO_LARGE,
  UNREADABLE,
  withoutMetadata,
} from './picture'

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

test.each([
  ['image/jpeg', 1, null],
  ['image/png', MAX_FILE_BYTES, null],
  ['', 1000, null],
  ['image/jpeg', MAX_FILE_BYTES + 1, TOO_LARGE],
  ['image/jpeg', 0, UNREADABLE],
  ['application/pdf', 1000, NOT_AN_IMAGE],
  ['text/html', 1000, NOT_AN_IMAGE],
  ['video/mp4', MAX_FILE_BYTES + 1, NOT_AN_IMAGE],
  ['x-image/png', 1000, NOT_AN_IMAGE],
])('a file %j of %d bytes: %j', (type, size, problem) => {
  expect(fileProblem({ type, size })).toBe(problem)
})

test.each([
  [1, 1, null],
  [10_000, 5_000, null],
  [10_000, 5_001, TOO_DETAILED],
  [0, 100, NOT_AN_IMAGE],
  [100, 0, NOT_AN_IMAGE],
])('a picture of %d × %d: %j', (width, height, problem) => {
  expect(pictureProblem({ width, height })).toBe(problem)
})

test.each([
  [4000, 3000, 1600, 1200],
  [3000, 4000, 1200, 1600],
  [1600, 900, 1600, 900],
  [100, 50, 100, 50],
  [0.3, 100.6, 1, 101],
  [20_000, 1, 1600, 1],
])('%d × %d becomes %d × %d', (width, height, newWidth, newHeight) => {
  expect(sizeWithin({ width, height }, 1600)).toEqual({ width: newWidth, height: newHeight })
})

const start = [0xff, 0xd8]
const segment = (marker: number, ...content: number[]) => {
  const length = content.length + 2
  return [0xff, marker, length >> 8, length & 255, ...content]
}
const text = (words: string) => Array.from(words, (sign) => sign.charCodeAt(0))
const jfif = segment(0xe0, ...text('JFIF\0'), 1, 2, 0, 0, 1, 0, 1, 0, 0)
const table = segment(0xdb, 0, 1, 2, 3)
const scan = [0xff, 0xda, 0, 2, 1, 2, 0xff, 0xe1, 0, 4, 9, 9, 0xff, 0xd9]

/** EXIF with the orientation and a place, as a phone writes it. */
function exif(little: boolean, orientation: number, place = 'GPS -6.2 106.8') {
  const two = (value: number) => (little ? [value & 255, value >> 8] : [value >> 8, value & 255])
  const four = (value: number) => (little ? [...two(value), 0, 0] : [0, 0, ...two(value)])
  return segment(
    0xe1,
    ...text('Exif\0\0'),
    ...text(little ? 'II' : 'MM'),
    ...two(42),
    ...four(8),
    ...two(2),
    ...[...two(0x8825), ...two(4), ...four(1), ...four(38)],
    ...[...two(0x0112), ...two(3), ...four(1), ...two(orientation), 0, 0],
    ...four(0),
    ...text(place),
  )
}
const upright = (value: number) =>
  segment(
    0xe1,
    ...text('Exif\0\0MM'),
    ...[0, 42, 0, 0, 0, 8],
    ...[0, 1, 1, 18, 0, 3, 0, 0, 0, 1, 0, value, 0, 0],
    ...[0, 0, 0, 0],
  )

test.each([
  [
    'nothing to leave out',
    [...start, ...jfif, ...table, ...scan],
    [...start, ...jfif, ...table, ...scan],
  ],
  [
    'EXIF, little-endian',
    [...start, ...jfif, ...exif(true, 6), ...scan],
    [...start, ...jfif, ...upright(6), ...scan],
  ],
  [
    'EXIF, big-endian',
    [...start, ...exif(false, 3), ...table, ...scan],
    [...start, ...upright(3), ...table, ...scan],
  ],
  [
    'a comment',
    [...start, ...segment(0xfe, ...text('Jl. Melati 3')), ...scan],
    [...start, ...scan],
  ],
  [
    'XMP',
    [...start, ...segment(0xe1, ...text('http://ns.adobe.com/xap')), ...scan],
    [...start, ...scan],
  ],
  [
    'EXIF cut off',
    [...start, ...segment(0xe1, ...text('Exif\0\0MM'), 0, 42), ...scan],
    [...start, ...scan],
  ],
  ['no segments', [...start, 1, 2, 3], [...start, 1, 2, 3]],
  ['nothing', [], []],
])('%s', (_, before, after) => {
  const pieces = withoutMetadata(Uint8Array.from(before))
  expect(pieces.flatMap((piece) => [...piece])).toEqual(after)
})
