import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { waitFor } from '../../support/conditions.ts'
import { findFreePort } from '../../support/free-port.ts'
import { run, start } from '../../support/processes.ts'
import type { PageCopy } from './copy-page.ts'

const APP = new URL('./next', import.meta.url).pathname
const READY_MS = 60_000

export interface Twin {
  baseUrl: string
  pid: number
  stop(): Promise<void>
}

/** Installs, builds, and starts the twin with a page, in a folder removed with it. */
export async function startTwin(copy: PageCopy): Promise<Twin> {
  const cwd = await mkdtemp(join(tmpdir(), 'adloom-twin-'))
  await cp(APP, cwd, { recursive: true })
  await writeFile(join(cwd, 'page.json'), JSON.stringify(copy))
  const env = { NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: undefined }
  await succeed('npm', ['install', '--no-package-lock', '--no-audit', '--no-fund'], { cwd, env })
  const next = join(cwd, 'node_modules/next/dist/bin/next')
  await succeed(process.execPath, [next, 'build'], { cwd, env })

  const port = await findFreePort()
  const args = [next, 'start', '--port', String(port), '--hostname', '127.0.0.1']
  const server = start(process.execPath, args, { cwd, env, output: 'collect' })
  const baseUrl = `http://127.0.0.1:${port}`
  const isReady = async () => (await fetch(`${baseUrl}/en`).catch(() => null))?.ok ?? false
  await waitFor(isReady, 'the twin to be ready', { timeoutMs: READY_MS, everyMs: 250 })
  return {
    baseUrl,
    pid: server.pid ?? 0,
    async stop() {
      await server.stop()
      await rm(cwd, { recursive: true, force: true })
    },
  }
}

async function succeed(command: string, args: string[], options: Parameters<typeof run>[2]) {
  const { exitCode, output } = await run(command, args, { ...options, output: 'collect' })
  if (exitCode !== 0) throw new Error(`${command} ${args.join(' ')}:\n${output}`)
}
