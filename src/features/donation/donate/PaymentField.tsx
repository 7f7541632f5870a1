import { useCallback, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { PaymentMethod } from '@/domain/donation/donation-queries'
import { amountIn } from '@/lib/amount/read-amount'
import { brokenLimit, type PaymentType } from '@/features/donation/payment-rules'
import { IconChevronRight, IconWallet } from '@/ui/icons'
import { preloadSheet, Sheet } from '@/ui/overlay/Sheet'
import type { DonationValues } from './donation-form'
import { methodProblem } from './gift-rules'
import { MethodLogo, PaymentMethodList } from './PaymentMethodList'
import { paymentTypeMeanings, typeBeside } from './payment-groups'
import classes from './PaymentField.module.css'
import type { FieldProps } from '@/ui/form/use-form'

const ERROR_ID = 'donate-payment-error'

type MethodValues = Pick<DonationValues, 'paymentName' | 'codePayment' | 'typePayment'>

/** A form with an amount and a method for it. */
interface MethodForm {
  values: MethodValues & { price: string }
  field: (name: 'codePayment') => FieldProps
  touch: (name: 'codePayment') => void
  setValues: (values: MethodValues) => void
}

/** The chosen method, and the full-height sheet to choose it in. Until one is chosen, QRIS is offered for one tap. */
export function PaymentField({
  form,
  methods,
  method,
}: {
  form: MethodForm
  /** Undefined until they are known. */
  methods: readonly PaymentMethod[] | undefined
  /** The chosen one, once the methods are known. */
  method: PaymentMethod | undefined
}) {
  const [opened, setOpened] = useState(false)
  const row = useRef<HTMLButtonElement>(null)
  const qris = methods?.find(({ type }) => type === 'QRIS')
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
      {codePayment === '' && (methods === undefined || qris !== undefined) && (
        <div className={classes.first}>
          {/* Behind the sheet only its room is kept, so that the method isn't there twice. */}
          {qris !== undefined && !opened && (
            <QrisButton
              method={qris}
              amount={amountIn(form.values.price)}
              onChoose={() => {
                flushSync(() => choose(qris, 'QRIS'))
                // The tapped button is gone.
                row.current?.focus()
              }}
            />
          )}
        </div>
      )}
      <button
        ref={row}
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

function QrisButton({
  method,
  amount,
  onChoose,
}: {
  method: PaymentMethod
  /** Whole rupiah. */
  amount: number
  onChoose: () => void
}) {
  const broken = brokenLimit('QRIS', amount, method)
  return (
    <button type="button" className={classes.row} disabled={broken !== null} onClick={onChoose}>
      <MethodLogo type="QRIS" url={method.logoUrl} />
      <span className={classes.words}>
        <span className={classes.name}>{method.name}</span>
        <span className="jm-quiet">{broken?.reason ?? paymentTypeMeanings.QRIS}</span>
      </span>
      <span className={classes.change}>Pilih</span>
    </button>
  )
}

function TypeLine({ type }: { type: string | null }) {
  return type === null ? null : <span className="jm-quiet">{type}</span>
}

function prepare() {
  // Only a head start: the sheet itself reports what fails.
  preloadSheet().catch(() => undefined)
}
