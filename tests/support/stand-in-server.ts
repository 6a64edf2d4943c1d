import { createServer, type IncomingMessage } from 'node:http'
import { portOf } from './port-of.ts'

export interface StandInRequest {
  method: string
  path: string
  query: URLSearchParams
  headers: IncomingMessage['headers']
  body: string
}

export interface StandInAnswer {
  status?: number
  body: unknown
}

/** A local server in place of an external one; an error in its handler fails the test that caused it. */
export async function startStandIn(answer: (request: StandInRequest) => StandInAnswer) {
  const complaints: unknown[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8')
    request.on('data', (chunk: string) => {
      body += chunk
    })
    request.on('end', () => {
      const url = new URL(request.url ?? '/', 'http://stand-in')
      let reply: StandInAnswer
      try {
        reply = answer({
          method: request.method ?? '',
          path: url.pathname,
          query: url.searchParams,
          headers: request.headers,
          body,
        })
      } catch (error) {
        complaints.push(error)
        reply = { status: 400, body: { error: { message: String(error) } } }
      }
      response.writeHead(reply.status ?? 200, { 'content-type': 'application/json' })
      response.end(reply.body === null ? '' : JSON.stringify(reply.body))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const port = portOf(server)
  return {
    port,
    /** Throws what the stand-in found wrong with a request. */
    assertSatisfied() {
      if (complaints.length > 0) throw complaints[0]
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
