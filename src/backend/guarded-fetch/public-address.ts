import ipaddr from 'ipaddr.js'

/** A public address that is nevertheless answered by the cloud's own control service (Azure). */
const CLOUD_CONTROL = new Set(['168.63.129.16'])
/** The globally routed part of IPv6; everything else is special or unassigned. */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3')

/**
 * Whether an address is on the public internet. IPv6 forms that embed an IPv4 address (mapped, compatible, NAT64, 6to4,
 * Teredo) are all refused: a gateway could turn them inward.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.parse(address)
  if (parsed.range() !== 'unicast') return false
  if (parsed instanceof ipaddr.IPv6) return parsed.match(GLOBAL_UNICAST)
  return !CLOUD_CONTROL.has(parsed.toString())
}
