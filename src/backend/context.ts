import type { Logger } from 'pino'
import type { Access } from '../contract/endpoint.ts'
import type { ActorFor, RequestInfo } from './caller.ts'
import type { Clock } from './clock.ts'
import type { Database } from './db/database.ts'
import type { Env } from './env.ts'
import type { EventBus } from './events/event-bus.ts'
import type { LiveChoices } from './generation/choices.ts'
import type { Moderation } from './generation/moderation/moderation.ts'
import type { Proofs } from './generation/proofs.ts'
import type { ModelRegistry } from './generation/registry.ts'
import type { TextModel } from './generation/text-model/text-model.ts'
import type { RateLimits } from './http/rate-limits.ts'
import type { Mailer } from './mail/mailer.ts'
import type { ContentCredentials } from './media/content-credentials/content-credentials.ts'
import type { Pictures } from './media/pictures/pictures.ts'
import type { Payments } from './payments/payments.ts'
import type { Queue } from './queue/queue.ts'
import type { Storage } from './storage/storage.ts'

/** Everything a verb or job may use; built in one place for HTTP, jobs, commands, and tests. */
export interface Context {
  env: Env
  db: Database
  queue: Queue
  storage: Storage
  events: EventBus
  models: ModelRegistry
  moderation: Moderation
  /** What the operator has chosen on the operator page. */
  choices: LiveChoices
  proofs: Proofs
  pictures: Pictures
  /** Null if no certificate is set. */
  contentCredentials: ContentCredentials | null
  /** Null if no text model is connected. */
  textModel: TextModel | null
  mailer: Mailer | null
  payments: Payments
  rateLimits: RateLimits
  /** Key for signatures and keyed hashes; never leaves the backend. */
  secret: Buffer
  clock: Clock
  log: Logger
}

/** A context together with who's asking. */
export type CallContext<Caller extends Access = Access> = Context & {
  actor: ActorFor<Caller>
  request: RequestInfo
}
