import ipaddr from 'ipaddr.js'
import { urlOf } from './url-of'

interface HostSettings {
  PUBLIC_URL?: string | undefined
  ALLOWED_HOSTS: readonly string[]
  TRUST_PROXY: boolean
}

/** Monitoring endpoints, which are requested under any name; none of them shows an address. */
const ASKED_BY_MACHINES = /^\/(?:healthz|readyz|metrics)$/

/**
 * Whether to trust the host name of a request. Links in mails and pages are built from it, so unless the
 * operator sets PUBLIC_URL, only this machine's own names, plain IP addresses and ALLOWED_HOSTS are accepted.
 */
export function isKnownHost(request: Request, settings: HostSettings): boolean {
  const { PUBLIC_URL, ALLOWED_HOSTS, TRUST_PROXY } = settings
  if (PUBLIC_URL) return true
  const url = urlOf(request)
  if (ASKED_BY_MACHINES.test(url.pathname)) return true
  const forwarded = TRUST_PROXY ? request.headers.get('x-forwarded-host') : null
  const named = [request.headers.get('host') ?? url.host, ...(forwarded?.split(',') ?? [])]
  return named.every((host) => isBelieved(hostName(host.trim()), ALLOWED_HOSTS))
}

const isBelieved = (name: string, allowed: readonly string[]) =>
  name === 'localhost' ||
  name.endsWith('.localhost') ||
  ipaddr.isValid(name) ||
  allowed.includes(name)

/** The host without its port, and without the brackets of an IPv6 address. */
const hostName = (host: string): string =>
  host
    .toLowerCase()
    .replace(/:\d{1,5}$/, '')
    .replace(/^\[(.*)\]$/, '$1')

/** Tells the operator which setting to change; nobody else comes by an unannounced name. */
export const refuseHost = (): Response =>
  new Response(
    'This server does not know the name it was asked by. If it is yours, set PUBLIC_URL to the address people use, or list the name in ALLOWED_HOSTS.\n',
    { status: 421, headers: { 'content-type': 'text/plain; charset=utf-8' } },
  )
