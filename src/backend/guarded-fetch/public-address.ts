import ipaddr from 'ipaddr.js'

/** Public by its number, yet answered by the cloud's own machine control (Azure). */
const CLOUD_CONTROL = new Set(['168.63.129.16'])
/** The part of IPv6 that is routed worldwide; everything else is special or unassigned. */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3')

/**
 * Whether an address leads to the public internet. Forms that carry an IPv4 address inside (mapped,
 * compatible, NAT64, 6to4, Teredo) are refused as a whole: a gateway could turn them inwards.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.parse(address)
  if (parsed.range() !== 'unicast') return false
  if (parsed instanceof ipaddr.IPv6) return parsed.match(GLOBAL_UNICAST)
  return !CLOUD_CONTROL.has(parsed.toString())
}
