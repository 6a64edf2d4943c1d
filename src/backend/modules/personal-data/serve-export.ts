import { Readable } from 'node:stream'
import type { Context as HonoContext } from 'hono'
import { ZipFile } from 'yazl'
import type { ApiEnvironment } from '../../http/api-environment.ts'
import { webBody } from '../files/index.ts'
import { collectData } from './collect-data.ts'
import { verifyExportAddress } from './export-address.ts'

/** Serves a user's data as a ZIP archive, created while it is downloaded. */
export async function serveExport(c: HonoContext<ApiEnvironment>): Promise<Response> {
  const { context } = c.var
  const userId = verifyExportAddress(context, new URL(c.req.url).searchParams)
  const day = context.clock.now().toISOString().slice(0, 10)
  const headers = new Headers({
    'content-type': 'application/zip',
    'content-disposition': `attachment; filename="account-${day}.zip"`,
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
  })
  if (c.req.raw.method === 'HEAD') return new Response(null, { headers })
  const zip = new ZipFile()
  const stream = Readable.from(zip.outputStream, { objectMode: false })
  zip.on('error', (error: Error) => stream.destroy(error))
  for (const [name, content] of await collectData(context, userId)) {
    zip.addReadStreamLazy(name, { compress: true }, (answer) => {
      const text = Readable.from(content, { objectMode: false })
      text.once('error', (error) => stream.destroy(error))
      answer(null, text)
    })
  }
  zip.end()
  return new Response(webBody(stream), { headers })
}
