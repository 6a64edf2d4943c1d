import { systemClock } from './clock.ts'
import type { Context } from './context.ts'
import type { DatabaseConnection } from './db/database.ts'
import { openDatabase } from './db/open.ts'
import type { Env } from './env.ts'
import { openEventBus } from './events/event-bus.ts'
import { openModeration } from './generation/moderation/open-moderation.ts'
import { openModelRegistry } from './generation/open-model-registry.ts'
import { openProofs } from './generation/proofs.ts'
import { openTextModel } from './generation/text-model/open-text-model.ts'
import { openRateLimits } from './http/rate-limits.ts'
import { openMailer } from './mail/open-mailer.ts'
import { openContentCredentials } from './media/content-credentials/open-content-credentials.ts'
import { openPictures } from './media/pictures/pictures.ts'
import { createHealthNotes, openChoices } from './modules/admin/index.ts'
import { listJobHandlers } from './modules/job-handlers.ts'
import { createLogger } from './observability/logger.ts'
import { openPayments, sandboxWarning } from './payments/open-payments.ts'
import { openQueue } from './queue/pg-boss-queue.ts'
import type { QueuePace } from './queue/queue-pace.ts'
import { loadSecret } from './secret.ts'
import { openStorage } from './storage/open-storage.ts'

const STOP_GRACE_MS = 5_000

export interface OpenContext {
  context: Context
  close(): Promise<void>
}

/** Builds every service once. Tests pass their own connection and replace single services. */
export async function openContext(
  env: Env,
  given: { connection?: DatabaseConnection; replace?: Partial<Context>; pace?: QueuePace } = {},
): Promise<OpenContext> {
  const log = given.replace?.log ?? createLogger(env)
  const clock = given.replace?.clock ?? systemClock
  const storage = given.replace?.storage ?? (await openStorage(env))
  const contentCredentials = await openContentCredentials(env, { log, clock })
  const connection = given.connection ?? (await openDatabase(env, log))
  const queue = await openQueue(connection, log, given.pace)
  const events = await openEventBus(connection)
  const secret = await loadSecret(env)
  const choices = await openChoices({ db: connection.db, events, secret, log })
  const context: Context = {
    env,
    db: connection.db,
    queue,
    storage,
    events,
    choices,
    models: openModelRegistry(env, {
      log,
      clock,
      choices: choices.now,
      tools: { hear: createHealthNotes({ db: connection.db, clock, log }) },
    }),
    moderation: openModeration(env, { log, clock }),
    proofs: openProofs(),
    pictures: openPictures(),
    contentCredentials,
    textModel: openTextModel(env, { log, clock }),
    mailer: openMailer(env),
    rateLimits: openRateLimits(connection, env.RATE_LIMITS),
    payments: openPayments(env, { db: connection.db, clock, secret }),
    secret,
    clock,
    log,
    ...given.replace,
  }
  const warning = sandboxWarning(env, context.payments)
  if (warning) log.warn(warning)
  await context.queue.declare(listJobHandlers(context).map(({ definition }) => definition))
  return {
    context,
    async close() {
      context.proofs.close()
      context.pictures.close()
      contentCredentials?.close()
      await queue.stop(STOP_GRACE_MS)
      choices.close()
      await events.close()
      await connection.close()
    },
  }
}
