import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { compileCacheEntry } from '../../../src/backend/paths.ts'
import { waitFor } from '../../support/conditions.ts'
import { findFreePort } from '../../support/free-port.ts'
import { memoryLimitsOf } from '../../support/memory-limits.ts'
import { type RunningProcess, start } from '../../support/processes.ts'

/** One of several machines: a process with its own folder. */
export interface Machine {
  name: string
  baseUrl: string
  settings: Readonly<Record<string, string>>
  isUp(): boolean
  /** Starts it and waits until it reports that it's ready. */
  start(): Promise<void>
  /** Ends it at once, or gracefully like an operator. */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void>
}

interface MachineOptions {
  name: string
  /** Parent of every machine's folder; none can see another's. */
  folder: string
  shared: Readonly<Record<string, string>>
  /** Queues it works on; a web serves requests and works on none. */
  queues?: string
}

export async function prepareMachine(options: MachineOptions): Promise<Machine> {
  const { name, folder, shared, queues } = options
  const port = await findFreePort()
  const dataDir = join(folder, name)
  const log = join(folder, `${name}.log`)
  await mkdir(dataDir, { recursive: true })
  const settings = {
    ...shared,
    DATA_DIR: dataDir,
    EMBEDDED_WORKER: 'false',
    [queues ? 'WORKER_PORT' : 'PORT']: String(port),
  }
  const program = queues ? ['src/backend/worker.ts', '--queues', queues] : ['src/main.ts']
  const limits = memoryLimitsOf(queues ? 'worker' : 'start')
  const command = [...limits.options, '--import', compileCacheEntry, ...program]
  const baseUrl = `http://127.0.0.1:${port}`
  let running: RunningProcess | null = null
  const isReady = async () => (await fetch(`${baseUrl}/readyz`).catch(() => null))?.ok ?? false
  return {
    name,
    baseUrl,
    settings,
    isUp: () => running !== null,
    async start() {
      const starting = start(process.execPath, command, {
        env: { ...limits.env, ...settings },
        output: { file: log },
      })
      await waitFor(isReady, `${name} to be ready`, { timeoutMs: 180_000 }).catch(async (error) => {
        throw new Error(await readFile(log, 'utf8'), { cause: error })
      })
      running = starting
    },
    async end(signal) {
      const ending = running
      running = null
      await ending?.stop(signal)
    },
  }
}
