import { createPortal } from 'react-dom'
import { Logo } from '@/ui/picture/Logo'
import { KeyValueList, KeyValueRow } from '@/ui/text/KeyValueRow'
import { RECEIPT_NOTE, type ReceiptFacts, receiptRows } from './receipt-rows'
import classes from './Receipt.module.css'

/** "Bukti Donasi" on paper: while it is in the page, nothing else is printed. */
export function Receipt(facts: ReceiptFacts) {
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
            {value}
          </KeyValueRow>
        ))}
      </KeyValueList>
      <p className={classes.note}>{RECEIPT_NOTE}</p>
    </section>,
    document.body,
  )
}
