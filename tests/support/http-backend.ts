import { serve } from 'srvx'
import { createTestBackend, type TestBackend, type TestBackendOptions } from './backend.ts'

/** A test backend that real clients reach over the network, with a worker for its jobs. */
export interface HttpBackend extends TestBackend {
  baseUrl: string
}

export async function serveTestBackend(options: TestBackendOptions = {}): Promise<HttpBackend> {
  const backend = await createTestBackend({ worker: true, ...options })
  const server = serve({
    port: 0,
    hostname: '127.0.0.1',
    silent: true,
    gracefulShutdown: false,
    // The origin that `call` uses, so that addresses it got work here, too.
    fetch: (request) => backend.app.fetch(request, { ip: '127.0.0.1', origin: 'http://localhost' }),
  })
  await server.ready()
  return {
    ...backend,
    baseUrl: server.url?.replace(/\/$/, '') ?? '',
    async close() {
      await server.close(true)
      await backend.close()
    },
  }
}
