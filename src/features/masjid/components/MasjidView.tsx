import { FoundView, type FoundViewProps } from '@/domain/program/FoundView'
import { paths } from '@/lib/address/paths'
import { IconBuildingMosque } from '@/ui/icons'
import { LinkButton } from '@/ui/button/LinkButton'

const notFound = {
  icon: <IconBuildingMosque size={32} stroke={1.5} />,
  title: 'Masjid tidak ditemukan',
  text: 'Mungkin alamatnya salah, atau masjid ini sudah tidak terdaftar.',
  action: <LinkButton to={paths.masjidList()}>Lihat masjid lain</LinkButton>,
}

/** The states of a page about one mosque. */
export function MasjidView<T>(view: FoundViewProps<T>) {
  return <FoundView {...view} notFound={notFound} />
}
