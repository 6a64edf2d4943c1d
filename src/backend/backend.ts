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
  /** Ends answers that never end by themselves; call it before waiting for the others. */
  endStreams(): void
  close(): Promise<void>
}

export async function startBackend(env: Env = readEnv()): Promise<Backend> {
  const { context, close } = await openContext(env)
  try {
    await context.storage.check()
    if (env.EMBEDDED_WORKER) await startWorker(context)
    const stopSweeping = sweepHereRegularly(context)
    const closeSocket = await openOperatorSocket(context)
    return {
      app: createApp(context),
      context,
      endStreams: endEventStreams,
      async close() {
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
