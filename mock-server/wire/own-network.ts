import { BlockList, isIP } from 'node:net'

/** This machine, and networks whose other members are neighbours: private ones, and those of one cable or access point. */
const near = new BlockList()
for (const [network, prefix, family] of [
  ['127.0.0.0', 8, 'ipv4'],
  ['10.0.0.0', 8, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['169.254.0.0', 16, 'ipv4'],
  ['::1', 128, 'ipv6'],
  ['fc00::', 7, 'ipv6'],
  ['fe80::', 10, 'ipv6'],
] as const)
  near.addSubnet(network, prefix, family)

/**
 * Whether a host name is an address of this machine, or one that only neighbours have.
 * @param hostname as `URL` has it: `192.168.1.5`, `[fd00::2]`
 */
export function isOfOwnNetwork(hostname: string): boolean {
  const asked = hostname.replace(/^\[(.*)\]$/, '$1')
  const version = isIP(asked)
  return version !== 0 && near.check(asked, version === 4 ? 'ipv4' : 'ipv6')
}
