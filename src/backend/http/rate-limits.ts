import { getTableName } from 'drizzle-orm'
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible'
import { AppError } from '../../contract/app-error.ts'
import { type Actor, OURSELVES, type RequestInfo } from '../caller.ts'
import type { DatabaseConnection } from '../db/database.ts'
import { networkOf } from '../security/network.ts'
import { rateLimits } from './tables.ts'

interface Limit {
  points: number
  perSeconds: number
  /** What is counted: the caller's network, or the account or visitor if there is one. */
  by: 'ip' | 'actor'
}

/** Named limits of the API; each endpoint of the contract names its limit. */
const LIMITS = {
  general: { points: 1_200, perSeconds: 60, by: 'actor' },
  login: { points: 60, perSeconds: 300, by: 'ip' },
  accountChange: { points: 60, perSeconds: 300, by: 'actor' },
  dataExport: { points: 10, perSeconds: 3_600, by: 'actor' },
  emailTicket: { points: 30, perSeconds: 3_600, by: 'ip' },
  visitor: { points: 60, perSeconds: 60, by: 'ip' },
  createTask: { points: 60, perSeconds: 60, by: 'actor' },
  understand: { points: 240, perSeconds: 60, by: 'actor' },
  proof: { points: 90, perSeconds: 60, by: 'actor' },
  /** Each question to a text model costs the operator something. */
  promptTool: { points: 30, perSeconds: 300, by: 'actor' },
  /** Each may call a speech service at the operator's expense. */
  voicePreview: { points: 60, perSeconds: 3_600, by: 'actor' },
  /** A half-hour film takes about forty calls. */
  translateCues: { points: 200, perSeconds: 300, by: 'actor' },
  promptReading: { points: 100, perSeconds: 300, by: 'actor' },
  /** Each may send mail to a stranger. */
  invite: { points: 40, perSeconds: 3_600, by: 'actor' },
  inviteCode: { points: 30, perSeconds: 300, by: 'ip' },
  creativeLink: { points: 60, perSeconds: 3_600, by: 'actor' },
  openLink: { points: 240, perSeconds: 300, by: 'ip' },
  /** Guests' comments, each of which may send mail. */
  reviewWrite: { points: 60, perSeconds: 300, by: 'actor' },
  /** Each contains many pictures and films. */
  exportPack: { points: 30, perSeconds: 3_600, by: 'actor' },
  /** Each reads a whole video's audio. */
  waveform: { points: 60, perSeconds: 300, by: 'actor' },
  /** Sent while somebody types. */
  layers: { points: 300, perSeconds: 60, by: 'actor' },
  /** Each recomposes a picture. */
  openLayers: { points: 60, perSeconds: 300, by: 'actor' },
  /** Each analyzes a picture or a whole film's sound; a pack sends one for each of its creatives. */
  preflight: { points: 240, perSeconds: 300, by: 'actor' },
  /** A 100 MB file takes about a hundred calls. */
  figures: { points: 1_200, perSeconds: 60, by: 'actor' },
  operator: { points: 60, perSeconds: 60, by: 'actor' },
  checkout: { points: 30, perSeconds: 60, by: 'actor' },
  inquiry: { points: 10, perSeconds: 3_600, by: 'ip' },
  webhook: { points: 1_200, perSeconds: 60, by: 'ip' },
  link: { points: 60, perSeconds: 60, by: 'actor' },
  /** Each may fetch pictures from other sites. */
  product: { points: 40, perSeconds: 300, by: 'actor' },
  productImport: { points: 20, perSeconds: 300, by: 'actor' },
  /** Each may fetch a page and a film. */
  seenAd: { points: 20, perSeconds: 300, by: 'actor' },
  /** For many accounts on one network that request the same pages. */
  productImportOfNetwork: { points: 60, perSeconds: 300, by: 'ip' },
  watermarkOpen: { points: 60, perSeconds: 3_600, by: 'ip' },
  watermarkTry: { points: 120, perSeconds: 3_600, by: 'ip' },
  upload: { points: 3_000, perSeconds: 60, by: 'actor' },
  archive: { points: 60, perSeconds: 60, by: 'ip' },
  media: { points: 6_000, perSeconds: 60, by: 'ip' },
} as const satisfies Record<string, Limit>

export interface RateLimits {
  /** @throws AppError('too_many_requests', { retry_after_seconds }) */
  take(name: string, actor: Actor, request: Pick<RequestInfo, 'ip'>): Promise<void>
}

/** Visitors on one network share this multiple of a single visitor's limit, since creating visitors is free. */
const VISITORS_OF_A_NETWORK = 5

const keyOf = (limit: Limit, actor: Actor, ip: string): string => {
  if (limit.by === 'actor' && actor.kind === 'user') return `user:${actor.userId}`
  if (limit.by === 'actor' && actor.kind === 'visitor') return `visitor:${actor.visitorId}`
  return `ip:${networkOf(ip)}`
}

/** Limits kept in the database when several processes share it, in memory otherwise. */
export function openRateLimits(
  connection: Pick<DatabaseConnection, 'pool'>,
  enabled: boolean,
): RateLimits {
  if (!enabled) return { take: async () => undefined }
  const limiterOf = (keyPrefix: string, points: number, duration: number): RateLimiterAbstract => {
    const options = { keyPrefix, points, duration }
    const insuranceLimiter = new RateLimiterMemory(options)
    if (!connection.pool) return insuranceLimiter
    const tableName = getTableName(rateLimits)
    const table = { storeClient: connection.pool, tableName, tableCreated: true }
    return new RateLimiterPostgres({ ...options, ...table, insuranceLimiter })
  }
  const limiters = new Map(
    Object.entries<Limit>(LIMITS).map(([name, limit]) => {
      const { points, perSeconds } = limit
      const limiter = limiterOf(name, points, perSeconds)
      const ofVisitors = limiterOf(`${name}-visitors`, points * VISITORS_OF_A_NETWORK, perSeconds)
      return [name, { limit, limiter, ofVisitors }]
    }),
  )
  return {
    async take(name, actor, request) {
      const entry = limiters.get(name)
      if (!entry) throw new Error(`There is no rate limit called ${name}.`)
      if (request.ip === OURSELVES) return
      try {
        if (entry.limit.by === 'actor' && actor.kind === 'visitor') {
          await entry.ofVisitors.consume(networkOf(request.ip))
        }
        await entry.limiter.consume(keyOf(entry.limit, actor, request.ip))
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error
        throw new AppError('too_many_requests', {
          retry_after_seconds: Math.ceil(error.msBeforeNext / 1000),
        })
      }
    },
  }
}
