import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Button } from '@/ui/button/Button'
import classes from './Finder.module.css'
import { openQrReader } from './qr-reader'
import { lampOf } from './use-camera'

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
export function Finder({ stream, onFound, onFailed, onClose }: FinderProps) {
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
      <div className={classes.actions}>
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
