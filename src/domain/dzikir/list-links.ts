import { paths } from '@/lib/address/paths'
import type { DzikirList } from './lists'

/** What each list is called, and where it is read. */
export const listLinks: Readonly<Record<DzikirList, { label: string; to: string }>> = {
  'sugro-pagi': { label: 'Sugro Pagi', to: paths.alMatsurat('sugro-pagi') },
  'sugro-petang': { label: 'Sugro Petang', to: paths.alMatsurat('sugro-petang') },
  'kubro-pagi': { label: 'Kubro Pagi', to: paths.alMatsurat('kubro-pagi') },
  'kubro-petang': { label: 'Kubro Petang', to: paths.alMatsurat('kubro-petang') },
  'shalat-pendek': { label: 'Dzikir Shalat Pendek', to: paths.dzikirShalat('pendek') },
  'shalat-panjang': { label: 'Dzikir Shalat Panjang', to: paths.dzikirShalat('panjang') },
}
