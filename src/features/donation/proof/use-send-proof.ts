import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { invalidate } from '@/api/query'
import { uploadProof } from '@/domain/donation/upload-proof'
import { localOf, mayKeepFor } from '@/lib/owned-storage'
import { owner } from '@/lib/owner'
import { serverNow } from '@/lib/server-clock'
import type { PickedPicture } from '@/ui/picked-picture/use-picked-picture'
import { useBusy } from '@/ui/use-busy'
import { proofFile } from './proof-file'
import { keepSentProof, readSentProof, type SentProof } from './sent-proofs'

/** Sends proofs of a donation's transfer, one at a time, and knows the last that this device has sent. */
export function useSendProof(code: string) {
  const client = useQueryClient()
  const busy = useBusy()
  const [sent, setSent] = useState(() => readSentProof(code))
  /** How much of it is sent, above 0 and at most 1; null before that is known. */
  const [part, setPart] = useState<number | null>(null)
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: async (picked: PickedPicture): Promise<SentProof> => {
      const whose = owner()
      setPart(null)
      const status = await uploadProof(code, await proofFile(picked), setPart)
      const proof = { code, sentAt: serverNow().toISOString(), status }
      // Here, and not when the answer is shown: the donor may be on another page by then.
      if (mayKeepFor(whose)) keepSentProof(proof, localOf(whose))
      return proof
    },
    onSuccess: (proof) => {
      setSent(proof)
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
