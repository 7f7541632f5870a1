import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { invalidate } from '@/api/query'
import { uploadSlip } from '@/domain/donation/upload-slip'
import { localOf, mayKeepFor } from '@/lib/storage/owned-storage'
import { owner } from '@/lib/storage/owner'
import { serverNow } from '@/lib/time/server-clock'
import type { PickedPicture } from '@/ui/picked-picture/use-picked-picture'
import { useBusy } from '@/ui/button/use-busy'
import { slipFile } from './slip-file'
import { keepSentSlip, readSentSlip, type SentSlip } from './sent-slips'

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
