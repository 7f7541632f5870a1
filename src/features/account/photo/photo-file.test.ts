import { expect, test } from 'vitest'
import {
  fileProblem,
  MAX_FILE_BYTES,
  NOT_AN_IMAGE,
  outputSide,
  pictureProblem,
  TOO_LARGE,
} from './photo-file'

test.each([
  ['image/jpeg', 1, null],
  ['image/png', MAX_FILE_BYTES, null],
  ['', 1000, null],
  ['image/jpeg', MAX_FILE_BYTES + 1, TOO_LARGE],
  ['image/jpeg', 0, NOT_AN_IMAGE],
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
  [10_000, 5_001, TOO_LARGE],
  [0, 100, NOT_AN_IMAGE],
  [100, 0, NOT_AN_IMAGE],
])('a picture of %d × %d: %j', (width, height, problem) => {
  expect(pictureProblem({ width, height })).toBe(problem)
})

test.each([
  [0.3, 1],
  [100, 100],
  [100.6, 101],
  [511, 511],
  [512, 512],
  [513, 512],
  [4000, 512],
])('a square of %d px is sent with %d', (width, side) => {
  expect(outputSide({ width })).toBe(side)
})
