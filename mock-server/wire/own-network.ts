import { BlockList, isIP } from 'node:net'
import { networkInterfaces } from 'node:os'

/** One address of this machine, as `networkInterfaces` of node:os tells it. */
export interface OwnAddress {
  address: string
  family: 'IPv4' | 'IPv6'
  /** `192.168.1.5/24`; null where the mask is none. */
  cidr: string | null
}

/** Networks whose other members are neighbours: private ones, and those of one cable or access point. */
const PRIVATE = new BlockList()
for (const [network, prefix, family] of [
  ['127.0.0.0', 8, 'ipv4'],
  ['10.0.0.0', 8, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['169.254.0.0', 16, 'ipv4'],
  ['fc00::', 7, 'ipv6'],
  ['fe80::', 10, 'ipv6'],
] as const)
  PRIVATE.addSubnet(network, prefix, family)

/**
 * Whether a host name is an address of this machine, or of a private network that it is in.
 * @param hostname as `URL` has it: `192.168.1.5`, `[fd00::2]`
 * @param own this machine's addresses
 */
export function isOfOwnNetwork(
  hostname: string,
  own: readonly OwnAddress[] = Object.values(networkInterfaces()).flatMap((all) => all ?? []),
): boolean {
  const asked = hostname.replace(/^\[(.*)\]$/, '$1')
  const version = isIP(asked)
  if (version === 0) return false
  const family = version === 4 ? 'ipv4' : 'ipv6'
  if (asked === '::1') return true
  const near = new BlockList()
  near.addSubnet('127.0.0.0', 8, 'ipv4')
  for (const { address, family: its, cidr } of own) {
    const type = its === 'IPv4' ? 'ipv4' : 'ipv6'
    const prefix = Number(cidr?.split('/')[1] ?? NaN)
    if (PRIVATE.check(address, type) && Number.isInteger(prefix))
      near.addSubnet(address, prefix, type)
    else near.addAddress(address, type)
  }
  return near.check(asked, family)
}
