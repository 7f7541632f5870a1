type Bytes = Uint8Array<ArrayBuffer>

/** EXIF and XMP, Photoshop's data, comments. */
const METADATA = [0xe1, 0xed, 0xfe]
const START_OF_SCAN = 0xda
const ORIENTATION = 0x0112

/** How the camera was held, 1 to 8, from a segment with EXIF (after its length); null where it doesn't say. */
function orientation(segment: Bytes): number | null {
  if (!String.fromCharCode(...segment.subarray(0, 6)).startsWith('Exif\0')) return null
  const view = new DataView(segment.buffer, segment.byteOffset + 6, segment.length - 6)
  try {
    const little = view.getUint16(0) === 0x4949
    const start = view.getUint32(4, little)
    const count = view.getUint16(start, little)
    for (let entry = start + 2; entry < start + 2 + count * 12; entry += 12)
      if (view.getUint16(entry, little) === ORIENTATION) return view.getUint16(entry + 8, little)
  } catch {
    // It points beyond its end.
  }
  return null
}

/** An EXIF segment that says nothing but the orientation. */
const orientationAlone = (value: number): Bytes =>
  Uint8Array.of(
    ...[0xff, 0xe1, 0, 34, 0x45, 0x78, 0x69, 0x66, 0, 0], // "Exif"
    ...[0x4d, 0x4d, 0, 42, 0, 0, 0, 8], // big-endian, the first list follows
    ...[0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, value, 0, 0], // one entry
    ...[0, 0, 0, 0], // no further list
  )

/**
 * A JPEG without what its camera wrote beside the picture: place, time, owner, preview. Which side is up stays.
 * @returns its pieces, in their order; byte for byte the same where there was nothing to leave out
 */
export function withoutMetadata(jpeg: Bytes): Bytes[] {
  const kept: Bytes[] = [jpeg.subarray(0, 2)]
  let at = 2
  for (;;) {
    const [sign, marker = 0, high = 0, low = 0] = jpeg.subarray(at, at + 4)
    const length = high * 256 + low
    if (sign !== 0xff || marker === START_OF_SCAN || length < 2) break
    const next = at + 2 + length
    const turned = marker === 0xe1 ? orientation(jpeg.subarray(at + 4, next)) : null
    if (!METADATA.includes(marker)) kept.push(jpeg.subarray(at, next))
    else if (turned !== null && turned <= 8) kept.push(orientationAlone(turned))
    at = next
  }
  return [...kept, jpeg.subarray(at)]
}
