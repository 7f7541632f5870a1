import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { invalidate } from '@/api/query'
import { localOf, mayKeepFor } from '@/lib/storage/owned-storage'
import { owner } from '@/lib/storage/owner'
import { serverNow } from '@/lib/time/server-clock'
import type { PickedPicture } from '@/ui/picked-picture/use-picked-picture'
import { useBusy } from '@/ui/button/Button'
import { keepSentSlip, readSentSlip, type SentSlip } from '@/domain/donation/sent-slips'
import type { Form } from '@/api/client'
import { fetchWithProgress, uploadBackend } from '@/api/optional-backend'
import { requiredText, told } from '@/api/decode'
import { decoded, malformed } from '@/api/errors'
import { asItIs, canvasFile, drawPicture, sizeWithin, TOO_LARGE } from '@/ui/picked-picture/picture'
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
async function slipFile({ image, content }: PickedPicture): Promise<File> {
  const whole = { x: 0, y: 0, width: image.naturalWidth, height: image.naturalHeight }
  const canvas = drawPicture(image, whole, sizeWithin(whole, LONGEST))
  for (const quality of QUALITIES) {
    const blob = canvas && (await canvasFile(canvas, 'image/jpeg', quality))
    if (!blob) return await asItIs(content, 'bukti')
    if (blob.size <= MAX_BYTES) return new File([blob], 'bukti.jpg', { type: 'image/jpeg' })
  }
  throw new Error(TOO_LARGE)
}

/** Sends slips of a donation's transfer, one at a time, and knows the last that this device has sent. */
export function useSendSlip(code: string) {
  const client = useQueryClient()
  const busy = useBusy()
  const [sent, setSent] = useState(() => readSentSlip(code))
  /** How much of it is sent, above 0 and at most 1; null before that is known. */
  const [part, setPart] = useState<number | null>(null)
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: async (picked: PickedPicture): Promise<SentSlip> => {
      const whose = owner()
      setPart(null)
      const status = await uploadSlip(code, await slipFile(picked), setPart)
      const slip = { code, sentAt: serverNow().toISOString(), status }
      // Here, and not when the answer is shown: the donor may be on another page by then.
      if (mayKeepFor(whose)) keepSentSlip(slip, localOf(whose))
      return slip
    },
    onSuccess: (slip) => {
      setSent(slip)
      void invalidate(client, '/transaction/getTransaction')
    },
    onSettled: busy.end,
  })
  return {
    sent,
    sending: isPending,
    part,
    error,
    send: (picked: PickedPicture, onSent: () => void) => {
      if (busy.begin()) mutate(picked, { onSuccess: onSent })
    },
    forget: reset,
  }
}

/**
 * Sends a picture of a manual transfer. Only where `useListed('/transaction/upload_proof')`.
 * @param bukti at most 5 MB
 * @param onProgress called with the part of it that is sent, above 0 and at most 1
 * @returns what happens to it now, in the backend's words
 * @throws ApiError
 */
async function uploadSlip(
  codeDonate: string,
  bukti: File,
  onProgress: (part: number) => void,
): Promise<string> {
  const operation = '/transaction/upload_proof'
  const body = { codeDonate, bukti } satisfies Form<typeof operation>
  const { data } = await uploadBackend.POST(operation, {
    body,
    fetch: fetchWithProgress(onProgress),
  })
  if (!data) throw malformed(operation, 200, 'body: nothing')
  return decoded(operation, () => requiredText(told(data.data, 'data').status, 'data.status'))
}
