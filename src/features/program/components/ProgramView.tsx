import { FoundView, type FoundViewProps } from '@/domain/program/FoundView'
import { paths } from '@/lib/address/paths'
import { IconSearch } from '@/ui/icons'
import { LinkButton } from '@/ui/button/Button'

const notFound = {
  icon: <IconSearch size={32} stroke={1.5} />,
  title: 'Program tidak ditemukan',
  text: 'Mungkin alamatnya salah, atau program ini sudah tidak ada.',
  action: <LinkButton to={paths.infaq()}>Lihat program lain</LinkButton>,
}

/** The states of a page about one program. */
export function ProgramView<T>(view: FoundViewProps<T>) {
  return <FoundView {...view} notFound={notFound} />
}
