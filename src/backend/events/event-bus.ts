import { EventEmitter } from 'node:events'
import { sql } from 'drizzle-orm'
import type { DatabaseConnection, Executor } from '../db/database.ts'

const CHANNEL = 'adloom_events'

/**
 * Tells every process of the installation that something changed. It carries names, not data: listeners read the state
 * themselves, so a lost message only delays an update.
 */
export interface EventBus {
  /** Announces a topic when the caller's transaction commits. One call per visible change. */
  publish(executor: Executor, topic: string): Promise<void>
  /** Calls back for each announcement of the topic; returns how to stop. */
  subscribe(topic: string, onEvent: () => void): () => void
  close(): Promise<void>
}

export async function openEventBus(connection: DatabaseConnection): Promise<EventBus> {
  const emitter = new EventEmitter()
  emitter.setMaxListeners(0)
  const unlisten = await connection.listen(CHANNEL, (topic) => emitter.emit(topic))
  return {
    async publish(executor, topic) {
      await executor.execute(sql`select pg_notify(${CHANNEL}, ${topic})`)
    },
    subscribe(topic, onEvent) {
      emitter.on(topic, onEvent)
      return () => emitter.off(topic, onEvent)
    },
    close: unlisten,
  }
}
