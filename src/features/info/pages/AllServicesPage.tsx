import { settingsStore } from '@/domain/capabilities/settings-store'
import { paths } from '@/lib/address/paths'
import {
  IconBuildingMosque,
  IconCalendarEvent,
  IconChartBar,
  IconCompass,
  IconHeadphones,
  IconHeartHandshake,
  IconMoneybag,
  IconPray,
  IconWallet,
} from '@/ui/icons'
import { LinkList } from '@/ui/list/LinkList'
import { useStore } from '@/ui/use-store'
import classes from './AllServicesPage.module.css'

const look = { size: 24, stroke: 1.7 }

/** The first two are the specification's; the others are what else the app has. */
const services = [
  {
    label: "Murottal Qur'an",
    hint: 'Dengarkan 114 surah',
    icon: <IconHeadphones {...look} />,
    to: paths.murottal(),
  },
  {
    label: 'Dzikir',
    hint: "Tasbih digital, Al Ma'tsurat, Asmaul Husna",
    icon: <IconPray {...look} />,
    to: paths.dzikir(),
  },
  {
    label: 'Jadwal Imsakiyah',
    hint: 'Waktu shalat sebulan, untuk dicetak',
    icon: <IconCalendarEvent {...look} />,
    to: paths.imsakiyah(),
  },
  {
    label: 'Kiblat',
    hint: 'Arah Ka’bah dari tempat Anda',
    icon: <IconCompass {...look} />,
    to: paths.kiblat(),
  },
  {
    label: 'Infaq',
    hint: 'Program yang sedang dibantu',
    icon: <IconHeartHandshake {...look} />,
    to: paths.infaq(),
  },
  {
    label: 'Zakat',
    hint: 'Hitung zakat, fitrah, dan fidyah',
    icon: <IconWallet {...look} />,
    to: paths.zakat(),
  },
  {
    label: 'Kencleng Masjid',
    hint: 'Kotak infaq masjid di sekitar Anda',
    icon: <IconMoneybag {...look} />,
    to: paths.kenclengList(),
  },
  {
    label: 'Masjid',
    hint: 'Profil, kegiatan, dan peta masjid',
    icon: <IconBuildingMosque {...look} />,
    to: paths.masjidList(),
  },
]

/** What Home's quick menu calls "Lainnya": every service. */
export default function AllServicesPage() {
  const { financeUrl } = useStore(settingsStore)
  return (
    <div className={classes.page}>
      <LinkList
        label="Semua layanan"
        items={[
          ...services,
          {
            label: 'Keuangan Masjid',
            hint: 'Laporan kas, di tab baru',
            icon: <IconChartBar {...look} />,
            to: { elsewhere: financeUrl },
          },
        ]}
      />
    </div>
  )
}
