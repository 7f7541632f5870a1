import { expect, test } from 'vitest'
import { pictureBytes } from './picture-bytes'

const jpeg = Buffer.from('ffd8ffe000104a46ffd9', 'hex')
const png = Buffer.from('89504e470d0a1a0a0000000049454e44ae426082', 'hex')
const webp = Buffer.from('524946460400000057454250', 'hex')

test.each([
  ['a JPEG', jpeg, 'picture'],
  ['a PNG', png, 'picture'],
  ['a WebP', webp, 'picture'],
  ['a JPEG without its end', jpeg.subarray(0, -1), 'cut'],
  ['a PNG without its end', png.subarray(0, -5), 'cut'],
  ['a WebP that says more than there is', Buffer.from('52494646ff00000057454250', 'hex'), 'cut'],
  ['a page', Buffer.from('<!doctype html>'), 'other'],
  ['nothing', Buffer.alloc(0), 'other'],
])('%s', (_what, bytes, kind) => {
  expect(pictureBytes(bytes)).toBe(kind)
})
