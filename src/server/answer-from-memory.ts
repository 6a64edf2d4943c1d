import { FastResponse } from 'srvx'
import type { KeptBody } from './kept-body'
import type { KeptPage } from './page-cache'
import { setSecurityHeaders, strictTransport } from './security-headers'

export interface PageOfVisitors extends KeptPage {
  body: KeptBody
}

interface SecuritySettings {
  HSTS_SUBDOMAINS: boolean
}

/**
 * A page from memory with its complete headers; none may be added. They are a list that is written as is:
 * reading `headers` would build an object, which costs more than finding the page.
 */
export class AnswerFromMemory extends FastResponse {}

/** Headers that differ between two responses with the same page. */
const OF_ONE_ANSWER = new Set([
  'set-cookie',
  'content-length',
  'content-security-policy',
  'strict-transport-security',
])

/** A quality of zero means refusal. */
const READS_BROTLI = /\bbr\b(?!\s*;\s*q=0(?:\.0+)?(?:,|$))/

/** Headers of a newly rendered page that are the same for everyone. */
export function headersForEverybody(
  request: Request,
  answer: Response,
  settings: SecuritySettings,
): [string, string][] {
  const headers = new Headers(answer.headers)
  headers.append('vary', 'accept-encoding')
  headers.set('cache-control', 'private, no-cache')
  setSecurityHeaders(headers, request, settings)
  return [...headers].filter(([name]) => !OF_ONE_ANSWER.has(name))
}

/** A kept page with the headers of this response. */
export function answerFromMemory(
  { body, status, headers: common }: PageOfVisitors,
  request: Request,
  own: { nonce: string; policy: string; cookie: string | null; env: SecuritySettings },
): AnswerFromMemory {
  const readsBrotli = READS_BROTLI.test(request.headers.get('accept-encoding') ?? '')
  const { bytes, isPacked } = body.with(own.nonce, readsBrotli)
  const headers: [string, string][] = [
    ...common,
    ['content-security-policy', own.policy],
    ['content-length', String(bytes.length)],
  ]
  if (isPacked) headers.push(['content-encoding', 'br'])
  if (own.cookie) headers.push(['set-cookie', own.cookie])
  const transport = strictTransport(request, own.env)
  if (transport) headers.push(['strict-transport-security', transport])
  return new AnswerFromMemory(bytes, { status, headers })
}
