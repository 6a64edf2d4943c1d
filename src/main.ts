import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { serve } from 'srvx'
import { type Env, readEnv } from './backend/env.ts'
import { ensureFfmpeg } from './backend/system/ensure-ffmpeg.ts'
import { isBuildFresh, sourceHash, stampBuild } from './build/stamp.ts'
import { lastAnswers } from './server/last-answers.ts'
import { serveAssets } from './server/static-assets.ts'

/** The production process: builds when needed, then serves pages, files and the API on one port. */
const root = process.cwd()
const STOP_DEADLINE_MS = 10_000
const ANSWER_DEADLINE_MS = 3_000
/** Longer than proxies and clients keep an idle connection: who closes first loses no request. */
const IDLE_CONNECTION_MS = 75_000

process.env.NODE_ENV ??= 'production'
const env = configure()
const { PORT: port, HOST: host, FFMPEG_PATH: ffmpegPath, FFPROBE_PATH: ffprobePath } = env
await ensureFfmpeg({ ffmpegPath, ffprobePath, say: console.log })
if (!isBuildFresh(root)) build()

interface ServerEntry {
  default: { fetch: (request: Request) => Promise<Response> }
  warmUp: () => Promise<void>
  endStreams: () => Promise<void>
  shutdown: () => Promise<void>
}
const entry = pathToFileURL(join(root, 'dist/server/server.js')).href
const { default: app, warmUp, endStreams, shutdown }: ServerEntry = await import(entry)
await warmUp().catch(explain)

let isStopping = false
const server = serve({
  port,
  // The name may resolve to ::1 alone, and then half of the tools do not find the server.
  hostname: host === 'localhost' ? '127.0.0.1' : host,
  silent: true,
  gracefulShutdown: false,
  node: { keepAliveTimeout: IDLE_CONNECTION_MS },
  middleware: [lastAnswers(() => isStopping), serveAssets(join(root, 'dist/client'), env)],
  fetch: (request) => app.fetch(request),
})
await server.ready()
console.log(`Adloom is ready: http://${host}:${port}`)

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop)

async function stop() {
  isStopping = true
  setTimeout(() => process.exit(1), STOP_DEADLINE_MS).unref()
  const closed = server.close()
  await endStreams()
  // Whoever takes longer to read an answer is cut off: running jobs must still be handed back.
  await Promise.race([closed, pause(ANSWER_DEADLINE_MS)])
  await shutdown()
  process.exit()
}

/** The configuration, or the end of the process with the sentence that says what is wrong in it. */
function configure(): Env {
  try {
    return readEnv()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}

/** What only the operator can mend is a sentence for him; anything else keeps its trace. */
function explain(error: unknown): never {
  if (!(error instanceof Error) || error.name !== 'StorageTrouble') throw error
  console.error(error.message)
  process.exit(1)
}

function build() {
  console.log('Building, about half a minute the first time …')
  const hash = sourceHash(root)
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  const { status } = spawnSync(
    process.execPath,
    [vite, 'build', '--config', 'app.config.ts', '--logLevel', 'warn'],
    { cwd: root, stdio: 'inherit' },
  )
  if (status !== 0) process.exit(status ?? 1)
  stampBuild(root, hash)
}
