import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readEnv } from '../../src/backend/env.ts'
import { askOperator } from '../../src/backend/operator/ask-operator.ts'
import { contract } from '../../src/contract/contract.ts'
import type { Endpoint, InputOf, OutputOf } from '../../src/contract/endpoint.ts'
import { callEndpoint } from '../support/call-endpoint.ts'
import { waitFor } from '../support/conditions.ts'
import { createOwnDatabase } from '../support/database.ts'
import { findFreePort } from '../support/free-port.ts'
import { type RunningProcess, start } from '../support/processes.ts'
import { writeSnapshot } from '../support/shared-pglite.ts'
import { bundledServer } from './bundled-server.ts'

const EMAIL = 'survivor@example.com'
const PASSWORD = 'correct-horse-9'
const CREDITS = 20_000

/** The embedded database needs none of it: its jobs are free at the next start. */
const HEARTBEATS_RUN_OUT = `update jobs.job set heartbeat_on = heartbeat_on - interval '1 minute' where state = 'active'`

/** A backend that is killed and started again on the same data, and one user of it. */
export interface CrashableServer {
  dataDir: string
  baseUrl: string
  /** Access token of the user. */
  token(): string
  /** Lets the process die at its next pass of the point. */
  arm(point: string): Promise<void>
  /** Resolves when the process has died. */
  died(): Promise<void>
  /** With further settings until the next start, if any. */
  start(given?: Record<string, string>): Promise<void>
  /** Starts as if the heartbeat of the process that died had run out meanwhile. */
  startLater(): Promise<void>
  kill(): Promise<void>
  /** Asks it to end as an operator does. */
  stop(): Promise<void>
  /** Another user; returns their access token. */
  signUp(email: string, credits: number): Promise<string>
  /** Runs a statement in its database, where that is on a server. */
  runSql?: (statement: string) => Promise<void>
  settings: Readonly<Record<string, string>>
  /** Of the process that serves now. */
  pid(): number | undefined
  /** Starts a process later that dies at a point, perhaps before it is ready, and waits for its end. */
  startAndDie(point: string): Promise<void>
  /** As the user, or as whose token it is. */
  call<E extends Endpoint>(endpoint: E, input: InputOf<E>, sender?: string): Promise<OutputOf<E>>
  /** What the proof of the ledger says. */
  verifyLedger(): Promise<unknown>
  remove(): Promise<void>
}

export async function openCrashableServer(
  given: Record<string, string> = {},
): Promise<CrashableServer> {
  const folder = await mkdtemp(join(tmpdir(), 'adloom-crash-'))
  const dataDir = join(folder, 'data')
  const own = await migratedDatabase(join(dataDir, 'database'))
  const port = await findFreePort()
  const baseUrl = `http://127.0.0.1:${port}`
  const settings = {
    NODE_ENV: 'test',
    LOG_LEVEL: 'warn',
    RATE_LIMITS: 'false',
    PLAN_CONCURRENCY: '5',
    CUTOUT_MODEL: 'off',
    TASK_CONCURRENCY: '1',
    PORT: String(port),
    DATA_DIR: dataDir,
    DATABASE_URL: own?.url ?? '',
    ...given,
  }
  const log = join(folder, 'server.log')
  const server = await bundledServer()
  let running: RunningProcess | undefined
  let token: string | undefined

  const run = (fault: Record<string, string> = {}) => {
    // Nobody lives long enough here for the database's WebAssembly to be worth compiling well.
    running = start(process.execPath, ['--liftoff-only', server], {
      env: { ...settings, ...fault },
      output: { file: log },
    })
    return running
  }
  const isReady = async () => (await fetch(`${baseUrl}/readyz`).catch(() => null))?.ok ?? false

  const call = <E extends Endpoint>(endpoint: E, input: InputOf<E>, sender = token) =>
    callEndpoint(baseUrl, { endpoint, input, token: sender ?? '' })
  const startServer = async (given: Record<string, string> = {}) => {
    run(given)
    await waitFor(isReady, 'the server to start', { timeoutMs: 60_000 }).catch(async (error) => {
      throw new Error(await readFile(log, 'utf8'), { cause: error })
    })
    if (token) return
    token = await signUp(EMAIL, CREDITS)
  }
  const signUp = async (email: string, credits: number) => {
    await ask('user.create', { email, password: PASSWORD, credits })
    const login = { email, ticket: PASSWORD, oauth_enum: 'EMAIL_LOGIN' } as const
    return (await call(contract.accounts.login, login)).access_token
  }
  const ask = (name: string, input: unknown) => askOperator(readEnv(settings), name, input)

  return {
    dataDir,
    baseUrl,
    token: () => token ?? '',
    call,
    signUp,
    settings,
    pid: () => running?.pid,
    ...(own && { runSql: own.run }),
    start: startServer,
    async startLater() {
      await own?.run(HEARTBEATS_RUN_OUT)
      await startServer()
    },
    async kill() {
      await running?.stop('SIGKILL')
    },
    async stop() {
      await running?.stop()
    },
    async startAndDie(point) {
      await own?.run(HEARTBEATS_RUN_OUT)
      await run({ FAULT_AT: point }).finished
    },
    async arm(point) {
      await fetch(`${baseUrl}/arm/${point}`, { method: 'POST' })
    },
    async died() {
      await running?.finished
    },
    verifyLedger: () => ask('ledger.verify', {}),
    async remove() {
      await running?.stop('SIGKILL')
      await own?.drop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** A database that is made already: making one is a third of what the first start of a server takes. */
async function migratedDatabase(folder: string) {
  const { TEST_DATABASE_URL: onServer, TEST_DATABASE_TEMPLATE: template } = process.env
  if (onServer) return createOwnDatabase(onServer, { template })
  await writeSnapshot(folder)
  return null
}
