import { cookieNames, readCookie } from './session-cookies'

/** The operator's settings for how browsers reach this process. */
export interface WebSettings {
  PUBLIC_URL?: string | undefined
  /** Whether `X-Forwarded-*` comes from our own proxy and can be trusted. */
  TRUST_PROXY: boolean
}

/** Who sends a browser's request, and from where. */
export interface BrowserRequest {
  origin: string
  isHttps: boolean
  ip: string | undefined
  sessionToken: string | null
  visitorToken: string | null
}

/** Caches the origin: PUBLIC_URL is constant, and every request needs its origin. */
let configured = { address: '', origin: '' }

function originOfAddress(address: string): string {
  if (configured.address !== address) configured = { address, origin: new URL(address).origin }
  return configured.origin
}

/** Origin the browser sees: the configured one, or the request's own, as reported by a trusted proxy. */
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

/** A host without a port means the default port; setting `host` alone would keep the old one. */
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
 * Whether a state-changing request comes from our own pages. Browsers send Sec-Fetch-Site, older ones Origin;
 * a request with neither is rejected.
 */
export function isSameOrigin(request: Request, origin: string): boolean {
  const site = request.headers.get('sec-fetch-site')
  if (site) return site === 'same-origin'
  return request.headers.get('origin') === origin
}
