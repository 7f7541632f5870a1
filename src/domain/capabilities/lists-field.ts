import { askCapabilities, capabilitiesStore, isAsked } from './capabilities'

/**
 * Whether a field is of use that does no harm where it is ignored. What was said last counts; the backend is asked only
 * on a device that has never asked.
 * @param field `transaction/storeDonate#kunci`
 */
export async function listsField(field: string): Promise<boolean> {
  if (!isAsked(capabilitiesStore.get())) await askCapabilities()
  return capabilitiesStore.get().fields.includes(field)
}
