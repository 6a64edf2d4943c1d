import { cookieNames, readCookie } from './session-cookies'

/** What the operator says about the way browsers reach this process. */
export interface WebSettings {
  PUBLIC_URL?: string | undefined
  /** Whether `X-Forwarded-*` comes from a proxy of ours and may be believed. */
  TRUST_PROXY: boolean
}

/** What a browser's request tells about who sends it and from where. */
export interface BrowserRequest {
  origin: string
  isHttps: boolean
  ip: string | undefined
  sessionToken: string | null
  visitorToken: string | null
}

/** A process has one address, and asks for its origin with every request. */
let configured = { address: '', origin: '' }

function originOfAddress(address: string): string {
  if (configured.address !== address) configured = { address, origin: new URL(address).origin }
  return configured.origin
}

/** Origin the browser sees: the configured one, or the one of the request behind a trusted proxy. */
function originOf(request: Request, env: WebSettings): string {
  if (env.PUBLIC_URL) return originOfAddress(env.PUBLIC_URL)
  const url = new URL(request.url)
  const host = request.headers.get('host')
  if (host) setHost(url, host)
  if (env.TRUST_PROXY) {
    const scheme = request.headers.get('x-forwarded-proto')?.split(',')[0]?.trim()
    const forwardedHost = request.headers.get('x-forwarded-host')?.split(',')[0]?.trim()
    if (scheme === 'https' || scheme === 'http') url.protocol = `${scheme}:`
    if (forwardedHost) setHost(url, forwardedHost)
  }
  return url.origin
}

/** A host without a port means the usual one; by itself, an address would keep the port it had. */
function setHost(url: URL, host: string): void {
  url.port = ''
  url.host = host
}

function addressOf(request: Request, env: WebSettings): string | undefined {
  const forwarded = env.TRUST_PROXY
    ? request.headers.get('x-forwarded-for')?.split(',').at(-1)?.trim()
    : undefined
  return forwarded || ('ip' in request && typeof request.ip === 'string' ? request.ip : undefined)
}

export function readBrowserRequest(request: Request, env: WebSettings): BrowserRequest {
  const origin = originOf(request, env)
  const isHttps = origin.startsWith('https:')
  const names = cookieNames(isHttps)
  const cookies = request.headers.get('cookie')
  return {
    origin,
    isHttps,
    ip: addressOf(request, env),
    sessionToken: readCookie(cookies, names.session),
    visitorToken: readCookie(cookies, names.visitor),
  }
}

/**
 * Whether a request that changes something comes from our own pages. Browsers say so in
 * Sec-Fetch-Site, older ones in Origin; one that says neither is not believed.
 */
export function isSameOrigin(request: Request, origin: string): boolean {
  const site = request.headers.get('sec-fetch-site')
  if (site) return site === 'same-origin'
  return request.headers.get('origin') === origin
}
