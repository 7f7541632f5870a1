import { useState } from 'react'
import { useListed } from '@/domain/capabilities/use-listed'
import type { Donation } from '@/domain/donation/donation'
import { paymentKind } from '@/features/donation/checkout/payment-kind'
import { formatWibDateTime } from '@/lib/time/wib-date'
import { Button } from '@/ui/button/Button'
import { FileButton } from '@/ui/button/FileButton'
import { Card } from '@/ui/Card'
import { FormAlert } from '@/ui/form/Form'
import { IconCamera, IconCircleCheck, IconPhoto } from '@/ui/icons'
import { usePickedPicture } from '@/ui/picked-picture/use-picked-picture'
import { useFocusAfter } from '@/ui/use-focus-after'
import { SectionHeading } from '@/ui/text/SectionHeading'
import classes from './SlipCard.module.css'
import { useSendSlip } from './use-send-slip'
import { ApiError } from '@/api/errors'
import { errorText } from '@/ui/show-error'
import { WholeText } from '@/ui/text/WholeText'

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
