/** What a file is, by its bytes: whatever it is called, and whatever its sender says. */
export type PictureBytes = 'picture' | 'cut' | 'other'

const ascii = (bytes: Buffer, from: number, to: number) => bytes.toString('latin1', from, to)

/** A whole JPEG, PNG or WebP; one that ends too early; or something else. */
export function pictureBytes(bytes: Buffer): PictureBytes {
  if (ascii(bytes, 0, 3) === '\xff\xd8\xff')
    return ascii(bytes, bytes.length - 2, bytes.length) === '\xff\xd9' ? 'picture' : 'cut'
  if (ascii(bytes, 0, 8) === '\x89PNG\r\n\x1a\n')
    return ascii(bytes, bytes.length - 8, bytes.length - 4) === 'IEND' ? 'picture' : 'cut'
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP')
    return bytes.length >= bytes.readUInt32LE(4) + 8 ? 'picture' : 'cut'
  return 'other'
}
