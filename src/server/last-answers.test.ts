import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'
import { serve } from 'srvx'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { lastAnswers } from './last-answers'

let isStopping: boolean
let server: ReturnType<typeof serve>
let agent: Agent
beforeEach(async () => {
  isStopping = false
  agent = new Agent({ keepAlive: true })
  server = serve({
    port: 0,
    hostname: '127.0.0.1',
    silent: true,
    gracefulShutdown: false,
    middleware: [lastAnswers(() => isStopping)],
    fetch: () => new Response('here'),
  })
  await server.ready()
})
afterEach(async () => {
  agent.destroy()
  await server.close(true)
})

/** Reuses the open connection, if any; the port tells which one was used. */
async function ask() {
  const [answer]: IncomingMessage[] = await once(get(server.url ?? '', { agent }), 'response')
  if (!answer) throw new Error('no answer')
  const port = answer.socket.localPort
  await once(answer.resume(), 'end')
  return { port, connection: answer.headers.connection }
}

test('a connection is kept while the process goes on, and ended with its answer while it stops', async () => {
  const first = await ask()
  expect(first.connection).toBe('keep-alive')
  expect(await ask()).toEqual(first)
  isStopping = true
  expect(await ask()).toEqual({ ...first, connection: 'close' })
})
