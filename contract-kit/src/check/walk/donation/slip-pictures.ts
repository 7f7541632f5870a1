/** One white pixel. */
const JPEG = Buffer.from(
  [
    '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAP//////////////////////////////////////////////////////////////',
    '////////////////////////2wBDAf//////////////////////////////////////////////////////////////////',
    '////////////////////wAARCAABAAEDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAP/xAAUEAEAAAAAAAAAAAAA',
    'AAAAAAAA/8QAFAEBAAAAAAAAAAAAAAAAAAAAAP/EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhEDEQA/AKAA/9k=',
  ].join(''),
  'base64',
)

/** The same in the other two formats, under names and a type that tell nothing of the bytes. */
const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const WEBP = 'UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA'
export const otherPictures = () => [
  new File([Buffer.from(PNG, 'base64')], 'IMG_1.PNG', { type: 'image/png' }),
  new File([Buffer.from(WEBP, 'base64')], 'bukti', { type: 'application/octet-stream' }),
]

export const picture = () => new File([JPEG], 'bukti.jpg', { type: 'image/jpeg' })

const MARKER = [0xff, 0xfe]
const LARGEST_SEGMENT = 0xffff
/** Just below the 5 MB that a slip may have. */
const ALMOST_TOO_LARGE = 5 * 1024 * 1024 - 2 * LARGEST_SEGMENT

/** A whole picture of almost 5 MB: comments of a JPEG hold up to 64 kB each. */
export const large = () => {
  const comment = Buffer.alloc(LARGEST_SEGMENT + MARKER.length)
  comment.set([...MARKER, 0xff, 0xff])
  const comments = Array<Buffer>(Math.floor(ALMOST_TOO_LARGE / comment.length)).fill(comment)
  const whole = Buffer.concat([JPEG.subarray(0, 2), ...comments, JPEG.subarray(2)])
  return new File([whole], 'bukti.jpg', { type: 'image/jpeg' })
}

/** A picture of a kind that no slip has. */
export const gif = () =>
  new File([Buffer.from('R0lGODlhAQABAAAAACw=', 'base64')], 'bukti.jpg', { type: 'image/jpeg' })
export const empty = () => new File([], 'bukti.jpg', { type: 'image/jpeg' })

/** A file that begins like a picture and is larger than allowed. */
export const tooLarge = () =>
  new File([JPEG, new Uint8Array(5 * 1024 * 1024)], 'bukti.jpg', { type: 'image/jpeg' })
export const page = () => new File(['<!doctype html>'], 'bukti.jpg', { type: 'image/jpeg' })
