import { readAddress } from '@/lib/address/read-address'
import { findPage } from './routes'

/**
 * The address of the page that is meant by one which messengers have changed, in the case of the route table. Slugs have
 * no capitals (`openapi/schemas/common.yaml`), codes do. A donation's code stays as it is: it may end with any sign, so
 * it is read only where the backend doesn't know it (`DonationNotFound`).
 * @returns null where that is no page's either
 */
export function mendedAddress(address: string): string | null {
  const [written = ''] = address.split(/[?#]/, 1)
  const isDonation = findPage(written)?.params.codeDonate !== undefined
  const read = readAddress(isDonation ? `/${address.slice(written.length)}` : address)
  const { pathname: path, search, hash } = new URL(read, 'http://site.invalid')
  const pathname = isDonation ? written : path
  const pattern = findPage(pathname)?.route.path ?? '*'
  if (pattern === '*') return null
  const parts = pathname.split('/')
  const mended = pattern.split('/').map((part, at) => {
    if (!part.startsWith(':')) return part
    return part === ':slug' ? parts[at]?.toLowerCase() : parts[at]
  })
  return mended.join('/') + search + hash
}

/** Puts the address that is meant in place of the present one, before anything has read it. */
export function mendAddress(): void {
  const { pathname, search, hash } = window.location
  const mended = mendedAddress(pathname + search + hash)
  if (mended !== null) window.history.replaceState(null, '', mended)
}
