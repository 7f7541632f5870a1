import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useId } from 'react'
import { type PaymentMethod, paymentMethodsQuery } from '@/domain/donation/donation-queries'
import { brokenLimit, type PaymentType } from '@/features/donation/payment-rules'
import { Skeleton } from '@/ui/state/Skeleton'
import { EmptyState, QueryView } from '@/ui/state/States'
import {
  IconBuildingBank,
  IconCircleCheck,
  IconCreditCard,
  IconQrcode,
  IconWallet,
} from '@/ui/icons'
import rows from '@/ui/list/rows.module.css'
import {
  type ChosenMethod,
  groupMethods,
  isChosen,
  type PaymentGroup,
  paymentTypeMeanings,
  paymentTypeNames,
  typeBeside,
} from './payment-groups'
import classes from './PaymentMethodList.module.css'
import { PaymentLogo } from '@/features/donation/PaymentLogo'

const icons = {
  QRIS: IconQrcode,
  'E-wallet': IconWallet,
  Manual: IconBuildingBank,
  VA: IconCreditCard,
} as const satisfies Record<PaymentType, unknown>

interface PaymentMethodListProps {
  price: number
  chosen: ChosenMethod
  onChoose: (method: PaymentMethod, type: PaymentType) => void
}

/**
 * Every method by type; what the amount doesn't allow is dimmed, can't be clicked and says why.
 * Buttons, not radios: an arrow key would choose, and choosing closes the sheet.
 */
export function PaymentMethodList(props: PaymentMethodListProps) {
  const query = useQuery(paymentMethodsQuery())
  return (
    <>
      {props.price <= 0 && (
        <p className={classes.notice}>Isi nominal donasi dahulu untuk memilih metode pembayaran.</p>
      )}
      <QueryView
        query={query}
        skeleton={<MethodsSkeleton />}
        isEmpty={(methods) => groupMethods(methods).length === 0}
        empty={
          <EmptyState
            title="Metode pembayaran belum tersedia"
            text="Silakan coba beberapa saat lagi."
          />
        }
      >
        {(methods) =>
          groupMethods(methods).map((group) => <Group key={group.type} group={group} {...props} />)
        }
      </QueryView>
    </>
  )
}

function Group({
  group: { type, methods },
  price,
  chosen,
  onChoose,
}: PaymentMethodListProps & { group: PaymentGroup }) {
  const id = useId()
  // QRIS is the name of the type, of its one method and of its logo: it needn't stand there three times.
  const isNamedBelow = methods.every(({ name }) => typeBeside(name, type) === null)
  return (
    <section className={classes.group} aria-labelledby={id}>
      <h3 id={id} className={isNamedBelow ? 'jm-hidden' : classes.heading}>
        {paymentTypeNames[type]}
      </h3>
      <p className={classes.meaning}>{paymentTypeMeanings[type]}</p>
      <ul role="list" className={clsx(rows.lines, classes.methods)}>
        {methods.map((method) => {
          const broken = brokenLimit(type, price, method)
          return (
            <li key={method.code}>
              <button
                type="button"
                className={clsx(rows.row, classes.method)}
                aria-pressed={isChosen(method, chosen)}
                disabled={broken !== null}
                onClick={() => {
                  onChoose(method, type)
                }}
              >
                <MethodLogo type={type} url={method.logoUrl} />
                <span className={clsx(rows.words, classes.words)}>
                  <span className={classes.name}>{method.name}</span>
                  {broken && <span className="jm-quiet">{broken.reason}</span>}
                </span>
                {isChosen(method, chosen) && <IconCircleCheck size={22} aria-hidden />}
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function MethodsSkeleton() {
  return (
    <div className={classes.skeleton}>
      {Array.from({ length: 5 }, (_, row) => (
        <Skeleton key={row} height={60} radius={12} />
      ))}
    </div>
  )
}

/** A payment method's logo, or its type's icon when there is none. */
export function MethodLogo({ type, url }: { type: PaymentType; url: string | null }) {
  const Icon = icons[type]
  return (
    <PaymentLogo src={url}>
      <Icon size={24} stroke={1.7} />
    </PaymentLogo>
  )
}
