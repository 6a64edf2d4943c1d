import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { VARIABLE_NAMES } from '../../src/backend/env.ts'
import { compileCacheEntry } from '../../src/backend/paths.ts'
import { waitFor } from './conditions.ts'
import { findFreePort } from './free-port.ts'
import { memoryLimitsOf } from './memory-limits.ts'
import { type RunningProcess, start } from './processes.ts'
import { writeSnapshot } from './shared-pglite.ts'

/** The product as `npm start` runs it, with its own port and data folder. */
export interface ProductServer {
  baseUrl: string
  dataDir: string
  process: RunningProcess
  stop(): Promise<void>
}

interface ProductServerOptions {
  /** An existing folder for data and log; whoever made it removes it. */
  folder: string
  env?: Record<string, string>
  /** Whether its database exists already; creating one takes half of a first start. */
  hasDatabase?: boolean
  /** Whether it serves only a few tests: optimizing its database's WebAssembly isn't worth it. */
  isBrief?: boolean
  /** Its host; browsers only create passkeys for a name. */
  name?: '127.0.0.1' | 'localhost'
  timeoutMs?: number
}

/** Starts the product and waits until it is ready; a first start includes the build. */
export async function startProduct({
  folder,
  env = {},
  hasDatabase = false,
  isBrief = false,
  name = '127.0.0.1',
  timeoutMs = 300_000,
}: ProductServerOptions): Promise<ProductServer> {
  const port = await findFreePort()
  const dataDir = join(folder, 'data')
  const log = join(folder, 'server.log')
  await mkdir(dataDir, { recursive: true })
  if (hasDatabase) await writeSnapshot(join(dataDir, 'database'))
  await writeFile(log, '')

  const baseUrl = `http://${name}:${port}`
  const limits = memoryLimitsOf('start')
  const brief = isBrief ? ['--liftoff-only'] : []
  const options = [...brief, ...limits.options, '--import', compileCacheEntry]
  const running = start(process.execPath, [...options, 'src/main.ts'], {
    output: { file: log },
    env: {
      // The shell's settings must not influence the tests.
      ...Object.fromEntries(VARIABLE_NAMES.map((name) => [name, undefined])),
      ...limits.env,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: dataDir,
      PUBLIC_URL: baseUrl,
      OPERATOR_EMAIL: 'help@adloom.example',
      // These tests aren't about cutout quality, and would have to wait for the model.
      CUTOUT_MODEL: 'off',
      // Other tests run beside this server; its videos must not yield to them.
      WORK_NICENESS: '0',
      ...env,
    },
  })
  let exitCode: number | undefined
  void running.finished.then((end) => {
    exitCode = end.exitCode
  })
  const isReady = async () => {
    if (exitCode !== undefined) throw new Error(`the server ended with ${exitCode}`)
    const answer = await fetch(`${baseUrl}/readyz`).catch(() => undefined)
    return answer?.ok ?? false
  }
  try {
    await waitFor(isReady, 'the server to be ready', { timeoutMs, everyMs: 250 })
  } catch (error) {
    await running.stop()
    throw new Error(`${await readFile(log, 'utf8')}\nThe product did not start.`, { cause: error })
  }
  return { baseUrl, dataDir, process: running, stop: () => running.stop() }
}
