import { readEnv } from './env.ts'
import { openContext } from './open-context.ts'
import { POOLS } from './queue/job.ts'
import { serveWorker } from './serve-worker.ts'
import { startWorker } from './start-worker.ts'
import { sweepHereRegularly } from './sweep-here.ts'
import { ensureFfmpeg } from './system/ensure-ffmpeg.ts'
import { readWorkerChoice } from './worker-choice.ts'

/** `npm run worker`: works on jobs in its own process, beside web processes that share a PostgreSQL database. */
async function main(): Promise<void> {
  const choice = readWorkerChoice(process.argv.slice(2))
  const env = readEnv()
  if (!env.DATABASE_URL) {
    throw new Error(
      'A separate worker needs PostgreSQL: set DATABASE_URL. Without it, `npm start` runs the jobs itself.',
    )
  }
  const { FFMPEG_PATH: ffmpegPath, FFPROBE_PATH: ffprobePath } = env
  await ensureFfmpeg({ ffmpegPath, ffprobePath, say: console.log })
  const { context, close } = await openContext(env)
  const { promise: stopSignal, resolve } = Promise.withResolvers<void>()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => resolve())
  await context.storage.check()
  await startWorker(context, choice)
  const stopServing = await serveWorker(context, choice.pools ?? POOLS)
  const stopSweeping = sweepHereRegularly(context)
  context.log.info({ works: choice.pools }, 'worker started')
  await stopSignal
  stopSweeping()
  await stopServing()
  await close()
  context.log.info('worker stopped')
  process.exit(0)
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
