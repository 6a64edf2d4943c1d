import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { createRequire } from 'node:module'
import { connect } from 'node:net'
import type { S3Pace, S3Settings } from '../../src/backend/storage/s3/settings.ts'
import { waitFor } from './conditions.ts'
import { findFreePort } from './free-port.ts'
import { portOf } from './port-of.ts'
import { start } from './processes.ts'
import { temporaryFolder } from './temporary-folder.ts'

/** It signs list pages with an algorithm that Node.js has disabled. */
const OLD_PROGRAM = ['--no-deprecation', '--openssl-legacy-provider']

export const S3_BUCKET = 'adloom-test'
/** The one key that the server knows. */
export const S3_KEYS = { id: 'S3RVER', secret: 'S3RVER' }

/** The smallest sizes and shortest waits, so that a file of a few bytes already has parts. */
export const HASTY_S3: S3Pace = {
  partBytes: 64,
  partsAtOnce: 2,
  keysPerPage: 2,
  connectMs: 1_000,
  // A busy machine pauses at times, and a repeated request doesn't always get the same answer.
  silenceMs: 10_000,
  attempts: 4,
  readAttempts: 3,
}

/** What happens to a request in transit; null lets it through. */
export type Interference = (
  asked: { method: string; path: string; query: URLSearchParams },
  reply: ServerResponse,
) => 'through' | 'done' | { cutAfterBytes: number }

export interface S3Server {
  settings: S3Settings
  /** Requests since the last call, such as `PUT /adloom-test/a?partNumber=1`. */
  seen(): string[]
  interfere(how: Interference | null): void
  stop(): Promise<void>
}

/** An S3 server in a separate process, behind a connection that tests can disturb. */
export async function startS3Server(): Promise<S3Server> {
  const port = await findFreePort()
  const program = createRequire(import.meta.url).resolve('s3rver/bin/s3rver.js')
  const folder = await temporaryFolder('s3')
  const args = ['-d', folder, '-a', '127.0.0.1', '-p', String(port), '-s', '--configure-bucket']
  const server = start(process.execPath, [...OLD_PROGRAM, program, ...args, S3_BUCKET], {
    output: 'collect',
  })
  await waitFor(() => isListening(port), 'the S3 server', { everyMs: 20 })

  let how: Interference | null = null
  let seen: string[] = []
  const line = createServer((incoming, reply) => {
    const { pathname, searchParams } = new URL(incoming.url ?? '/', 'http://s3')
    const method = incoming.method ?? ''
    seen.push(`${method} ${incoming.url}`)
    const fate = how?.({ method, path: pathname, query: searchParams }, reply) ?? 'through'
    if (fate === 'done') return void incoming.resume()
    forward(
      port,
      incoming,
      reply,
      fate === 'through' ? Number.POSITIVE_INFINITY : fate.cutAfterBytes,
    )
  }).listen(0, '127.0.0.1')
  await once(line, 'listening')

  return {
    settings: {
      bucket: S3_BUCKET,
      region: 'us-east-1',
      endpoint: `http://127.0.0.1:${portOf(line)}`,
      keys: S3_KEYS,
      prefix: '',
      isPathStyle: true,
      publicEndpoint: null,
    },
    seen() {
      const those = seen
      seen = []
      return those
    },
    interfere(next) {
      how = next
    },
    async stop() {
      line.closeAllConnections()
      line.close()
      await server.stop()
    },
  }
}

/** Forwards a request, and its reply up to where the connection is cut. */
function forward(port: number, incoming: IncomingMessage, reply: ServerResponse, bytesMax: number) {
  const { method, url: path, headers } = incoming
  const onward = request({ host: '127.0.0.1', port, method, path, headers }, (answer) => {
    reply.writeHead(answer.statusCode ?? 502, answer.headers)
    let passed = 0
    answer.on('data', (chunk: Buffer) => {
      const room = bytesMax - passed
      passed += chunk.length
      if (passed <= bytesMax) reply.write(chunk)
      else reply.write(chunk.subarray(0, Math.max(0, room)), () => reply.destroy())
    })
    answer.once('end', () => reply.end())
  })
  onward.once('error', () => reply.destroy())
  incoming.pipe(onward)
}

const isListening = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })

/** A failure in the service's format. */
export const refusal = (code: string, more = '') =>
  `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${code}</Message>${more}</Error>`

/** Refuses every request. */
export const refuseAll =
  (status: number, body: string): Interference =>
  (_asked, reply) => {
    reply.writeHead(status, { 'content-type': 'application/xml' }).end(body)
    return 'done'
  }
