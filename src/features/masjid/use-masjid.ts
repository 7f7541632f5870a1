import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { programQuery } from '@/domain/program/program-queries'

/** The mosque at the current address. It shares slug and answer with its collection box. */
export function useMasjid() {
  const { slug = '' } = useParams()
  return { slug, query: useQuery(programQuery('kencleng', slug)) }
}
