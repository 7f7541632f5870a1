import { NotSaved } from '@/features/donation/components/NotSaved'
import { Button } from '@/ui/button/Button'
import { IconDownload, IconQrcode } from '@/ui/icons'
import { showToast } from '@/ui/overlay/toast'
import { ownAddress, saveQr } from './qr-file'
import classes from './QrCode.module.css'
import { useState } from 'react'
import type { Elements } from '@/ui/elements'
import { useFailedPicture } from '@/ui/picture/Picture'

interface QrCodeProps {
  code: string
  imageUrl: string | null
  /** What stands between the code and the button that saves it. */
  payee: Elements
}

/** The QR code to scan, save or share: the transaction's own `image`. */
export function QrCode({ code, imageUrl, payee }: QrCodeProps) {
  return (
    <section aria-labelledby="kode-qr" className={classes.code}>
      <h2 id="kode-qr" className="jm-hidden">
        Pindai Kode QR
      </h2>
      <QrPicture src={imageUrl} />
      {payee}
      {imageUrl !== null && (
        <>
          <Button
            fullWidth
            variant="light"
            onClick={() => void save(imageUrl, code)}
            leftSection={<IconDownload size={20} aria-hidden />}
          >
            Unduh QR
          </Button>
          <NotSaved address={ownAddress(imageUrl)} />
        </>
      )}
      <p className={classes.hint}>
        Bisa dibayar dari semua aplikasi bank dan dompet digital berlogo QRIS.
      </p>
    </section>
  )
}

const words = {
  share: null,
  download: 'Periksa unduhan atau galeri Anda.',
  tab: 'Tekan lama gambar di tab baru untuk menyimpannya.',
  nothing: 'Gambar QR ini tidak dapat disimpan.',
} as const

async function save(imageUrl: string, code: string) {
  const said = words[await saveQr(imageUrl, code)]
  if (said !== null) showToast(said, { duration: 5000 })
}

/** The QR code on white with a quiet zone, large enough to scan; says so when it can't be shown. */
function QrPicture({ src }: { src: string | null }) {
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
