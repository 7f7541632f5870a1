import { clickLink, isInApp, saveFile, shareFile } from '@/lib/save-file'
const extensions: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/svg+xml': 'svg',
  'image/webp': 'webp',
}

/** A `data:` picture, which the Content-Security-Policy lets nobody fetch. */
function decodeDataUrl(url: string): Blob {
  const comma = url.indexOf(',')
  const [type, ...rest] = url.slice('data:'.length, comma).toLowerCase().split(';')
  const data = decodeURIComponent(url.slice(comma + 1))
  const body = rest.includes('base64')
    ? Uint8Array.from(atob(data), (sign) => sign.charCodeAt(0))
    : data
  return new Blob([body], { type: type ?? '' })
}

async function fetchBlob(url: string): Promise<Blob> {
  const response = await fetch(url)
  const blob = await response.blob()
  if (!response.ok || !blob.type.startsWith('image/'))
    throw new Error(`QR picture: ${response.status} ${blob.type}`)
  return blob
}

/** The address that a tab of its own can show, null for a `data:` picture. */
export const ownAddress = (imageUrl: string) => (imageUrl.startsWith('data:') ? null : imageUrl)

/**
 * The QR picture as `qris-{code}.png`. The extension follows the picture's real format, because a phone's gallery
 * refuses a file with the wrong one.
 * @throws TypeError when its host doesn't let scripts read it (CORS) or can't be reached; Error for a failed answer
 */
export async function fetchQrFile(imageUrl: string, code: string): Promise<File> {
  const isAddress = ownAddress(imageUrl) !== null
  const blob = isAddress ? await fetchBlob(imageUrl) : decodeDataUrl(imageUrl)
  const name = `qris-${code.replace(/[^\w-]+/g, '-')}.${extensions[blob.type] ?? 'png'}`
  return new File([blob], name, { type: blob.type })
}

/**
 * Gives the QR picture to be saved: by the share sheet, else as a download, else in a tab of its own, where a long
 * press saves it.
 * @returns what was tried last: none of them tells whether the picture arrived
 */
export async function saveQr(
  imageUrl: string,
  code: string,
): Promise<'share' | 'download' | 'tab' | 'nothing'> {
  const address = ownAddress(imageUrl)
  // Its host may show the picture but not let a script read it.
  const file = await fetchQrFile(imageUrl, code).catch(() => null)
  if (file && (await shareFile(file, `QRIS ${code}`))) return 'share'
  if (file && (address === null || !isInApp())) {
    saveFile(file)
    return 'download'
  }
  if (address === null) return 'nothing'
  clickLink({ href: address, target: '_blank', rel: 'noopener noreferrer' })
  return 'tab'
}
