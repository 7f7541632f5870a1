import { useEffect } from 'react'
import type { OptionalPath } from '@/api/generated/optional-operations'
import { useStore } from '@/ui/use-store'
import {
  askCapabilities,
  type Capabilities,
  capabilitiesStore,
  isAsked,
  unasked,
} from './capabilities'

/**
 * Whether the backend has an operation of a later contract.
 * @returns undefined while nobody knows, on a device that has never asked
 */
export function useListed(operation: OptionalPath): boolean | undefined {
  return useCapabilities()?.operations.includes(operation.slice(1))
}

/**
 * The same for a field.
 * @param field `transaction/storeDonate#anonim`
 */
export function useListsField(field: string): boolean | undefined {
  return useCapabilities()?.fields.includes(field)
}

function useCapabilities(): Capabilities | undefined {
  const capabilities = useStore(capabilitiesStore, () => unasked)
  useEffect(() => void askCapabilities(), [])
  return isAsked(capabilities) ? capabilities : undefined
}
