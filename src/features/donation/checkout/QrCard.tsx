import { useEffect, useState } from 'react'
import { saveFile } from '@/lib/save-file'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { IconDownload, IconShare } from '@/ui/icons'
import { showToast } from '@/ui/toast-store'
import { canSharePictures, fetchQrFile, openPicture } from './qr-file'
import { QrPicture } from './QrPicture'
import classes from './QrCard.module.css'

interface QrCardProps {
  code: string
  imageUrl: string | null
}

/** The QR code to scan, save or share: the transaction's own `image`. */
export function QrCard({ code, imageUrl }: QrCardProps) {
  const [shareable, setShareable] = useState(false)
  useEffect(() => setShareable(canSharePictures()), [])
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
        <div className={classes.actions}>
          <Button
            variant="light"
            onClick={() => void save(imageUrl, code)}
            leftSection={<IconDownload size={20} aria-hidden />}
          >
            Unduh QR
          </Button>
          {shareable && (
            <Button
              variant="light"
              onClick={() => void share(imageUrl, code)}
              leftSection={<IconShare size={20} aria-hidden />}
            >
              Bagikan QR
            </Button>
          )}
        </div>
      )}
    </Card>
  )
}

async function save(imageUrl: string, code: string) {
  try {
    const file = await fetchQrFile(imageUrl, code)
    saveFile(file)
    showToast('Kode QR diunduh', { tone: 'success', duration: 3000 })
  } catch {
    // Its host may show the picture but not let a script read it.
    openPicture(imageUrl)
    showToast('QR dibuka di tab baru. Tekan lama gambarnya untuk menyimpan.', { duration: 5000 })
  }
}

async function share(imageUrl: string, code: string) {
  try {
    await navigator.share({ files: [await fetchQrFile(imageUrl, code)], title: `QRIS ${code}` })
  } catch (error) {
    // Closing the share sheet is a choice, not a failure.
    if (error instanceof DOMException && error.name === 'AbortError') return
    showToast('QR belum dapat dibagikan. Silakan unduh gambarnya.', { tone: 'error' })
  }
}
