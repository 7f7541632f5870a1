import { clickLink } from '@/lib/save-file'

const extensions: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/svg+xml': 'svg',
  'image/webp': 'webp',
}

/**
 * Downloads the QR picture as `qris-{code}.png`. The extension follows the picture's real format, because a phone's
 * gallery refuses a file with the wrong one.
 * @throws TypeError when its host doesn't let scripts read it (CORS) or can't be reached; Error for a failed answer
 */
export async function fetchQrFile(imageUrl: string, code: string): Promise<File> {
  const response = await fetch(imageUrl)
  const blob = await response.blob()
  if (!response.ok || !blob.type.startsWith('image/'))
    throw new Error(`QR picture: ${response.status} ${blob.type}`)
  const name = `qris-${code.replace(/[^\w-]+/g, '-')}.${extensions[blob.type] ?? 'png'}`
  return new File([blob], name, { type: blob.type })
}

/** Opens a picture in a new tab, where a long press saves it. */
export function openPicture(url: string): void {
  clickLink({ href: url, target: '_blank', rel: 'noopener' })
}

/** Whether this device's share sheet accepts pictures. */
export function canSharePictures(): boolean {
  if (!('share' in navigator) || !('canShare' in navigator)) return false
  return navigator.canShare({ files: [new File([''], 'qris.png', { type: 'image/png' })] })
}
