import { expect, test } from 'vitest'
import {
  fileProblem,
  MAX_FILE_BYTES,
  NOT_AN_IMAGE,
  pictureProblem,
  sizeWithin,
  TOO_DETAILED,
  TOO_LARGE,
  UNREADABLE,
} from './picture-file'

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
