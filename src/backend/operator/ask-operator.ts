import { request } from 'node:http'
import { connect } from 'node:net'
import type { Env } from '../env.ts'
import { operatorSocketPath } from './socket-path.ts'

export type Rows = readonly Record<string, unknown>[]

const NOBODY_LISTENS = new Set(['ENOENT', 'ECONNREFUSED'])

/** Asks the running product; null if it isn't running. */
function askRunning(socketPath: string, name: string, input: unknown): Promise<Rows | null> {
  return new Promise((resolve, reject) => {
    const asked = request(
      { socketPath, path: `/${encodeURIComponent(name)}`, method: 'POST' },
      (reply) => {
        let text = ''
        reply.setEncoding('utf8')
        reply.on('data', (chunk: string) => {
          text += chunk
        })
        reply.on('end', () => {
          const body: { rows?: Rows; error?: string } = JSON.parse(text)
          if (body.rows) resolve(body.rows)
          else reject(new Error(body.error))
        })
      },
    )
    asked.on('error', (error: NodeJS.ErrnoException) =>
      NOBODY_LISTENS.has(error.code ?? '') ? resolve(null) : reject(error),
    )
    asked.end(JSON.stringify(input))
  })
}

/** Whether the product runs on this data folder. */
export const isRunning = (dataDir: string): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(operatorSocketPath(dataDir))
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })

/**
 * Runs a command in the running product, or on its data directly if it isn't running.
 * @throws Error with a sentence for the operator
 */
export async function askOperator(env: Env, name: string, input: unknown): Promise<Rows> {
  const answered = await askRunning(operatorSocketPath(env.dataDir), name, input)
  if (answered) return answered
  // The whole backend takes seconds to load and isn't needed to ask a running product.
  const { runHere } = await import('./run-here.ts')
  return runHere(env, name, input)
}
