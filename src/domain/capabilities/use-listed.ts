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
  return useCapability(({ operations }) => operations.includes(operation.slice(1)))
}

/** The same for an optional field of a form. @param field `transaction/storeDonate#kode_ref` */
export function useListedField(field: string): boolean | undefined {
  return useCapability(({ fields }) => fields.includes(field))
}

function useCapability(has: (capabilities: Capabilities) => boolean): boolean | undefined {
  const capabilities = useStore(capabilitiesStore, () => unasked)
  useEffect(() => void askCapabilities(), [])
  return isAsked(capabilities) ? has(capabilities) : undefined
}
