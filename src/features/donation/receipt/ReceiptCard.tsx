import { useWindowEvent } from '@mantine/hooks'
import { useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { NotSaved } from '@/features/donation/components/NotSaved'
import { lazyModule } from '@/lib/lazy-module'
import { Button } from '@/ui/button/Button'
import { giveFile } from '@/ui/button/give-file'
import { Card } from '@/ui/Card'
import { IconPrinter, IconShare } from '@/ui/icons'
import { SectionHeading } from '@/ui/text/SectionHeading'
import { showError } from '@/ui/show-error'
import classes from './ReceiptCard.module.css'
import { RECEIPT_NOTE, type ReceiptFacts, receiptRows } from './receipt-rows'
import { Logo } from '@/ui/picture/Logo'
import { KeyValueList, KeyValueRow } from '@/ui/text/KeyValueRow'
import { WholeText } from '@/ui/text/WholeText'

const loadPicture = lazyModule(() => import('./receipt-picture'))

/** The receipt of a paid donation, to print or to send to somebody. The browser's own printing prints it too. */
export function ReceiptCard(facts: ReceiptFacts) {
  const [printing, setPrinting] = useState(false)
  const [drawing, setDrawing] = useState(false)
  // React must draw it before this event ends, because the browser prints what is on the page at that moment.
  useWindowEvent('beforeprint', () => flushSync(() => setPrinting(true)))
  useWindowEvent('afterprint', () => setPrinting(false))

  const share = async () => {
    setDrawing(true)
    try {
      const { receiptPicture } = await loadPicture()
      const picture = await receiptPicture(facts)
      void giveFile(picture, 'Bukti Donasi', 'Periksa unduhan atau galeri Anda.')
    } catch (error) {
      showError(error)
    } finally {
      setDrawing(false)
    }
  }
  return (
    <Card as="section" aria-labelledby="bukti-donasi">
      <SectionHeading id="bukti-donasi">Bukti Donasi</SectionHeading>
      <div className={classes.actions}>
        <Button
          variant="light"
          leftSection={<IconPrinter size={20} aria-hidden />}
          onClick={() => window.print()}
        >
          Cetak bukti
        </Button>
        <Button
          variant="light"
          leftSection={<IconShare size={20} aria-hidden />}
          loading={drawing}
          onClick={() => void share()}
        >
          Bagikan sebagai gambar
        </Button>
      </div>
      <NotSaved />
      {printing && <Receipt {...facts} />}
    </Card>
  )
}

/** "Bukti Donasi" on paper: while it is in the page, nothing else is printed. */
function Receipt(facts: ReceiptFacts) {
  return createPortal(
    <section className={classes.receipt} aria-labelledby="bukti-donasi-cetak" translate="no">
      <Logo withName className={classes.logo} />
      <h1 id="bukti-donasi-cetak" className={classes.title}>
        Bukti Donasi
      </h1>
      <p className={classes.status}>{facts.donation.statusLabel}</p>
      <KeyValueList>
        {receiptRows(facts).map(([label, value]) => (
          <KeyValueRow key={label} label={label} strong={label === 'Nominal'}>
            <WholeText text={value} />
          </KeyValueRow>
        ))}
      </KeyValueList>
      <p className={classes.note}>{RECEIPT_NOTE}</p>
    </section>,
    document.body,
  )
}
