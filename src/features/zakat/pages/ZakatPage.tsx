import { type ZakatKind, zakatKinds } from '@/domain/zakat/kinds'
import { paths } from '@/lib/address/paths'
import {
  IconBuildingBank,
  IconCashBanknote,
  IconHeartHandshake,
  IconMoneybag,
  IconWallet,
} from '@/ui/icons'
import { LinkList } from '@/ui/list/LinkList'
import classes from './ZakatPage.module.css'

const look = { size: 24, stroke: 1.7 }

const icons = {
  penghasilan: <IconWallet {...look} />,
  simpanan: <IconBuildingBank {...look} />,
  perdagangan: <IconCashBanknote {...look} />,
  fitrah: <IconMoneybag {...look} />,
  fidyah: <IconHeartHandshake {...look} />,
} as const satisfies Record<ZakatKind, unknown>

/** Which kinds of zakat can be reckoned. */
export default function ZakatPage() {
  return (
    <div className={classes.page}>
      <p className={classes.lead}>
        Hitung zakat Anda sendiri. Angka yang Anda isi tidak dikirim ke mana pun.
      </p>
      <LinkList
        label="Jenis zakat"
        items={zakatKinds.map(({ id, title, about }) => ({
          label: title,
          hint: about,
          icon: icons[id],
          to: paths.zakatKind(id),
        }))}
      />
      <p className={classes.lead}>
        Nisab dan besaran diambil dari pemberitaan; lembaga menegaskannya. Di setiap halaman ada
        sumber dan masa berlakunya.
      </p>
    </div>
  )
}
