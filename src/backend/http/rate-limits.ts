import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible'
import { AppError } from '../../contract/app-error.ts'
import type { Actor, RequestInfo } from '../caller.ts'
import type { DatabaseConnection } from '../db/database.ts'
import { networkOf } from '../security/network.ts'

interface Limit {
  points: number
  perSeconds: number
  /** What is counted: the network that asks, or the account or visitor when there is one. */
  by: 'ip' | 'actor'
}

/** Named limits of the API; an endpoint of the contract names the one it falls under. */
const LIMITS = {
  general: { points: 1_200, perSeconds: 60, by: 'actor' },
  login: { points: 60, perSeconds: 300, by: 'ip' },
  emailTicket: { points: 30, perSeconds: 3_600, by: 'ip' },
  visitor: { points: 60, perSeconds: 60, by: 'ip' },
  createTask: { points: 60, perSeconds: 60, by: 'actor' },
  understand: { points: 240, perSeconds: 60, by: 'actor' },
  proof: { points: 90, perSeconds: 60, by: 'actor' },
  /** A question to a text model costs its operator something. */
  promptTool: { points: 30, perSeconds: 300, by: 'actor' },
  promptReading: { points: 100, perSeconds: 300, by: 'actor' },
  /** Each may be a mail to a stranger. */
  invite: { points: 40, perSeconds: 3_600, by: 'actor' },
  inviteCode: { points: 30, perSeconds: 300, by: 'ip' },
  operator: { points: 60, perSeconds: 60, by: 'actor' },
  checkout: { points: 30, perSeconds: 60, by: 'actor' },
  inquiry: { points: 10, perSeconds: 3_600, by: 'ip' },
  webhook: { points: 1_200, perSeconds: 60, by: 'ip' },
  link: { points: 60, perSeconds: 60, by: 'actor' },
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
  const limiters = new Map<string, { limit: Limit; limiter: RateLimiterAbstract }>()
  for (const [name, limit] of Object.entries(LIMITS)) {
    const options = { keyPrefix: name, points: limit.points, duration: limit.perSeconds }
    const inMemory = new RateLimiterMemory(options)
    const limiter = connection.pool
      ? new RateLimiterPostgres({
          ...options,
          storeClient: connection.pool,
          tableName: 'rate_limits',
          insuranceLimiter: inMemory,
        })
      : inMemory
    limiters.set(name, { limit, limiter })
  }
  return {
    async take(name, actor, request) {
      const entry = limiters.get(name)
      if (!entry) throw new Error(`There is no rate limit called ${name}.`)
      try {
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
