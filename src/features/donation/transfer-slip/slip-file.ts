import { asItIs } from '@/ui/picked-picture/as-it-is'
import { canvasFile, drawPicture } from '@/ui/picked-picture/picture'
import { sizeWithin, TOO_LARGE } from '@/ui/picked-picture/picture-file'
import type { PickedPicture } from '@/ui/picked-picture/use-picked-picture'

/** Small print on a receipt stays readable, in px. */
const LONGEST = 1600

const MAX_BYTES = 1024 * 1024

/** The first is right for nearly every photo; the others are for one that is all fine detail. */
const QUALITIES = [0.86, 0.7, 0.5, 0.3] as const

/**
 * A picture as it is sent: JPEG, at most 1600 px and 1 MB, or unchanged where the browser can't make one. It doesn't
 * tell where it was taken, or with what.
 * @throws Error with words for the user when it can't be made so small
 */
export async function slipFile({ image, content }: PickedPicture): Promise<File> {
  const whole = { x: 0, y: 0, width: image.naturalWidth, height: image.naturalHeight }
  const canvas = drawPicture(image, whole, sizeWithin(whole, LONGEST))
  for (const quality of QUALITIES) {
    const blob = canvas && (await canvasFile(canvas, 'image/jpeg', quality))
    if (!blob) return await asItIs(content, 'bukti')
    if (blob.size <= MAX_BYTES) return new File([blob], 'bukti.jpg', { type: 'image/jpeg' })
  }
  throw new Error(TOO_LARGE)
}
