import { withoutMetadata } from './jpeg-metadata'

/** What the contract takes, and a data URL of it stays below the limit of most servers. */
const MAX_BYTES = 5 * 1024 * 1024

const CANNOT_REDUCE =
  'Browser ini tidak dapat memperkecil gambar. Pilih gambar JPG, PNG, atau WebP paling besar 5 MB.'

/** Reads the kind of a picture from its first bytes, since some phones name none. */
function kindOf(bytes: Uint8Array): 'jpeg' | 'png' | 'webp' | null {
  const head = String.fromCharCode(...bytes.subarray(0, 12))
  if (head.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (head.startsWith('\x89PNG')) return 'png'
  return head.startsWith('RIFF') && head.endsWith('WEBP') ? 'webp' : null
}

/**
 * A picked picture as it is, for browsers that give out nothing of what they draw; of a photo (JPEG) all that tells
 * where it was taken stays behind.
 * @param name without an ending
 * @throws Error with words for the user when it is of another kind or too large
 */
export async function asItIs(picture: Blob, name: string): Promise<File> {
  const bytes = new Uint8Array(await picture.arrayBuffer())
  const kind = kindOf(bytes)
  if (kind === null || bytes.length > MAX_BYTES) throw new Error(CANNOT_REDUCE)
  const parts = kind === 'jpeg' ? withoutMetadata(bytes) : [bytes]
  return new File(parts, `${name}.${kind === 'jpeg' ? 'jpg' : kind}`, { type: `image/${kind}` })
}
