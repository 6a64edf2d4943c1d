import type { Hono } from 'hono'
import { createApp } from './app.ts'
import type { Context } from './context.ts'
import { type Env, readEnv } from './env.ts'
import type { ApiEnvironment } from './http/api-environment.ts'
import { endEventStreams } from './http/event-stream.ts'
import { openContext } from './open-context.ts'
import { openOperatorSocket } from './operator/operator-socket.ts'
import { startWorker } from './start-worker.ts'
import { sweepHereRegularly } from './sweep-here.ts'

/** The embedded product API, running: the app, its context and how to stop it. */
export interface Backend {
  app: Hono<ApiEnvironment>
  context: Context
  /**
   * Begins with the jobs of this process, those that run at every start first. What people ask for is answered
   * without it, and a start need not wait for it.
   */
  startWork(): Promise<void>
  /** Ends answers that never end by themselves; call it before waiting for the others. */
  endStreams(): void
  close(): Promise<void>
}

export async function startBackend(env: Env = readEnv()): Promise<Backend> {
  const { context, close } = await openContext(env)
  try {
    await context.storage.check()
    const stopSweeping = sweepHereRegularly(context)
    const closeSocket = await openOperatorSocket(context)
    let working: Promise<void> | undefined
    return {
      app: createApp(context),
      context,
      startWork() {
        working ??= env.EMBEDDED_WORKER ? startWorker(context) : Promise.resolve()
        return working
      },
      endStreams: endEventStreams,
      async close() {
        // What is about to begin ends; what has not begun never does.
        working ??= Promise.resolve()
        await working.catch(() => undefined)
        stopSweeping()
        await closeSocket()
        await close()
      },
    }
  } catch (error) {
    await close()
    throw error
  }
}
