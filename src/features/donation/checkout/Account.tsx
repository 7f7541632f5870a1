import type { Donation } from '@/domain/donation/donation'
import { CopyButton } from '@/ui/button/CopyButton'
import { Digits } from '@/ui/text/Digits'
import { IconBuildingBank, IconWallet } from '@/ui/icons'
import { showToast } from '@/ui/overlay/toast'
import { PaymentLogo } from '@/features/donation/PaymentLogo'
import {
  accountDigits,
  accountGroups,
  accountLabel,
  needsNumber,
  type PaymentKind,
} from './payment-kind'
import classes from './Account.module.css'

interface AccountProps {
  kind: PaymentKind
  donation: Donation
}

/** The bank or wallet to pay to, with its number to copy. */
export function Account({ kind, donation }: AccountProps) {
  const { accountNumber, channelName, imageUrl } = donation
  const Icon = kind === 'e-wallet' ? IconWallet : IconBuildingBank
  return (
    <section aria-labelledby="tujuan-pembayaran" className={classes.account}>
      <div className={classes.channel}>
        <PaymentLogo src={imageUrl} large>
          <Icon size={24} stroke={1.5} />
        </PaymentLogo>
        <h2 id="tujuan-pembayaran" className={classes.name}>
          {channelName}
        </h2>
      </div>
      {accountNumber !== null && (
        <div className={classes.number}>
          <div>
            <p className="jm-quiet">{accountLabel(kind)}</p>
            <p className={classes.digits}>
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
        <p role="status" className={classes.missing}>
          {`${accountLabel(kind)} belum tersedia. Ketuk “Konfirmasi Pembayaran” agar kami bantu.`}
        </p>
      )}
    </section>
  )
}
