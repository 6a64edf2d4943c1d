import { setTimeout as pause } from 'node:timers/promises'
import { type Server, serve } from 'srvx'
import { lastAnswers } from './last-answers'
import { serveAssets } from './static-assets'

const CLIENT_FILES = 'dist/client'
const STOP_DEADLINE_MS = 10_000
const ANSWER_DEADLINE_MS = 3_000
/** Longer than proxies and clients keep an idle connection: the side that closes first loses no request. */
const IDLE_CONNECTION_MS = 75_000
/** How long jobs wait for a first request; if one arrives, they wait for its answer. */
const FIRST_ANSWER_MS = 1_000

interface Product {
  env: { PORT: number; HOST: string; HSTS_SUBDOMAINS: boolean }
  /** Prints a sentence for the operator. */
  say: (sentence: string) => void
  fetch: (request: Request) => Promise<Response>
  /** Opens what requests need, so that the first visitor does not wait for it. */
  warmUp: () => Promise<void>
  /** Starts this process's jobs. */
  startWork: () => Promise<void>
  /** Ends streams that never end on their own, before the server waits for running responses. */
  endStreams: () => Promise<void>
  /** Stops the API and its workers; the process may exit afterward. */
  shutdown: () => Promise<void>
}

/** Serves pages, files and the API on one port until the process is asked to stop. */
export async function listen(product: Product): Promise<void> {
  const { env, say, fetch, warmUp, startWork } = product
  const { PORT: port, HOST: host } = env
  await warmUp()
  const { promise: firstAnswer, resolve: answered } = Promise.withResolvers<void>()
  let isAsked = false
  let isStopping = false
  const server = serve({
    port,
    // `localhost` may resolve to ::1 only, where half of the tools would not find the server.
    hostname: host === 'localhost' ? '127.0.0.1' : host,
    silent: true,
    gracefulShutdown: false,
    node: { keepAliveTimeout: IDLE_CONNECTION_MS },
    middleware: [lastAnswers(() => isStopping), serveAssets(CLIENT_FILES, env)],
    fetch: (request) => {
      isAsked = true
      return fetch(request).finally(answered)
    },
  })
  await server.ready()
  say(`Adloom is ready: http://${host}:${port}`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      isStopping = true
      void stop(server, product)
    })
  }
  await Promise.race([firstAnswer, pause(FIRST_ANSWER_MS)])
  if (isAsked) await firstAnswer
  if (!isStopping) await startWork()
}

async function stop(server: Server, { endStreams, shutdown }: Product): Promise<void> {
  setTimeout(() => process.exit(1), STOP_DEADLINE_MS).unref()
  const closed = server.close()
  await endStreams()
  // Cuts off clients that read slowly: running jobs must still be handed back.
  await Promise.race([closed, pause(ANSWER_DEADLINE_MS)])
  await shutdown()
  process.exit()
}
