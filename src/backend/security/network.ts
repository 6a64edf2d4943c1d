import ipaddr from 'ipaddr.js'

/**
 * The network an address belongs to, roughly one customer line: the address itself for IPv4, the /64 for IPv6, where
 * every household can switch between 2^64 addresses.
 */
export function networkOf(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip
  const address = ipaddr.process(ip)
  if (address.kind() === 'ipv4') return address.toString()
  const prefix = address.toByteArray().slice(0, 8)
  return `${ipaddr.fromByteArray([...prefix, 0, 0, 0, 0, 0, 0, 0, 0]).toString()}/64`
}
