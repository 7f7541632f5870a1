import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Form } from '@/api/client'
import { requiredText, told } from '@/api/decode'
import { ApiError, decoded, malformed } from '@/api/errors'
import { fetchWithProgress, uploadBackend } from '@/api/optional-backend'
import { invalidate } from '@/api/query'
import { useListed } from '@/domain/capabilities/use-listed'
import type { Donation } from '@/domain/donation/donation'
import { keepSentSlip, readSentSlip, type SentSlip } from '@/domain/donation/sent-slips'
import { paymentKind } from '@/features/donation/checkout/payment-kind'
import { localOf, mayKeepFor } from '@/lib/storage/owned-storage'
import { owner } from '@/lib/storage/owner'
import { serverNow } from '@/lib/time/server-clock'
import { formatWibDateTime } from '@/lib/time/wib-date'
import { Card } from '@/ui/Card'
import { Button, useBusy } from '@/ui/button/Button'
import { FileButton } from '@/ui/button/FileButton'
import { FormAlert } from '@/ui/form/Form'
import { IconCamera, IconCircleCheck, IconPhoto } from '@/ui/icons'
import { asItIs, canvasFile, drawPicture, sizeWithin, TOO_LARGE } from '@/ui/picked-picture/picture'
import { type PickedPicture, usePickedPicture } from '@/ui/picked-picture/use-picked-picture'
import { errorText } from '@/ui/show-error'
import { SectionHeading } from '@/ui/text/SectionHeading'
import { WholeText } from '@/ui/text/WholeText'
import { useFocusAfter } from '@/ui/use-focus-after'
import classes from './SlipCard.module.css'

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
function useSendSlip(code: string) {
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

/** "Kirim bukti transfer", for a manual transfer that isn't paid, where the backend takes slips. */
export function SlipCard({
  code,
  donation,
  onSent,
}: {
  code: string
  donation: Donation
  onSent?: () => void
}) {
  const listed = useListed('/transaction/upload_proof')
  if (listed !== true || donation.status === 'paid' || paymentKind(donation) !== 'manual')
    return null
  return (
    <Card as="section" aria-labelledby="bukti-transfer">
      <SectionHeading id="bukti-transfer">Kirim bukti transfer</SectionHeading>
      <Slip code={code} onSent={onSent} />
    </Card>
  )
}

function Slip({ code, onSent }: { code: string; onSent: (() => void) | undefined }) {
  const { picked, problem, opening, pick, drop } = usePickedPicture()
  const { sent, sending, part, error, send, forget } = useSendSlip(code)
  const [again, setAgain] = useState(false)
  const choose = (file: File) => {
    forget()
    void pick(file)
  }
  const done = sent !== null && !again && picked === null
  const { ref: anotherRef, follow: followSent } = useFocusAfter<HTMLButtonElement>(done)
  const { ref: chooseRef, follow: followAgain } = useFocusAfter<HTMLButtonElement>(!done)
  return (
    <div className={classes.slip}>
      <div role="status">
        {done && (
          <p className={classes.sent}>
            <IconCircleCheck size={22} aria-hidden />
            <span>
              <strong>
                <WholeText text={`Bukti terkirim ${formatWibDateTime(new Date(sent.sentAt))}.`} />
              </strong>
              <span>{` ${sent.status}.`}</span>
            </span>
          </p>
        )}
        {sending && <p>Mengirim bukti… Jangan tutup halaman ini.</p>}
      </div>
      {sending && <SendingProgress part={part} />}
      {done && (
        <Button
          ref={anotherRef}
          variant="light"
          onClick={() => {
            followAgain()
            setAgain(true)
          }}
        >
          Kirim bukti lain
        </Button>
      )}
      {!done && picked === null && (
        <p className={classes.text}>
          Sudah transfer? Kirim foto struk atau tangkapan layarnya, agar pembayaran Anda lebih cepat
          kami kenali.
        </p>
      )}
      {picked && <img src={picked.url} alt="Bukti yang Anda pilih" className={classes.preview} />}
      <FormAlert message={(error && slipFailure(error)) ?? problem} />
      {!done && (
        <div className={classes.actions}>
          {picked === null && (
            <FileButton
              camera
              accept="image/*"
              of="bukti transfer"
              className={classes.camera}
              label="Ambil foto"
              icon={<IconCamera size={20} aria-hidden />}
              busy={opening}
              onFile={choose}
            />
          )}
          <FileButton
            ref={chooseRef}
            accept="image/*"
            of="bukti transfer"
            label={picked ? 'Ganti gambar' : 'Pilih gambar'}
            icon={<IconPhoto size={20} aria-hidden />}
            busy={opening || sending}
            onFile={choose}
          />
          {picked && (
            <Button
              loading={sending}
              onClick={() => {
                followSent()
                send(picked, () => {
                  drop()
                  setAgain(false)
                  onSent?.()
                })
              }}
            >
              {error ? 'Coba lagi' : 'Kirim bukti'}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}

/** @param part of the picture that is sent, 0 to 1; null where that isn't known */
function SendingProgress({ part }: { part: number | null }) {
  const percent = part === null ? null : Math.floor(part * 100)
  return (
    <div className={classes.sending}>
      {/* All sent, it goes on moving until the server has answered. */}
      <progress
        className={classes.progress}
        aria-label="Mengirim bukti"
        {...(percent !== null && percent < 100 && { value: percent, max: 100 })}
      />
      <span className={classes.percent} aria-hidden>
        {percent !== null && `${percent}%`}
      </span>
    </div>
  )
}

/** Why a slip didn't arrive, and that nothing of it is lost. */
function slipFailure(error: unknown): string {
  return error instanceof ApiError && error.kind === 'network'
    ? 'Pengiriman terputus di tengah jalan. Gambar Anda masih ada di sini; periksa koneksi internet Anda, lalu coba lagi.'
    : errorText(error)
}
