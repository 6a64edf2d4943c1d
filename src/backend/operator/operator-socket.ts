import { chmod, mkdir, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { dirname } from 'node:path'
import { Hono } from 'hono'
import { toNodeHandler } from 'srvx/node'
import { isAppError } from '../../contract/app-error.ts'
import type { Context } from '../context.ts'
import { isRunning } from './ask-operator.ts'
import { messageOf } from './message-of.ts'
import { runCommand } from './run-command.ts'
import { operatorSocketPath } from './socket-path.ts'

/**
 * Listens for the operator's commands on a Unix socket that only the process's owner can open.
 * The embedded database allows only one process, so commands reach it through this one.
 * @returns how to stop listening
 */
export async function openOperatorSocket(context: Context): Promise<() => Promise<void>> {
  const app = new Hono()
  app.post('/:name', async (c) => {
    try {
      return c.json({ rows: await runCommand(context, c.req.param('name'), await c.req.json()) })
    } catch (error) {
      if (!isAppError(error)) context.log.error({ err: error }, 'operator command failed')
      return c.json({ error: messageOf(error) }, 400)
    }
  })

  const path = operatorSocketPath(context.env.dataDir)
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  // With PostgreSQL, another web process may share this folder: it's enough if one of them listens.
  if (await isRunning(context.env.dataDir)) return () => Promise.resolve()
  await rm(path, { force: true })
  const handle = toNodeHandler((request) => app.fetch(request))
  const server = createServer().on('request', handle)
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(path, resolve)
  })
  await chmod(path, 0o600)
  return async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
    await rm(path, { force: true })
  }
}
