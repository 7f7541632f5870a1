import type { Form } from '@/api/client'
import { fetchWithProgress } from '@/api/fetch-with-progress'
import { requiredText, told } from '@/api/decode'
import { decoded, malformed } from '@/api/errors'
import { uploadBackend } from '@/api/optional-backend'

/**
 * Sends a picture of a manual transfer. Only where `useListed('/transaction/upload_proof')`.
 * @param bukti at most 5 MB
 * @param onProgress called with the part of it that is sent, above 0 and at most 1
 * @returns what happens to it now, in the backend's words
 * @throws ApiError
 */
export async function uploadSlip(
  codeDonate: string,
  bukti: File,
  onProgress: (part: number) => void,
): Promise<string> {
  const operation = '/transaction/upload_proof'
  const body = { codeDonate, bukti } satisfies Form<typeof operation>
  const { data } = await uploadBackend.POST(operation, {
    body,
    fetch: fetchWithProgress(onProgress),
  })
  if (!data) throw malformed(operation, 200, 'body: nothing')
  return decoded(operation, () => requiredText(told(data.data, 'data').status, 'data.status'))
}
