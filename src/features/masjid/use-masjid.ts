import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { programQuery } from '@/domain/program/program-queries'

/** The mosque at the current address; it shares its slug and its answer with its collection box (spec §7). */
export function useMasjid() {
  const { slug = '' } = useParams()
  return { slug, query: useQuery(programQuery('kencleng', slug)) }
}
