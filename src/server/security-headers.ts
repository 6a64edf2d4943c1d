import { urlOf } from './url-of.ts'

/** Headers of every response; headers that are already set stay. */
const COMMON_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  // The sign-in popup must be able to report back to the page that opened it.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
}

/** Responses that are not pages show, load and run nothing, even when opened as a page. */
const INERT = "default-src 'none'; frame-ancestors 'none'"

/** Other sites may embed results and social images; everything else is limited to our own pages. */
const SHOWN_ELSEWHERE = /^\/(?:media|social)\//

export function setSecurityHeaders(
  headers: Headers,
  request: Request,
  settings: { HSTS_SUBDOMAINS: boolean },
) {
  for (const [name, value] of Object.entries(COMMON_HEADERS)) {
    if (!headers.has(name)) headers.set(name, value)
  }
  const isShared = SHOWN_ELSEWHERE.test(urlOf(request).pathname)
  headers.set('cross-origin-resource-policy', isShared ? 'cross-origin' : 'same-origin')
  // Without cache rules, a response may hold personal data, so nobody may store it.
  if (!headers.has('cache-control')) headers.set('cache-control', 'no-store')
  // Pages and files have policies of their own.
  if (!headers.has('content-security-policy')) headers.set('content-security-policy', INERT)
  const transport = strictTransport(request, settings)
  if (transport) headers.set('strict-transport-security', transport)
}

/** HSTS header value for responses over https; null over http. */
export function strictTransport(
  request: Request,
  { HSTS_SUBDOMAINS }: { HSTS_SUBDOMAINS: boolean },
): string | null {
  if (!isHttps(request)) return null
  return `max-age=31536000${HSTS_SUBDOMAINS ? '; includeSubDomains' : ''}`
}

// Browsers ignore the header on plain http, so a forged x-forwarded-proto gains nothing.
const isHttps = (request: Request) =>
  request.url.startsWith('https:') || request.headers.get('x-forwarded-proto') === 'https'

/** Foreign origins that the operator's configuration adds to a page. */
interface ForeignOrigins {
  /** Services the page calls. */
  services?: readonly string[]
  /** Origins of pictures and videos: the upstream, if any. */
  media?: readonly string[]
}

/** Origins of an upstream's pictures and videos: its own, and those the operator lists. */
export const mediaOrigins = (env: {
  PRODUCT_API_BASE?: string | undefined
  MEDIA_HOSTS: string[]
}) => (env.PRODUCT_API_BASE ? [new URL(env.PRODUCT_API_BASE).origin, ...env.MEDIA_HOSTS] : [])

/** Content security policy of a page: our own files, and inline scripts with this response's nonce. */
export function contentSecurityPolicy(
  nonce: string,
  isDevelopment: boolean,
  { services = [], media = [] }: ForeignOrigins = {},
): string {
  const connections = ["'self'", ...(isDevelopment ? ['ws:'] : []), ...services]
  return [
    "default-src 'none'",
    "manifest-src 'self'",
    "worker-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    // React writes style attributes. The development server adds style elements without a nonce.
    isDevelopment ? "style-src 'self' 'unsafe-inline'" : `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    ["img-src 'self' data: blob:", ...media].join(' '),
    ["media-src 'self' blob:", ...media].join(' '),
    "font-src 'self'",
    `connect-src ${connections.join(' ')}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
