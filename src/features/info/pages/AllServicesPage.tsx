import { paths } from '@/lib/paths'
import { IconBook2, IconPray } from '@/ui/icons'
import { LinkList } from '@/ui/LinkList'
import classes from './AllServicesPage.module.css'

/** Exactly the services that spec §2 /semua-layanan names. */
const services = [
  {
    label: "Murottal Qur'an",
    hint: 'Dengarkan 114 surah',
    icon: <IconBook2 size={24} stroke={1.7} />,
    to: paths.murottal(),
  },
  {
    label: 'Dzikir',
    hint: 'Tasbih digital, Al Ma’tsurat, Asmaul Husna',
    icon: <IconPray size={24} stroke={1.7} />,
    to: paths.dzikir(),
  },
]

/** What Home's quick menu calls "Lainnya" (spec §2 /semua-layanan). */
export default function AllServicesPage() {
  return (
    <div className={classes['page']}>
      <LinkList label="Semua layanan" items={services} />
    </div>
  )
}
