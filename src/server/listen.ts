import { setTimeout as pause } from 'node:timers/promises'
import { type Server, serve } from 'srvx'
import { lastAnswers } from './last-answers'
import { serveAssets } from './static-assets'

const CLIENT_FILES = 'dist/client'
const STOP_DEADLINE_MS = 10_000
const ANSWER_DEADLINE_MS = 3_000
/** Longer than proxies and clients keep an idle connection: who closes first loses no request. */
const IDLE_CONNECTION_MS = 75_000
/** Jobs do not wait longer for somebody who asks for something, but until that is answered. */
const FIRST_ANSWER_MS = 1_000

interface Product {
  env: { PORT: number; HOST: string; HSTS_SUBDOMAINS: boolean }
  /** Receives a sentence for the operator. */
  say: (sentence: string) => void
  fetch: (request: Request) => Promise<Response>
  /** Opens what requests are answered from, so that the first visitor does not wait for it. */
  warmUp: () => Promise<void>
  /** Begins with the jobs of this process. */
  startWork: () => Promise<void>
  /** Ends what never ends by itself, before the server waits for its running answers. */
  endStreams: () => Promise<void>
  /** Stops the API and its workers; the process may exit afterwards. */
  shutdown: () => Promise<void>
}

/** Serves pages, files and the API on one port until the process is asked to end. */
export async function listen(product: Product): Promise<void> {
  const { env, say, fetch, warmUp, startWork } = product
  const { PORT: port, HOST: host } = env
  await warmUp()
  const { promise: firstAnswer, resolve: answered } = Promise.withResolvers<void>()
  let isAsked = false
  let isStopping = false
  const server = serve({
    port,
    // The name may resolve to ::1 alone, and then half of the tools do not find the server.
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
  // Whoever takes longer to read an answer is cut off: running jobs must still be handed back.
  await Promise.race([closed, pause(ANSWER_DEADLINE_MS)])
  await shutdown()
  process.exit()
}
