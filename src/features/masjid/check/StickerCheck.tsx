import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ProfileState } from '@/features/masjid/components/MasjidView'
import { Button } from '@/ui/button/Button'
import { FileButton } from '@/ui/button/FileButton'
import { FormAlert } from '@/ui/form/Form'
import { IconCamera, IconPhoto } from '@/ui/icons'
import { usePickedPicture } from '@/ui/picked-picture/use-picked-picture'
import { Result, StickerResult } from './StickerResult'
import { openQrReader } from './qr-reader'
import { type CameraFailure, lampOf, useCamera } from './use-camera'
import classes from './StickerCheck.module.css'

/** Between two looks, in milliseconds: a phone that reads without a pause gets warm. */
const PAUSE_MS = 120

interface FinderProps {
  stream: MediaStream
  onFound: (text: string) => void
  /** The part that reads can't be fetched. */
  onFailed: () => void
  onClose: () => void
}

/** What the camera shows, until a QR code is found in it. */
function Finder({ stream, onFound, onFailed, onClose }: FinderProps) {
  const video = useRef<HTMLVideoElement>(null)
  const [isDark, setDark] = useState(false)
  const [isLit, setLit] = useState(false)
  const lamp = lampOf(stream)
  const find = useEffectEvent(onFound)
  const fail = useEffectEvent(onFailed)
  useEffect(() => {
    const shown = video.current
    if (shown === null) return
    shown.srcObject = stream
    const reader = openQrReader()
    let isLeft = false
    let pause: number | undefined
    const look = async () => {
      try {
        const sight = await reader.lookAtFrame(shown)
        if (isLeft) return
        if (sight.kind === 'code') {
          find(sight.text)
          return
        }
        setDark(sight.isDark)
        pause = window.setTimeout(() => void look(), PAUSE_MS)
      } catch {
        if (!isLeft) fail()
      }
    }
    void look()
    return () => {
      isLeft = true
      window.clearTimeout(pause)
      reader.close()
    }
  }, [stream])
  const light = (isOn: boolean) => {
    lamp?.(isOn).then(
      () => setLit(isOn),
      // It may be too warm, or in use: the picture stays as dark as it is.
      () => undefined,
    )
  }
  return (
    <div className={classes.finder}>
      <div className={classes.frame}>
        {/* The attribute `muted` alone lets an iPhone play it within the page. */}
        <video ref={video} autoPlay muted playsInline aria-label="Gambar kamera" />
      </div>
      <p role="status" className={classes.hint}>
        {isDark ? (
          <span>{`Terlalu gelap. Cari tempat yang lebih terang${lamp ? ' atau nyalakan senter' : ''}.`}</span>
        ) : (
          <span>
            Dekatkan sampai kode QR memenuhi bingkai, dan hindari pantulan cahaya. Kode dibaca
            sendiri.
          </span>
        )}
      </p>
      <div className={classes.finderActions}>
        {lamp && (
          <Button variant="light" onClick={() => light(!isLit)}>
            {isLit ? 'Matikan senter' : 'Nyalakan senter'}
          </Button>
        )}
        <Button variant="light" onClick={onClose}>
          Tutup kamera
        </Button>
      </div>
    </div>
  )
}

const failures: Readonly<Record<CameraFailure, string>> = {
  refused:
    'Kamera tidak diizinkan. Izinkan kamera untuk situs ini di pengaturan browser Anda, lalu coba lagi, atau pilih gambar stikernya.',
  none: 'Kamera tidak ditemukan di perangkat atau browser ini. Pilih gambar stikernya.',
  busy: 'Kamera tidak dapat dibuka, mungkin sedang dipakai aplikasi lain. Tutup aplikasi itu, lalu coba lagi, atau pilih gambar stikernya.',
  insecure: 'Kamera hanya dapat dibuka lewat alamat https. Pilih gambar stikernya.',
}

const UNREAD = 'Pembaca kode QR gagal dimuat. Periksa koneksi internet Anda, lalu coba lagi.'

/** No QR code of a sticker can be read in a smaller picture, in px. */
const SMALL = 160

type Outcome =
  | { kind: 'code'; text: string }
  /** There is none in the picture, as far as can be seen. */
  | { kind: 'nothing'; tip: string }
  /** The part that reads can't be fetched. */
  | { kind: 'unread' }

/** What may help where nothing was read of a picture. */
function tipOf({ naturalWidth, naturalHeight }: HTMLImageElement, isDark: boolean): string {
  if (Math.max(naturalWidth, naturalHeight) < SMALL)
    return 'Gambarnya terlalu kecil. Pilih foto ukuran aslinya.'
  return isDark
    ? 'Gambarnya terlalu gelap. Foto ulang di tempat yang lebih terang.'
    : 'Pastikan seluruh kode QR terlihat, tajam, dan tanpa pantulan cahaya, lalu coba lagi.'
}

/** Finds the code of a sticker by the camera or in a picture, and says whose it is. Nothing leaves the device. */
export function StickerCheck({ title, state }: { title: string; state: ProfileState }) {
  const camera = useCamera()
  const { picked, problem, opening, pick, drop } = usePickedPicture()
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  useEffect(() => {
    if (picked === null) return
    const { image } = picked
    const reader = openQrReader()
    let isLeft = false
    const tell = (told: Outcome) => {
      if (!isLeft) setOutcome(told)
    }
    reader.lookAtPicture(image).then(
      (sight) =>
        tell(sight.kind === 'code' ? sight : { kind: 'nothing', tip: tipOf(image, sight.isDark) }),
      () => tell({ kind: 'unread' }),
    )
    return () => {
      isLeft = true
      reader.close()
    }
  }, [picked])
  const begin = () => {
    setOutcome(null)
    drop()
  }
  const isReading = opening || (picked !== null && outcome === null)
  const isOn = camera.state.kind === 'on'
  const message =
    camera.state.kind === 'failed'
      ? failures[camera.state.why]
      : outcome?.kind === 'unread'
        ? UNREAD
        : problem
  return (
    <div className={classes.check}>
      {picked && outcome?.kind !== 'code' && (
        <img src={picked.url} alt="Gambar yang Anda pilih" className={classes.picture} />
      )}
      {outcome?.kind === 'code' && (
        <StickerResult text={outcome.text} title={title} state={state} />
      )}
      {outcome?.kind === 'nothing' && (
        <Result tone="quiet" heading="Kode QR tidak terbaca" text={outcome.tip} />
      )}
      {camera.state.kind === 'on' && (
        <Finder
          stream={camera.state.stream}
          onFound={(text) => {
            camera.close()
            setOutcome({ kind: 'code', text })
          }}
          onFailed={() => {
            camera.close()
            setOutcome({ kind: 'unread' })
          }}
          onClose={camera.close}
        />
      )}
      <FormAlert message={message} />
      <p role="status" className={classes.waiting}>
        {camera.state.kind === 'asking' && <span>Izinkan kamera bila browser bertanya…</span>}
        {isReading && <span>Membaca gambar…</span>}
      </p>
      <div className={classes.actions}>
        {!isOn && (
          <Button
            leftSection={<IconCamera size={20} aria-hidden />}
            loading={camera.state.kind === 'asking' || isReading}
            onClick={() => {
              begin()
              camera.open()
            }}
          >
            {outcome === null ? 'Buka kamera' : 'Pindai lagi'}
          </Button>
        )}
        <FileButton
          label="Pilih gambar"
          of="stiker QRIS"
          icon={<IconPhoto size={20} aria-hidden />}
          accept="image/*"
          busy={isReading}
          onFile={(file) => {
            begin()
            camera.close()
            void pick(file)
          }}
        />
      </div>
    </div>
  )
}
