import { useQuery } from '@tanstack/react-query'
import { useListed } from '@/domain/capabilities/use-listed'
import { type MasjidProfile, masjidProfileQuery } from '@/domain/masjid/profile'

export type ProfileState =
  /** Null: the backend has none to give. */
  | { kind: 'ready'; profile: MasjidProfile | null }
  | { kind: 'loading' }
  | { kind: 'failed'; retry: () => unknown; retrying: boolean }

/** A mosque's profile, where the backend has one. */
export function useProfile(slug: string): ProfileState {
  const listed = useListed('/mosque/get_profile')
  const { data, isPending, refetch, isFetching } = useQuery({
    ...masjidProfileQuery(slug),
    enabled: listed === true,
  })
  if (listed === false) return { kind: 'ready', profile: null }
  // A prerendered page has it before anybody knows what is listed.
  if (data) return { kind: 'ready', profile: data }
  return isPending ? { kind: 'loading' } : { kind: 'failed', retry: refetch, retrying: isFetching }
}
