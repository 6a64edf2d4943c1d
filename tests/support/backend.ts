import { rm } from 'node:fs/promises'
import { basename } from 'node:path'
import type { Hono } from 'hono'
import { parse } from 'zod'
import { readReply } from '../../src/api/read-reply.ts'
import { createApp } from '../../src/backend/app.ts'
import type { Context } from '../../src/backend/context.ts'
import type { DatabaseConnection } from '../../src/backend/db/database.ts'
import { readEnv } from '../../src/backend/env.ts'
import type { ApiEnvironment } from '../../src/backend/http/api-environment.ts'
import { failuresOf } from '../../src/backend/http/openapi/failures.ts'
import { openContext } from '../../src/backend/open-context.ts'
import { startWorker } from '../../src/backend/start-worker.ts'
import type { Endpoint, InputOf, OutputOf } from '../../src/contract/endpoint.ts'
import { pathParameters } from '../../src/contract/endpoint.ts'
import { Envelope, ErrorData } from '../../src/contract/envelope.ts'
import { openTestDatabase } from './database.ts'
import { HASTY } from './hasty.ts'
import { picturesHere } from './pictures-here.ts'
import { proofsHere } from './proofs-here.ts'
import { S3_BUCKET, S3_KEYS } from './s3-server.ts'
import { temporaryFolder } from './temporary-folder.ts'

export interface TestBackend {
  app: Hono<ApiEnvironment>
  context: Context
  /** Sends a contract call through HTTP; returns its data or throws the AppError it carries. */
  call<E extends Endpoint>(endpoint: E, input: InputOf<E>, sender?: Sender): Promise<OutputOf<E>>
  /** The raw response, for tests of status and headers. */
  send(endpoint: Endpoint, input: Record<string, unknown>, sender?: Sender): Promise<Response>
  close(): Promise<void>
}

export interface Sender {
  token?: string
  visitorToken?: string
  ip?: string
}

export interface TestBackendOptions {
  env?: Record<string, string>
  replace?: Partial<Context>
  /** A connection shared with another machine; whoever opened it drops the database. */
  connection?: DatabaseConnection
  /** Whether a worker runs jobs; off by default, so that states don't change under a test. */
  worker?: boolean
}

/** A value as it appears in a URL; an object without a prototype can't convert itself to a string. */
const asText = (value: unknown): string =>
  (typeof value === 'object' ? JSON.stringify(value) : undefined) ?? String(value)

/** Checks that the API document names the failure, since its readers rely on it. */
async function expectDocumented(endpoint: Endpoint, response: Response): Promise<void> {
  if (response.ok) return
  const { code } = ErrorData.parse(Envelope.parse(await response.clone().json()).data)
  if (failuresOf(endpoint).some((known) => known === code)) return
  throw new Error(`${endpoint.id} answered ${code}, which the API document does not name.`)
}

/** Keeps files in a bucket on the server at `TEST_S3_ENDPOINT`, if set; otherwise on disk. */
const bucketOf = (dataDir: string): Record<string, string> => ({
  ...(process.env.TEST_S3_ENDPOINT && {
    S3_ENDPOINT: process.env.TEST_S3_ENDPOINT,
    S3_BUCKET,
    S3_ACCESS_KEY_ID: S3_KEYS.id,
    S3_SECRET_ACCESS_KEY: S3_KEYS.secret,
    S3_PREFIX: `${basename(dataDir)}/`,
  }),
})

/** The whole backend on a fresh database and a temporary data folder. */
export async function createTestBackend(options: TestBackendOptions = {}): Promise<TestBackend> {
  const dataDir = await temporaryFolder('test')
  const env = readEnv({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    RATE_LIMITS: 'false',
    DEFAULT_LANGUAGE: 'en',
    // The cutout model has its own tests; here it would only take time.
    CUTOUT_MODEL: 'off',
    DATA_DIR: dataDir,
    ...bucketOf(dataDir),
    ...options.env,
  })
  const { context, close } = await openContext(env, {
    connection: options.connection ?? (await openTestDatabase()),
    replace: { proofs: proofsHere, pictures: picturesHere, ...options.replace },
    pace: HASTY,
  })
  if (options.worker) await startWorker(context)
  const app = createApp(context)

  const send: TestBackend['send'] = async (endpoint, input, sender = {}) => {
    const names = pathParameters(endpoint.path)
    const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name) =>
      encodeURIComponent(asText(input[name]).toWellFormed()),
    )
    const rest = Object.entries(input).filter(
      ([name, value]) => !names.includes(name) && value !== undefined,
    )
    const isGet = endpoint.method === 'GET'
    const query = isGet
      ? `?${new URLSearchParams(rest.map(([name, value]) => [name, asText(value)]))}`
      : ''
    const headers = new Headers({ 'content-type': 'application/json' })
    if (sender.token) headers.set('authorization', sender.token)
    if (sender.visitorToken) headers.set('x-visitor-token', sender.visitorToken)
    const init = {
      method: endpoint.method,
      headers,
      body: isGet ? undefined : JSON.stringify(Object.fromEntries(rest)),
    }
    // Empty path segments and dots lead to a different address.
    const isOwnAddress = names.every((name) => !/^\.{0,2}$/.test(asText(input[name])))
    const response = await app.request(`http://localhost${path}${query}`, init, {
      ip: sender.ip ?? '127.0.0.1',
      origin: 'http://localhost',
    })
    if (isOwnAddress) await expectDocumented(endpoint, response)
    return response
  }

  return {
    app,
    context,
    send,
    async call<E extends Endpoint>(endpoint: E, input: InputOf<E>, sender?: Sender) {
      const response = await send(endpoint, input, sender)
      return parse<E['output']>(endpoint.output, readReply(await response.json()))
    },
    async close() {
      await close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
