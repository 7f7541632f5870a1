import { useCallback, useState } from 'react'
import type { PaymentMethod } from '@/domain/donation/payment-method'
import { amountIn } from '@/features/donation/amount/read-amount'
import type { PaymentType } from '@/features/donation/payment-rules'
import { IconChevronRight, IconWallet } from '@/ui/icons'
import { preloadSheet, Sheet } from '@/ui/overlay/Sheet'
import { methodProblem } from './donation-form'
import { MethodLogo, PaymentMethodList } from './PaymentMethodList'
import { typeBeside } from './payment-groups'
import classes from './PaymentField.module.css'
import type { DonationForm } from './use-donation-form'

const ERROR_ID = 'donate-payment-error'

/** The chosen method, and the full-height sheet to choose it in. */
export function PaymentField({
  form,
  method,
}: {
  form: DonationForm
  /** The chosen one, once the methods are known. */
  method: PaymentMethod | undefined
}) {
  const [opened, setOpened] = useState(false)
  const { paymentName, codePayment, typePayment } = form.values
  // Of the form's own errors only "none chosen" is shown: a method that the amount forbade is allowed once it rises.
  const error =
    methodProblem(form.values, method) ??
    (codePayment === '' ? form.field('codePayment').error : null)

  const { touch } = form
  const close = useCallback(() => {
    setOpened(false)
    // Closed without choosing is a field that was touched and left empty.
    touch('codePayment')
  }, [touch])

  const choose = ({ name, code }: PaymentMethod, type: PaymentType) => {
    form.setValues({ paymentName: name, codePayment: code, typePayment: type })
    setOpened(false)
  }

  return (
    <>
      <button
        type="button"
        className={classes.row}
        data-path="codePayment"
        data-invalid={Boolean(error) || undefined}
        aria-haspopup="dialog"
        aria-describedby={error ? ERROR_ID : undefined}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => {
          setOpened(true)
        }}
      >
        {typePayment === '' ? (
          <span className={classes.icon} aria-hidden>
            <IconWallet size={24} stroke={1.7} />
          </span>
        ) : (
          <MethodLogo type={typePayment} url={method?.logoUrl ?? null} />
        )}
        <span className={classes.words}>
          {codePayment === '' || typePayment === '' ? (
            <span className={classes.name}>Pilih metode pembayaran</span>
          ) : (
            <>
              <span className={classes.name}>{paymentName}</span>
              <TypeLine type={typeBeside(paymentName, typePayment)} />
            </>
          )}
        </span>
        {codePayment !== '' && <span className={classes.change}>Ganti</span>}
        <IconChevronRight size={20} aria-hidden />
      </button>
      {error && (
        <p id={ERROR_ID} className={classes.error}>
          {error}
        </p>
      )}
      <Sheet opened={opened} onClose={close} title="Pilih Metode Pembayaran" full>
        <PaymentMethodList
          price={amountIn(form.values.price)}
          chosen={form.values}
          onChoose={choose}
        />
      </Sheet>
    </>
  )
}

function TypeLine({ type }: { type: string | null }) {
  return type === null ? null : <span className="jm-quiet">{type}</span>
}

function prepare() {
  // Only a head start: the sheet itself reports what fails.
  preloadSheet().catch(() => undefined)
}
