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

/** The running embedded product API: the app, its context, and how to stop it. */
export interface Backend {
  app: Hono<ApiEnvironment>
  context: Context
  /**
   * Starts running this process's jobs, beginning with those that run at every start. Requests are answered
   * without it, and startup doesn't wait for it.
   */
  startWork(): Promise<void>
  /** Ends responses that never finish on their own, such as event streams; call it before waiting for the rest. */
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
        // Lets a start in progress finish; one that hasn't begun never will.
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
