import type { FaultKind } from './service-error.ts'

/** Services report policy, billing, and retired models in words, which say more than the status. */
const WORDS: [FaultKind, RegExp][] = [
  ['auth', /api.?key.{0,20}(not valid|invalid|expired)|API_KEY_INVALID/i],
  [
    'content_blocked',
    /content.?polic|moderation|safety|nsfw|sensitive|prohibited|usage polic|responsible.?ai|blocked by/i,
  ],
  [
    'quota',
    /insufficient.?(quota|credit|balance|funds)|billing|exhausted.?balance|quota.?exceeded|payment required/i,
  ],
  [
    'model_retired',
    /model.{0,60}(not.?found|does not exist|deprecated|retired|shut.?down|decommission|no longer)/i,
  ],
]

/** The fault that the words of a refusal or failed job describe; null if we don't recognize them. */
export const faultInWords = (words: string): FaultKind | null =>
  WORDS.find(([, pattern]) => pattern.test(words))?.[0] ?? null

const KINDS: Record<number, FaultKind> = {
  401: 'auth',
  402: 'quota',
  403: 'auth',
  404: 'not_found',
  408: 'timeout',
  409: 'unavailable',
  410: 'not_found',
  425: 'unavailable',
  429: 'rate_limited',
}

/** Faults whose words override a status: a rejected key stays a rejected key, whatever the words say. */
const TELLING: Record<number, FaultKind[]> = {
  401: [],
  402: [],
  403: ['content_blocked', 'quota'],
  404: ['model_retired'],
  410: ['model_retired'],
  429: ['quota'],
}

/** Google uses the same words for too many requests per minute and per day. */
const PASSES_SOON = /retryDelay|retry in \d/i
const LASTS_A_DAY = /PerDay/

/** The kind of fault behind a refusal. */
export function kindOfRefusal(status: number, words: string): FaultKind {
  if (status >= 500) return 'unavailable'
  if (status === 429 && PASSES_SOON.test(words) && !LASTS_A_DAY.test(words)) return 'rate_limited'
  const said = faultInWords(words)
  const telling = TELLING[status]
  if (said && (telling ? telling.includes(said) : status !== 408)) return said
  return KINDS[status] ?? 'invalid_input'
}

/**
 * Statuses after which the work may still go on: a proxy between us and the service stopped
 * waiting for it.
 */
const AMBIGUOUS = new Set([408, 502, 504, 520, 522, 524])

export const isRefusal = (status: number): boolean => !AMBIGUOUS.has(status)

/** Seconds of a `retry-after` header, which contains seconds or a date. */
export function retryAfter(header: string | null, now: Date): number | undefined {
  if (!header) return undefined
  const seconds = /^\d+$/.test(header.trim())
    ? Number(header)
    : (Date.parse(header) - now.getTime()) / 1_000
  return Number.isFinite(seconds) ? Math.max(1, seconds) : undefined
}
