import type { Form } from '@/api/client'
import { requiredText, told } from '@/api/decode'
import { decoded, malformed } from '@/api/errors'
import { uploadBackend } from '@/api/optional-backend'

/**
 * Sends a picture of a manual transfer. Only where `useListed('/transaction/upload_proof')`.
 * @param bukti at most 5 MB
 * @returns what happens to it now, in the backend's words
 * @throws ApiError
 */
export async function uploadProof(codeDonate: string, bukti: File): Promise<string> {
  const operation = '/transaction/upload_proof'
  const body = { codeDonate, bukti } satisfies Form<typeof operation>
  const { data } = await uploadBackend.POST(operation, { body })
  if (!data) throw malformed(operation, 200, 'body: nothing')
  return decoded(operation, () => requiredText(told(data.data, 'data').status, 'data.status'))
}
