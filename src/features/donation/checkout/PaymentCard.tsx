import type { Donation } from '@/domain/donation/donation'
import { namesInLine } from '@/domain/program/donors/donor-words'
import { PaymentLogo } from '@/features/donation/PaymentLogo'
import { zakatText } from '@/features/donation/components/GivenAs'
import type { DonatedProgram } from '@/features/donation/detail/use-donation'
import { amountInWords } from '@/lib/amount/amount-in-words'
import { formatRupiah, splitLastThree } from '@/lib/format-number'
import { Card } from '@/ui/Card'
import { CopyButton } from '@/ui/button/CopyButton'
import { IconAlertTriangle, IconBuildingBank, IconWallet } from '@/ui/icons'
import { showToast } from '@/ui/overlay/toast'
import { Skeleton } from '@/ui/state/Skeleton'
import { Digits } from '@/ui/text/Digits'
import { DeadlineLine } from './clock/DeadlineLine'
import {
  accountDigits,
  accountGroups,
  accountLabel,
  needsNumber,
  paymentKind,
  type PaymentKind,
  uniqueCode,
} from './payment-kind'
import { QrCode } from './qr/QrCode'
import accountClasses from './Account.module.css'
import classes from './PaymentCard.module.css'

interface AccountProps {
  kind: PaymentKind
  donation: Donation
}

/** The bank or wallet to pay to, with its number to copy. */
function Account({ kind, donation }: AccountProps) {
  const { accountNumber, channelName, imageUrl } = donation
  const Icon = kind === 'e-wallet' ? IconWallet : IconBuildingBank
  return (
    <section aria-labelledby="tujuan-pembayaran" className={accountClasses.account}>
      <div className={accountClasses.channel}>
        <PaymentLogo src={imageUrl} large>
          <Icon size={24} stroke={1.5} />
        </PaymentLogo>
        <h2 id="tujuan-pembayaran" className={accountClasses.name}>
          {channelName}
        </h2>
      </div>
      {accountNumber !== null && (
        <div className={accountClasses.number}>
          <div>
            <p className="jm-quiet">{accountLabel(kind)}</p>
            <p className={accountClasses.digits}>
              <Digits groups={accountGroups(accountNumber)} />
            </p>
          </div>
          <CopyButton
            value={accountDigits(accountNumber)}
            label="Salin nomor"
            onCopied={() =>
              showToast(`${accountLabel(kind)} disalin`, { tone: 'success', duration: 3000 })
            }
          />
        </div>
      )}
      {accountNumber === null && needsNumber(kind) && (
        <p role="status" className={accountClasses.missing}>
          {`${accountLabel(kind)} belum tersedia. Ketuk “Konfirmasi Pembayaran” agar kami bantu.`}
        </p>
      )}
    </section>
  )
}

export interface PaymentCardProps {
  code: string
  donation: Donation
  donated: DonatedProgram
  /** Null while the device's clock hasn't been read yet. */
  now: Date | null
  /** Whether the donor has just asked to see the instruction again, after the deadline. */
  fresh: boolean
}

/**
 * Whatever a donor needs to pay, in the first view of a phone of 360 × 640: until when, for which program, how much,
 * where to, and whose name must appear.
 */
export function PaymentCard({ code, donation, donated, now, fresh }: PaymentCardProps) {
  const kind = paymentKind(donation)
  const { amount, deadline, imageUrl, names, zakat } = donation
  const unique = uniqueCode(kind, amount)
  return (
    <Card className={classes.card}>
      <DeadlineLine deadline={deadline} now={now} fresh={fresh} />
      <section aria-labelledby="total-pembayaran">
        <Purpose donated={donated} />
        {zakat && <p className={classes.given}>{zakatText(zakat)}</p>}
        {names !== null && <p className={classes.given}>{`Atas nama ${namesInLine(names)}`}</p>}
        <div className={classes.total}>
          <div>
            <h2 id="total-pembayaran" className={classes.label}>
              Total Pembayaran
            </h2>
            <ExactAmount value={amount} coded={unique !== null} />
          </div>
          <CopyButton
            value={String(amount)}
            label="Salin nominal"
            onCopied={() => showToast('Nominal disalin', { tone: 'success', duration: 3000 })}
          />
        </div>
        {unique !== null && (
          <p className={classes.note}>
            Tiga digit terakhir, <strong translate="no">{unique}</strong>, adalah kode unik agar
            donasi Anda mudah dikenali. Jangan dibulatkan.
          </p>
        )}
      </section>
      {kind === 'qris' ? (
        <QrCode code={code} imageUrl={imageUrl} payee={<Payee donation={donation} />} />
      ) : (
        <>
          <Account kind={kind} donation={donation} />
          <Payee donation={donation} />
        </>
      )}
      <p className={classes.warning}>
        <IconAlertTriangle size={20} aria-hidden />
        <span>Pastikan nominal pembayaran donasi anda sesuai</span>
      </p>
      <p className={classes.note}>{`Terbilang: ${amountInWords(amount)}.`}</p>
      {(donation.payee ?? donation.merchant ?? donation.nmid) !== null && (
        <p className={classes.note}>
          Cocokkan nama itu dengan yang tampil di aplikasi bank atau dompet digital Anda sebelum
          memasukkan PIN. Jika berbeda, batalkan dan hubungi kami.
        </p>
      )}
    </Card>
  )
}

/** For which program. Its line is kept free while it is on its way, and goes where the program can't be had. */
function Purpose({ donated: { program, loading } }: { donated: DonatedProgram }) {
  if (program === undefined && !loading) return null
  return (
    <p className={classes.purpose}>
      {program ? `Untuk ${program.title}` : <Skeleton width="70%" height="0.8em" radius={4} />}
    </p>
  )
}

/** Whom the donor's own app must name before he pays. Nothing where the backend doesn't say. */
function Payee({ donation: { payee, merchant, nmid } }: { donation: Donation }) {
  const names = [...new Set([payee, merchant])].filter((name) => name !== null)
  if (names.length === 0 && nmid === null) return null
  return (
    <section aria-labelledby="nama-penerima" className={classes.payee}>
      <h2 id="nama-penerima" className={classes.label}>
        Pastikan nama ini yang muncul
      </h2>
      <p className={classes.names} translate="no">
        {names.map((name) => (
          <strong key={name}>{name}</strong>
        ))}
        {nmid !== null && <span>{`NMID ${nmid}`}</span>}
      </p>
    </section>
  )
}

interface ExactAmountProps {
  /** Whole rupiah. */
  value: number
  /** Whether the last three digits are a unique code, which is then highlighted. */
  coded: boolean
}

/**
 * An amount that must be paid exactly, with its unique code highlighted. One text paragraph, so that find, copy and
 * screen readers treat it as one number.
 */
function ExactAmount({ value, coded }: ExactAmountProps) {
  if (!coded)
    return (
      <p className={classes.amount} translate="no">
        {formatRupiah(value)}
      </p>
    )
  const { head, tail } = splitLastThree(value)
  return (
    <p className={classes.amount} translate="no">
      <span>{head}</span>
      <span className={classes.code}>{tail}</span>
    </p>
  )
}
