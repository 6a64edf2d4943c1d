import type { LookupAddress } from 'node:dns'
import { lookup } from 'node:dns/promises'
import { isIP, type LookupFunction } from 'node:net'
import { AppError } from '../../contract/app-error.ts'
import { isPublicAddress } from './public-address.ts'

/** Resolves a name to all its addresses; tests pass their own. */
export type Resolve = (hostname: string) => Promise<LookupAddress[]>

export const resolveBySystem: Resolve = (hostname) =>
  lookup(hostname, { all: true, verbatim: true })

export interface LocateOptions {
  resolve: Resolve
  /** `host:port` pairs in the operator's own network that may be fetched anyway. */
  allowedHosts: readonly string[]
  /** Ports allowed on public hosts; tests add the one their canary listens on. */
  ports: readonly string[]
}

const DEFAULT_PORT: Record<string, string> = { 'http:': '80', 'https:': '443' }
export const WEB_PORTS: readonly string[] = Object.values(DEFAULT_PORT)

/**
 * Checks where a URL leads before anything is sent there.
 * @returns the addresses to connect to, and no others
 * @throws AppError('link_refused' | 'link_unreachable')
 */
export async function locate(url: URL, options: LocateOptions): Promise<LookupAddress[]> {
  const defaultPort = DEFAULT_PORT[url.protocol]
  if (!defaultPort) throw new AppError('link_refused', { reason: 'protocol' })
  if (url.username || url.password) throw new AppError('link_refused', { reason: 'credentials' })

  const port = url.port || defaultPort
  const isAllowed = options.allowedHosts.includes(`${url.hostname}:${port}`)
  if (!isAllowed && !options.ports.includes(port)) {
    throw new AppError('link_refused', { reason: 'port' })
  }
  const addresses = await addressesOf(url.hostname.replace(/^\[|\]$/g, ''), options.resolve)
  // Even a single private address among public ones is no accident.
  if (!isAllowed && !addresses.every(({ address }) => isPublicAddress(address))) {
    throw new AppError('link_refused', { reason: 'address' })
  }
  return addresses
}

async function addressesOf(host: string, resolve: Resolve): Promise<LookupAddress[]> {
  const family = isIP(host)
  if (family !== 0) return [{ address: host, family }]
  const addresses = await resolve(host).catch(() => [])
  if (addresses.length === 0) throw new AppError('link_unreachable', { reason: 'name' })
  return addresses
}

/** A lookup with a fixed answer, so that the connection goes to the checked addresses. */
export function pinnedLookup(addresses: LookupAddress[]): LookupFunction {
  return (_hostname, options, callback) => {
    if (options.all) return callback(null, addresses)
    const [first] = addresses
    return callback(null, first?.address ?? '', first?.family)
  }
}
