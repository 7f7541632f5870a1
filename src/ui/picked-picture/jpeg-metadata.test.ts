import { expect, test } from 'vitest'
import { withoutMetadata } from './jpeg-metadata'

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
