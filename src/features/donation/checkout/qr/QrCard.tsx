import { NotSaved } from '@/features/donation/components/NotSaved'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/Card'
import { IconDownload } from '@/ui/icons'
import { showToast } from '@/ui/overlay/toast-store'
import { ownAddress, saveQr } from './qr-file'
import { QrPicture } from './QrPicture'
import classes from './QrCard.module.css'

interface QrCardProps {
  code: string
  imageUrl: string | null
}

/** The QR code to scan, save or share: the transaction's own `image`. */
export function QrCard({ code, imageUrl }: QrCardProps) {
  return (
    <Card as="section" aria-labelledby="kode-qr" className={classes.card}>
      <h2 id="kode-qr" className={classes.heading}>
        Pindai Kode QR
      </h2>
      <p className={classes.hint}>
        Bisa dibayar dari semua aplikasi bank dan dompet digital berlogo QRIS.
      </p>
      <QrPicture src={imageUrl} />
      {imageUrl !== null && (
        <>
          <Button
            fullWidth
            variant="light"
            className={classes.save}
            onClick={() => void save(imageUrl, code)}
            leftSection={<IconDownload size={20} aria-hidden />}
          >
            Unduh QR
          </Button>
          <NotSaved address={ownAddress(imageUrl)} />
        </>
      )}
    </Card>
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
