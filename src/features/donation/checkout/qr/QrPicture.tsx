import { useState } from 'react'
import { Button } from '@/ui/button/Button'
import { IconQrcode } from '@/ui/icons'
import { useFailedPicture } from '@/ui/use-failed-picture'
import classes from './QrPicture.module.css'

/** The QR code on white with a quiet zone, large enough to scan; says so when it can't be shown. */
export function QrPicture({ src }: { src: string | null }) {
  const { hasFailed, onError, retry } = useFailedPicture(src)
  const [loaded, setLoaded] = useState<string | null>(null)
  if (src === null)
    return (
      <div className={classes.box} data-failed>
        <IconQrcode size={40} stroke={1.5} aria-hidden />
        <p role="status">Kode QR belum tersedia. Ketuk “Konfirmasi Pembayaran” agar kami bantu.</p>
      </div>
    )
  if (hasFailed)
    return (
      <div className={classes.box} data-failed>
        <IconQrcode size={40} stroke={1.5} aria-hidden />
        <p role="alert">Kode QR gagal dimuat.</p>
        <Button variant="light" onClick={retry}>
          Coba lagi
        </Button>
      </div>
    )
  return (
    <div className={classes.box}>
      {loaded !== src && <span className={classes.loading}>Memuat kode QR…</span>}
      <img
        src={src}
        alt="Kode QR pembayaran donasi"
        width={280}
        height={280}
        fetchPriority="high"
        // The HTML may already show it, and it must not disappear for a moment.
        decoding="sync"
        onLoad={() => setLoaded(src)}
        onError={onError}
      />
    </div>
  )
}
