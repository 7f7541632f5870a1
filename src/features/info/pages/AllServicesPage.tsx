import { paths } from '@/lib/address/paths'
import { IconBook2, IconPray } from '@/ui/icons'
import { LinkList } from '@/ui/list/LinkList'
import classes from './AllServicesPage.module.css'

/** Only these two services (docs/product.md, Frames and navigation). */
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

/** What Home's quick menu calls "Lainnya". */
export default function AllServicesPage() {
  return (
    <div className={classes.page}>
      <LinkList label="Semua layanan" items={services} />
    </div>
  )
}
